package org.farstar.papers.endnim;

import java.util.List;
import org.farstar.values.player.Outcome;

/**
 * Rows of up to four finite piles beside a heap of Nim, of any size: who wins, and the atomic
 * weight of the row, each by a formula. Proved in {@code docs/papers/end-nim.md} by induction; in
 * constant time.
 */
final class FourPiles {
  private FourPiles() {}

  /**
   * Who wins.
   *
   * @param row the heights from left to right, at most four, all positive
   * @param heap the size of the heap, at least 0
   */
  static Outcome outcome(List<Integer> row, int heap) {
    return switch (row.size()) {
      case 0 -> nim(heap, 0);
      case 1 -> nim(heap, row.get(0));
      case 2 -> two(row.get(0), row.get(1), heap);
      case 3 -> three(row.get(0), row.get(1), row.get(2), heap);
      case 4 -> four(row, heap);
      default -> throw tooMany(row);
    };
  }

  private static IllegalArgumentException tooMany(List<Integer> row) {
    return new IllegalArgumentException(row.size() + " piles, allowed: up to 4");
  }

  private static Outcome nim(int heap, int pile) {
    return heap == pile ? Outcome.P : Outcome.N;
  }

  /** The player with the higher number wins; with equal numbers who cannot take the heap away. */
  private static Outcome higher(int left, int right, int heap) {
    return left == right ? nim(heap, 0) : left > right ? Outcome.L : Outcome.R;
  }

  private static Outcome two(int a, int b, int heap) {
    return a != b && heap == Math.max(a, b) ? Outcome.N : higher(a, b, heap);
  }

  private static Outcome three(int a, int middle, int b, int heap) {
    int highest = Math.max(a, b);
    if (highest > middle) {
      return higher(a, b, heap);
    }
    if (highest < middle) {
      return heap == middle ? higher(a, b, 0) : Outcome.N;
    }
    return a == b ? nim(heap, 1) : heap == 0 ? Outcome.N : higher(a, b, heap);
  }

  private static Outcome four(List<Integer> row, int heap) {
    int a = row.get(0);
    int b = row.get(1);
    int c = row.get(2);
    int d = row.get(3);
    if (b == c) {
      int highest = Math.max(a, d);
      boolean even = a != d && (highest == b && heap == 1 || highest < b && heap > 0);
      return even ? Outcome.N : higher(a, d, heap);
    }
    int left = b > c ? a + b : a;
    int right = b < c ? c + d : d;
    boolean even = b < c ? left < right && d <= b : left > right && a <= c;
    return even && heap == Math.max(b, c) ? Outcome.N : higher(left, right, heap);
  }

  /**
   * The atomic weight of a row.
   *
   * @param row the heights from left to right, at most four, all positive
   */
  static int weight(List<Integer> row) {
    if (row.size() > 4) {
      throw tooMany(row);
    }
    if (row.size() < 2) {
      return 0;
    }
    int a = row.get(0);
    int z = row.get(row.size() - 1);
    if (row.size() == 4 && !row.get(1).equals(row.get(2))) {
      boolean rising = row.get(1) < row.get(2);
      int inner = Math.max(row.get(1), row.get(2));
      return rising ? rising(a, inner, z) : -rising(z, inner, a);
    }
    int sign = Integer.compare(a, z);
    if (row.size() == 2) {
      return sign;
    }
    int order = Integer.compare(Math.max(a, z), row.get(1));
    return sign * (order > 0 ? row.size() - 1 : order + 1);
  }

  /** The weight of a|b|c|d with b &lt; c. */
  private static int rising(int a, int c, int d) {
    int excess = Integer.compare(a, c + d);
    return excess < 0 ? -2 - Integer.compare(d, c) : 3 * excess;
  }
}
