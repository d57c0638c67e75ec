package org.farstar.papers.slides.heap;

import java.util.Arrays;
import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.takeaway.Limit;
import org.farstar.games.heap.takeaway.TakeAwayTable;

/** What is found of the Grundy values of the game with f(x) = x, which the lecture leaves open. */
final class CapPeriodClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);

  private CapPeriodClaims() {}

  static List<Claim> all() {
    return List.of(periods());
  }

  private static Claim periods() {
    return LECTURE
        .beyond("cap-periods")
        .says(
            "With f(x) = x the Grundy values of (n, c) are periodic in n from some n on, for every"
                + " fixed c, with the smallest power of 2 above c as their period.")
        .over(
            "proved for every n and all c up to %d: where the values of (n, 1), .., (n, c) come back"
                + " for c numbers n in a row they come back for ever, as (n, c) leads to n-1, .., n-c",
            1, 32)
        .conjecture()
        .butNot("Half of that is a period, too.", (c, cases) -> periods(c, 2, cases))
        .check((c, cases) -> periods(c, 1, cases));
  }

  private static void periods(int cap, int part, Cases cases) {
    int period = 2 * Integer.highestOneBit(cap) / part;
    // The values begin to repeat soon after n = c^2/2, as far as they were looked at.
    int last = cap * cap + 4 * period + 64;
    int[][] values = values(last, cap, cases);
    int row = 0;
    int from = last;
    for (int n = cap; n + period <= last && row < cap; n++) {
      row = Arrays.equals(values[n], values[n + period]) ? row + 1 : 0;
      from = n - row + 1;
    }
    int found = row;
    int begin = from;
    cases.check(
        found == cap,
        () -> "c = " + cap + ": the values up to n = " + last + " have no period " + period);
    if (part == 1 && cap <= 12) {
      TakeAwayTable table =
          cases.control().metered(meter -> new TakeAwayTable(Limit.read("f(x)=x"), 30, meter));
      for (int n = 0; n <= 30; n++) {
        int heap = n;
        cases.equal(
            table.value(n, Math.min(cap, n)),
            values[n][Math.min(cap, n)],
            () -> "(" + heap + ", " + cap + "), periodic from " + begin);
      }
    }
  }

  /** The values of (n, c) for n up to a last one and c up to a cap, by the definition. */
  private static int[][] values(int last, int cap, Cases cases) {
    int[][] values = new int[last + 1][cap + 1];
    for (int n = 1; n <= last; n++) {
      cases.control().throwIfStopped();
      boolean[] seen = new boolean[cap + 2];
      int value = 0;
      for (int c = 1; c <= cap; c++) {
        if (c <= n) {
          seen[values[n - c][c]] = true;
        }
        while (seen[value]) {
          value++;
        }
        values[n][c] = value;
      }
    }
    return values;
  }
}
