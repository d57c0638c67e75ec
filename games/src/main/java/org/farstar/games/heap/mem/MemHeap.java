package org.farstar.games.heap.mem;

import org.farstar.values.text.Scanner;

/**
 * A heap and how many were taken from it last.
 *
 * @param n the size
 * @param last how many were taken last; 0 where nothing was taken yet
 */
record MemHeap(int n, int last) {
  /** No heap is larger. */
  static final int LARGEST = 1_000_000;

  /** Reads {@code n} or {@code n/last}. */
  static MemHeap read(String text) {
    String number = "a number from 0 to " + LARGEST;
    Scanner at = new Scanner(text).whitespace();
    int n = (int) at.natural(0, LARGEST, "a heap, " + number);
    if (at.whitespace().atEnd()) {
      return new MemHeap(n, 0);
    }
    at.expect("/", "/ and how many were taken last, or the end").whitespace();
    int last = (int) at.natural(0, LARGEST, "how many were taken last, " + number);
    at.whitespace().expectEnd("one heap and one number, as 10/3");
    return new MemHeap(n, last);
  }

  @Override
  public String toString() {
    return last == 0 ? Integer.toString(n) : n + "/" + last;
  }
}
