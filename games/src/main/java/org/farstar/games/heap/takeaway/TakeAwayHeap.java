package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import org.farstar.games.heap.grundy.Naturals;
import org.farstar.values.text.NotationException;

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

  static TakeAwayHeap of(long n, long cap) {
    return new TakeAwayHeap(BigInteger.valueOf(n), BigInteger.valueOf(cap));
  }

  /** The first position of a play: anything may be taken but the whole heap. */
  static TakeAwayHeap start(BigInteger n) {
    return new TakeAwayHeap(n, n.subtract(BigInteger.ONE).max(BigInteger.ZERO));
  }

  /** Reads {@code n} or {@code n/cap}. */
  static TakeAwayHeap read(String text) {
    Naturals.Placed n = Naturals.read(text, Naturals.skipBlanks(text, 0), "a heap");
    int at = Naturals.skipBlanks(text, n.to());
    if (at == text.length()) {
      return start(n.number());
    }
    if (text.charAt(at) != '/') {
      throw new NotationException(
          text, at + 1, NotationException.at(text, at), "/ and how many may be taken, or the end");
    }
    Naturals.Placed cap =
        Naturals.read(text, Naturals.skipBlanks(text, at + 1), "how many may be taken");
    int end = Naturals.skipBlanks(text, cap.to());
    if (end < text.length()) {
      throw new NotationException(
          text, end + 1, NotationException.at(text, end), "one heap and one limit, as 21/5");
    }
    return new TakeAwayHeap(n.number(), cap.number());
  }

  @Override
  public String toString() {
    return equals(start(n)) ? n.toString() : n + "/" + cap;
  }
}
