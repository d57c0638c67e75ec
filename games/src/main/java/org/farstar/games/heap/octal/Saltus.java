package org.farstar.games.heap.octal;

import java.util.BitSet;
import org.farstar.games.heap.grundy.Period;

/**
 * When an arithmetic period G(n+p) = G(n) + s, n &gt;= n0, seen in the values of a game with a
 * hexadecimal code, never ends. The proofs of the three theorems are on the page papers/rulesets.md
 * of the documents; k is the last place of the code.
 *
 * <ul>
 *   <li>Any number above k may be taken, and no heap is split: if it holds up to heap N+p-1 for an
 *       N &gt;= n0+k, and the values of the heaps below N-k+p are 0, ..., s-1 and those of the
 *       heaps below N-k plus s.
 *   <li>The saltus is a power of two, all heaps below n0+p have values below 2^h s, Q = 2^h p &gt;=
 *       2 n0 + k - p - 2, and it holds up to heap n0 + 13 Q - 1.
 *   <li>Any saltus: no sum of values of heaps that a move leaves equals the value of the heap, or
 *       exceeds it by an even number; and over four periods every smaller value is left by taking
 *       alone or together with two equal heaps.
 * </ul>
 */
final class Saltus {
  /** Where a period ends beyond this heap, all sums are not tried. */
  private static final int MOST_SUMS = 256;

  /** So many periods of even length lie before the heaps whose options are looked at. */
  private static final int BEFORE = 8;

  private final Digits digits;

  Saltus(Digits digits) {
    this.digits = digits;
  }

  /**
   * Whether an arithmetic period never ends.
   *
   * @param values the values of the heaps up to {@link Period#checked}, at least
   * @param period one that holds up to there, from a heap of at least 1
   */
  boolean proves(int[] values, Period period) {
    return digits.tail()
        ? byValues(values, period)
        : byPowers(values, period) || bySums(values, period);
  }

  private boolean byValues(int[] values, Period period) {
    int end = period.checked() + 1 - digits.places();
    int start = end - period.length();
    if (start < period.from()) {
      return false;
    }
    BitSet expected = new BitSet();
    expected.set(0, period.saltus());
    BitSet found = new BitSet();
    for (int heap = 0; heap < end; heap++) {
      found.set(values[heap]);
      if (heap < start) {
        expected.set(values[heap] + period.saltus());
      }
    }
    return found.equals(expected);
  }

  private boolean byPowers(int[] values, Period period) {
    int from = period.from();
    if (Integer.bitCount(period.saltus()) != 1) {
      return false;
    }
    int largest = 0;
    for (int heap = 0; heap < from + period.length(); heap++) {
      largest = Math.max(largest, values[heap]);
    }
    long limit = period.saltus();
    long shift = period.length();
    while (limit <= largest || shift < 2L * from + digits.places() - period.length() - 2) {
      limit *= 2;
      shift *= 2;
    }
    return period.checked() >= from + 13 * shift - 1;
  }

  private boolean bySums(int[] values, Period period) {
    int times = period.length() % 2 == 0 ? 1 : 2;
    int length = times * period.length();
    int saltus = times * period.saltus();
    int start = period.from() + BEFORE * length;
    return period.from() + period.length() <= MOST_SUMS
        && period.checked() >= start + 2 * length - 1
        && period.checked() >= digits.places() + 3 * (period.from() - 1)
        && noSumFits(values, period)
        && allAreLeft(values, period.from(), start, length, saltus);
  }

  /** The value of a heap by the period, also where the heap is too small for it. */
  private static int formal(int[] values, Period period, int heap) {
    int place = period.from() + Math.floorMod(heap - period.from(), period.length());
    return values[place] + period.saltus() * ((heap - place) / period.length());
  }

  /**
   * Whether a sum of values that a move leaves is below the value of the heap, or odd beside it.
   */
  private static boolean differs(int[] values, Period period, int heap, int sum) {
    int more = sum - formal(values, period, heap);
    return more < 0 || more % 2 != 0;
  }

  private boolean noSumFits(int[] values, Period period) {
    int end = period.from() + period.length();
    boolean fits = false;
    for (int taken = 0; taken <= digits.places(); taken++) {
      for (int one = period.from(); one < end && !fits; one++) {
        fits =
            taken > 0
                && digits.leaves(taken, 1)
                && values[one] == formal(values, period, taken + one);
        for (int two = 1; two <= one && !fits; two++) {
          int heap = taken + one + two;
          int sum = values[one] + values[two];
          fits = digits.leaves(taken, 2) && !differs(values, period, heap, sum);
          for (int three = 1; three <= two && !fits && digits.leaves(taken, 3); three++) {
            fits = !differs(values, period, heap + three, sum + values[three]);
          }
        }
      }
    }
    return !fits;
  }

  /** The values that some heaps leave next to two equal heaps; 0 where nothing is next to them. */
  private BitSet besideTwo(int[] values, int heap, int least) {
    BitSet found = new BitSet();
    for (int taken = 0; taken <= digits.places(); taken++) {
      int rest = heap - taken;
      if (least == 0 && digits.leaves(taken, 2) && rest >= 2 && rest % 2 == 0) {
        found.set(0);
      }
      for (int one = rest - 2; one >= Math.max(1, least) && digits.leaves(taken, 3); one -= 2) {
        found.set(values[one]);
      }
    }
    return found;
  }

  /**
   * Whether of each heap of a period: all values of the last saltus below its own are left by heaps
   * from n0 on, also beside two equal ones one period further; and all smaller ones beside two.
   */
  private boolean allAreLeft(int[] values, int from, int start, int length, int saltus) {
    for (int heap = start; heap < start + length; heap++) {
      int value = values[heap];
      BitSet last = besideTwo(values, heap, from);
      for (int taken = 1; taken <= Math.min(digits.places(), heap - from); taken++) {
        if (digits.leaves(taken, 1)) {
          last.set(values[heap - taken]);
        }
      }
      last.and(besideTwo(values, heap + length, from));
      if (value < saltus
          || last.nextClearBit(value - saltus) < value
          || besideTwo(values, heap, 0).nextClearBit(0) < value - saltus) {
        return false;
      }
    }
    return true;
  }
}
