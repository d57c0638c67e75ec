package org.farstar.papers.rulesets;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Statement;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.octal.DigitTable;
import org.farstar.games.heap.octal.Digits;

/** Periods of games of taking and breaking: what follows from them, by the definition. */
final class PeriodClaims {
  /** Periods are proved by the values of so many heaps, and compared so far. */
  private static final int PROVED = 200;

  private static final int COMPARED = 320;

  private PeriodClaims() {}

  static List<Claim> all() {
    return List.of(claim(HeapStatements.DIGIT_PERIOD, false), claim(HeapStatements.SALTUS, true));
  }

  private static Claim claim(Statement statement, boolean arithmetic) {
    return Claims.of(statement)
        .over("the first %d of the codes d.ab with d = 0, 4, 8 or C", 1, 1024)
        .atMost(1024)
        .check(
            (n, cases) ->
                code(
                    List.of((n - 1) / 256 * 4, (n - 1) / 16 % 16, (n - 1) % 16),
                    arithmetic,
                    cases));
  }

  private static void code(List<Integer> code, boolean arithmetic, Cases cases) {
    DigitTable table = new DigitTable(new Digits(code, false), PROVED);
    cases
        .control()
        .metered(
            meter -> {
              table.compute(PROVED, meter);
              return table;
            });
    Optional<Period> period = table.proved().filter(p -> p.saltus() > 0 == arithmetic);
    if (period.isEmpty()) {
      return;
    }
    int[] values = new int[COMPARED + 1];
    for (int heap = 1; heap <= COMPARED; heap++) {
      cases.control().throwIfStopped();
      values[heap] = value(code, values, heap);
      BigInteger size = BigInteger.valueOf(heap);
      int found = cases.control().metered(meter -> table.value(size, meter)).orElseThrow();
      cases.equal(values[heap], found, () -> text(code) + ": " + size);
    }
  }

  private static String text(List<Integer> code) {
    return String.format(Locale.ROOT, "%X.%X%X", code.toArray());
  }

  /** The least number that no option has. */
  private static int value(List<Integer> code, int[] values, int heap) {
    BitSet seen = new BitSet();
    for (int taken = 0; taken < code.size() && taken <= heap; taken++) {
      int digit = code.get(taken);
      int rest = heap - taken;
      if ((digit & (rest == 0 ? 1 : 2)) != 0) {
        seen.set(values[rest]);
      }
      for (int a = 1; 2 * a <= rest; a++) {
        if ((digit & 4) != 0) {
          seen.set(values[a] ^ values[rest - a]);
        }
        for (int b = a; (digit & 8) != 0 && a + 2 * b <= rest; b++) {
          seen.set(values[a] ^ values[b] ^ values[rest - a - b]);
        }
      }
    }
    return seen.nextClearBit(0);
  }
}
