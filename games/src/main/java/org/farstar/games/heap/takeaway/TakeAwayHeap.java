package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import org.farstar.games.heap.grundy.Naturals;
import org.farstar.values.text.Scanner;

/**
 * A heap and how many may be taken from it now.
 *
 * @param n the size
 * @param cap the most that may be taken, at most n
 */
public record TakeAwayHeap(BigInteger n, BigInteger cap) {
  public TakeAwayHeap {
    cap = cap.min(n);
  }

  public static TakeAwayHeap of(long n, long cap) {
    return new TakeAwayHeap(BigInteger.valueOf(n), BigInteger.valueOf(cap));
  }

  /** The first position of a play: anything may be taken but the whole heap. */
  static TakeAwayHeap start(BigInteger n) {
    return new TakeAwayHeap(n, n.subtract(BigInteger.ONE).max(BigInteger.ZERO));
  }

  /** Reads {@code n} or {@code n/cap}. */
  static TakeAwayHeap read(String text) {
    Scanner at = new Scanner(text).whitespace();
    BigInteger n = Naturals.read(at, "a heap");
    if (at.whitespace().atEnd()) {
      return start(n);
    }
    at.expect("/", "/ and how many may be taken, or the end").whitespace();
    BigInteger cap = Naturals.read(at, "how many may be taken");
    at.whitespace().expectEnd("one heap and one limit, as 21/5");
    return new TakeAwayHeap(n, cap);
  }

  @Override
  public String toString() {
    return equals(start(n)) ? n.toString() : n + "/" + cap;
  }
}
