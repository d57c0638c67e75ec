package org.farstar.games.order;

/** Elements to choose in a dense block. */
final class Fractions {
  private Fractions() {}

  /**
   * The simplest fraction of a block strictly between two of its elements, by the tree of Stern and
   * Brocot: no other has a smaller denominator.
   *
   * @param block the block
   * @param low the lower element, null for no bound
   * @param high the higher element, null for no bound
   */
  static Element between(int block, Element low, Element high) {
    if (low == null && high == null) {
      return Element.of(block, 0);
    }
    if (low == null) {
      return Element.of(block, Math.min(0, -Math.floorDiv(-high.over(), high.under()) - 1));
    }
    if (high == null) {
      return Element.of(block, Math.max(0, Math.floorDiv(low.over(), low.under()) + 1));
    }
    long whole = Math.floorDiv(low.over(), low.under());
    long[] simplest =
        simplest(
            low.over() - whole * low.under(),
            low.under(),
            high.over() - whole * high.under(),
            high.under());
    return new Element(block, simplest[0] + whole * simplest[1], simplest[1]);
  }

  /** The simplest x with a/b below x below c/d, for a/b not negative, by continued fractions. */
  private static long[] simplest(long a, long b, long c, long d) {
    long whole = a / b;
    // The next integer, if it is small enough, is the simplest.
    if ((whole + 1) * d < c) {
      return new long[] {whole + 1, 1};
    }
    // Otherwise the fraction is whole + 1/y with d/(c - whole*d) below y below b/(a - whole*b).
    long rest = a - whole * b;
    if (rest == 0) {
      // y has no upper bound: the next integer above its lower bound.
      long y = d / (c - whole * d) + 1;
      return new long[] {whole * y + 1, y};
    }
    long[] y = simplest(d, c - whole * d, b, rest);
    return new long[] {whole * y[0] + y[1], y[0]};
  }
}
