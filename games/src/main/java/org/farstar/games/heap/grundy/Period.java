package org.farstar.games.heap.grundy;

import java.util.Optional;

/**
 * A period of the Grundy values of single heaps.
 *
 * @param length the period p
 * @param from the first heap n0 from which it holds
 * @param checked the greatest heap whose value was computed and fits
 * @param proved whether it was checked as far as the theorem asks that makes it never end
 */
public record Period(int length, int from, int checked, boolean proved) {
  /** How far a period must be checked before it is proved. */
  @FunctionalInterface
  public interface Bound {
    /**
     * The greatest heap up to which a period of this length must hold from this heap on, and at
     * least the heap one length further.
     */
    long checkedAtLeast(int from, int length);
  }

  /** One sentence that says no more than is known. */
  public String sentence() {
    String what = "period " + length + " from heap " + from;
    return proved
        ? what + ", proved: checked to heap " + checked
        : what + ", seen so far: to heap " + checked + ", which proves nothing";
  }

  /**
   * A proved period among the values of the heaps up to {@code last}, else the shortest that has
   * come round three times. Time and memory are linear in {@code last}.
   *
   * <p>The proved one is the shortest there is, from the first heap from which it holds: a shorter
   * one would hold from there too, and would be proved by fewer values.
   *
   * @param first the first heap that counts
   * @param last the last heap whose value is known
   */
  public static Optional<Period> find(int[] values, int first, int last, Bound bound) {
    int[] fits = fits(values, last);
    Optional<Period> repeated = Optional.empty();
    for (int p = 1; p < fits.length; p++) {
      int from = Math.max(first, last - p - fits[p] + 1);
      if (last >= bound.checkedAtLeast(from, p)) {
        return Optional.of(new Period(p, from, last, true));
      }
      if (repeated.isEmpty() && from + 3L * p <= last) {
        repeated = Optional.of(new Period(p, from, last, false));
      }
    }
    return repeated;
  }

  /**
   * For each shift p up to half of all how many of the last values agree with the one p before: the
   * Z-algorithm on the values read backwards.
   */
  private static int[] fits(int[] values, int last) {
    int[] fits = new int[last / 2 + 1];
    int left = 0;
    int right = 0;
    for (int p = 1; p < fits.length; p++) {
      int n = p < right ? Math.min(right - p, fits[p - left]) : 0;
      while (p + n <= last && values[last - n] == values[last - p - n]) {
        n++;
      }
      fits[p] = n;
      if (p + n > right) {
        left = p;
        right = p + n;
      }
    }
    return fits;
  }
}
