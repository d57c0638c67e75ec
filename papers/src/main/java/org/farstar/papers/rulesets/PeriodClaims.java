package org.farstar.papers.rulesets;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    return List.of(
        claim(HeapStatements.DIGIT_PERIOD, false),
        Claims.of(HeapStatements.SPARSE_PERIOD)
            .over("the first %d of the octal codes d.abc with d = 0 or 4", 1, 1024)
            .atMost(1024)
            .check(
                (n, cases) ->
                    sparse(
                        List.of((n - 1) / 512 * 4, (n - 1) / 64 % 8, (n - 1) / 8 % 8, (n - 1) % 8),
                        cases)),
        claim(HeapStatements.SALTUS, true));
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
    return code.stream()
        .map(digit -> Integer.toHexString(digit).toUpperCase(Locale.ROOT))
        .collect(Collectors.joining())
        .replaceFirst("(?<=^.)", ".");
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

  /**
   * All periods that the theorem proves by the mask with the fewest rare heaps, and each parity.
   */
  private static void sparse(List<Integer> code, Cases cases) {
    int[] values = new int[COMPARED + 1];
    for (int heap = 1; heap <= COMPARED; heap++) {
      values[heap] = value(code, values, heap);
    }
    for (int parity = -1; parity < 2; parity++) {
      int counted = parity;
      if (counted < 0
          || IntStream.range(0, code.size())
              .noneMatch(taken -> (code.get(taken) & 4) != 0 && taken % 2 != counted)) {
        for (int last = PROVED; last > 10; last /= 2) {
          sparse(code, values, last, mask(values, last, counted), counted, cases);
        }
      }
    }
  }

  private static void sparse(
      List<Integer> code, int[] values, int known, int mask, int parity, Cases cases) {
    int[] needed = new int[known + 1];
    int last = 0;
    for (int heap = 1; heap <= known; heap++) {
      needed[heap] = needed(code, values, mask, parity, heap);
      last = isRare(values[heap], mask, parity, heap) ? heap : last;
    }
    for (int p = 1; p < known; p++) {
      cases.control().throwIfStopped();
      int from = known - p + 1;
      while (from > 1 && values[from - 1] == values[from - 1 + p]) {
        from--;
      }
      int w = Math.max(last, Arrays.stream(needed, known - p + 1, known + 1).max().orElseThrow());
      for (int heap = from;
          known >= from + p + w + code.size() - 1 && heap + p <= COMPARED;
          heap++) {
        int at = heap + p;
        cases.equal(values[at], values[heap], () -> text(code) + ": " + at);
      }
    }
  }

  /** Whether a number is rare for a heap, which counts with a parity of at least 0. */
  private static boolean isRare(int value, int mask, int parity, int heap) {
    return (Integer.bitCount(value & mask) + (parity < 0 ? 0 : heap - parity)) % 2 == 0;
  }

  private static int mask(int[] values, int known, int parity) {
    return IntStream.range(1, 2 * Integer.highestOneBit(Arrays.stream(values).max().orElse(0) | 1))
        .boxed()
        .min(
            Comparator.comparing(
                mask ->
                    IntStream.rangeClosed(1, known)
                        .filter(heap -> isRare(values[heap], mask, parity, heap))
                        .count()))
        .orElseThrow();
  }

  /**
   * The least w so that each smaller rare number is the value of a move to one heap, or to two with
   * one of at most w.
   */
  private static int needed(List<Integer> code, int[] values, int mask, int parity, int heap) {
    BitSet missing = new BitSet();
    IntStream.range(0, values[heap])
        .filter(number -> isRare(number, mask, parity, heap))
        .forEach(missing::set);
    for (int taken = 0; taken < code.size() && taken <= heap; taken++) {
      if ((code.get(taken) & (taken == heap ? 1 : 2)) != 0) {
        missing.clear(values[heap - taken]);
      }
    }
    int w = 0;
    while (!missing.isEmpty()) {
      w++;
      for (int taken = 0; taken < code.size() && taken + w < heap; taken++) {
        if ((code.get(taken) & 4) != 0) {
          missing.clear(values[w] ^ values[heap - taken - w]);
        }
      }
    }
    return w;
  }
}
