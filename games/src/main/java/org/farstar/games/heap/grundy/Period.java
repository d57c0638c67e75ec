package org.farstar.games.heap.grundy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A period of the Grundy values of single heaps, plain or arithmetic: G(n+p) = G(n) + s for all n
 * from n0 on.
 *
 * @param length the period p
 * @param from the first heap n0 from which it holds
 * @param saltus the saltus s, 0 for a plain period
 * @param checked the greatest heap whose value was computed and fits
 * @param proved whether it was checked as far as the theorem asks that makes it never end
 */
public record Period(int length, int from, int saltus, int checked, boolean proved) {
  /** A plain period. */
  public Period(int length, int from, int checked, boolean proved) {
    this(length, from, 0, checked, proved);
  }

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
    String what =
        "period " + length + (saltus == 0 ? "" : " and saltus " + saltus) + " from heap " + from;
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
   * A proved arithmetic period among the values of the heaps up to {@code last}, else the shortest
   * that has come round three times and holds for half of the heaps; one with a saltus of at least
   * 1. Takes time linear in {@code last}, and that of the proofs that are tried.
   *
   * <p>The proved one is the shortest there is: a shorter one q that divides p and fits from there
   * for p heaps more, as it does after three rounds of p, goes on as long, for G(n+q) - G(n) has
   * the plain period p.
   *
   * @param first the first heap that counts
   * @param last the last heap whose value is known
   * @param proves whether a theorem makes a candidate, not proved yet, never end
   */
  public static Optional<Period> findArithmetic(
      int[] values, int first, int last, Predicate<Period> proves) {
    int[] steps = new int[Math.max(0, last)];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = values[i + 1] - values[i];
    }
    int[] fits = fits(steps, last - 1);
    List<Period> seen = new ArrayList<>();
    for (int p = 1; p < fits.length; p++) {
      int from = Math.max(first, last - p - fits[p]);
      int saltus = values[last] - values[last - p];
      if (saltus > 0 && from + 3L * p <= last) {
        Period found = new Period(p, from, saltus, last, false);
        seen.add(found);
        if (proves.test(found)) {
          int length = p;
          Period shortest =
              seen.stream()
                  .filter(q -> length % q.length == 0 && q.from == from)
                  .findFirst()
                  .orElse(found);
          return Optional.of(new Period(shortest.length, from, shortest.saltus, last, true));
        }
      }
    }
    return seen.stream().filter(q -> q.from <= last / 2).findFirst();
  }

  /**
   * For each shift p up to half of all how many of the last values agree with the one p before: the
   * Z-algorithm on the values read backwards.
   */
  private static int[] fits(int[] values, int last) {
    int[] fits = new int[Math.max(0, last) / 2 + 1];
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
