package org.farstar.verify.heap;

import java.util.BitSet;

/**
 * The theorem on a saltus that is no power of two; its proof is in docs/papers/rulesets.md. Heaps
 * below n0 + p are looked at in all sums, so n0 + p is at most {@link #MOST}.
 */
final class SaltusSums {
  /** Where a period ends beyond this heap, the theorem is not used. */
  private static final int MOST = 256;

  /** So many periods of even length lie before the heaps whose options are looked at. */
  private static final int BEFORE = 8;

  private final String code;
  private final int period;
  private final int from;
  private final int saltus;
  private final int[] values;

  /**
   * @param values those of the heaps below n0 + p
   */
  SaltusSums(String code, int period, int from, int saltus, int[] values) {
    this.code = code;
    this.period = period;
    this.from = from;
    this.saltus = saltus;
    this.values = values;
  }

  /** The last heap whose value must be compared besides. */
  static long last(int places, int period, int from) {
    return Math.max(from + (BEFORE + 2) * even(period) - 1, places + 3L * (from - 1));
  }

  /** Once or twice the period. */
  private static long even(int period) {
    return period % 2 == 0 ? period : 2L * period;
  }

  private int digit(int taken) {
    return Character.digit(code.charAt(taken == 0 ? 0 : taken + 1), 16);
  }

  private boolean leaves(int taken, int heaps) {
    return taken <= places() && (digit(taken) & 1 << heaps) != 0;
  }

  private int places() {
    return code.length() - 2;
  }

  /** The value of a heap by the period, also of heaps below n0. */
  private int formal(int heap) {
    int place = from + Math.floorMod(heap - from, period);
    return values[place] + saltus * ((heap - place) / period);
  }

  /** The value of a heap. */
  private int value(int heap) {
    return heap < from ? values[heap] : formal(heap);
  }

  /** Whether the theorem speaks of the values. */
  boolean hold(Runnable checkStop) {
    return from + period <= MOST && noSum(checkStop) && allLeft(checkStop);
  }

  /** No sum of values that a move leaves is that of the heap, or above it by an even number. */
  private boolean noSum(Runnable checkStop) {
    for (int taken = 0; taken <= places(); taken++) {
      for (int one = from; one < from + period; one++) {
        checkStop.run();
        if (taken > 0 && leaves(taken, 1) && values[one] == formal(taken + one)) {
          return false;
        }
        for (int two = 1; two <= one; two++) {
          int sum = values[one] + values[two];
          if (leaves(taken, 2) && meets(taken + one + two, sum)) {
            return false;
          }
          for (int three = 1; three <= two && leaves(taken, 3); three++) {
            if (meets(taken + one + two + three, sum + values[three])) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private boolean meets(int heap, int sum) {
    int more = sum - formal(heap);
    return more >= 0 && more % 2 == 0;
  }

  private boolean allLeft(Runnable checkStop) {
    int length = Math.toIntExact(even(period));
    int more = saltus * (length / period);
    int start = from + BEFORE * length;
    for (int heap = start; heap < start + length; heap++) {
      checkStop.run();
      int value = value(heap);
      BitSet alone = beside(heap, from);
      for (int taken = 1; taken <= places() && heap - taken >= from; taken++) {
        if (leaves(taken, 1)) {
          alone.set(value(heap - taken));
        }
      }
      alone.and(beside(heap + length, from));
      if (value < more
          || alone.nextClearBit(value - more) < value
          || beside(heap, 0).nextClearBit(0) < value - more) {
        return false;
      }
    }
    return true;
  }

  /** The values of the heaps from one on that a heap leaves beside two equal ones; 0 for none. */
  private BitSet beside(int heap, int least) {
    BitSet found = new BitSet();
    for (int taken = 0; taken <= places(); taken++) {
      int rest = heap - taken;
      if (least == 0 && leaves(taken, 2) && rest >= 2 && rest % 2 == 0) {
        found.set(0);
      }
      for (int one = rest - 2; one >= Math.max(1, least) && leaves(taken, 3); one -= 2) {
        found.set(value(one));
      }
    }
    return found;
  }
}
