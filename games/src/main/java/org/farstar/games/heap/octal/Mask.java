package org.farstar.games.heap.octal;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Which numbers are rare as values of a heap: those with an even number of the bits of a mask. Of
 * some games the heap counts, too (A. Flammenkamp, Sparse- and Common-Positions): where k may be
 * taken when two heaps are left, the rare numbers of heap n are those with an even number of the
 * bits if n - k is even, and an odd one otherwise. Either way a move to two common heaps has a rare
 * number, and so has one to two rare heaps.
 *
 * @param bits the mask
 * @param turns whether the heap counts
 * @param taken the parity of k, which must be the same for all k; 0 where the heap does not count
 */
record Mask(int bits, boolean turns, int taken) {
  /** A mask, and how many heaps are rare by it. */
  record Fewest(Mask mask, int rare) {}

  /**
   * The mask by which the fewest heaps are rare, where the heap counts if that leaves half as many
   * or fewer. It takes v log v for v numbers, after the heaps.
   *
   * @param values of the heaps from 0 on
   * @param heaps how many there are
   * @param space a power of two above all values
   * @param splits how many may be taken where two heaps may be left; none for heaps not to count
   */
  static Fewest fewest(IntUnaryOperator values, int heaps, int space, int[] splits) {
    long[][] times = new long[2][space];
    for (int heap = 0; heap < heaps; heap++) {
      times[heap & 1][values.applyAsInt(heap)]++;
    }
    long[] all = new long[space];
    long[] turned = new long[space];
    int taken = splits.length > 0 ? splits[0] & 1 : 0;
    for (int value = 0; value < space; value++) {
      all[value] = times[0][value] + times[1][value];
      turned[value] = times[taken][value] - times[1 - taken][value];
    }
    transform(all);
    transform(turned);
    int plain = least(all);
    int other = least(turned);
    boolean turns = splits.length > 0 && Arrays.stream(splits).allMatch(k -> (k & 1) == taken);
    // The rare heaps and the common ones are all.
    int rare = (int) ((heaps + all[plain]) / 2);
    int rareInTurn = (int) ((heaps + turned[other]) / 2);
    return turns && 2L * rareInTurn <= rare
        ? new Fewest(new Mask(other, true, taken), rareInTurn)
        : new Fewest(new Mask(plain, false, 0), rare);
  }

  /** The Walsh-Hadamard transform: at a mask, how many more heaps are rare than common. */
  private static void transform(long[] times) {
    for (int half = 1; half < times.length; half *= 2) {
      for (int from = 0; from < times.length; from += 2 * half) {
        for (int i = from; i < from + half; i++) {
          long one = times[i];
          long other = times[i + half];
          times[i] = one + other;
          times[i + half] = one - other;
        }
      }
    }
  }

  private static int least(long[] times) {
    int best = 1;
    for (int i = 2; i < times.length; i++) {
      if (times[i] < times[best]) {
        best = i;
      }
    }
    return best;
  }

  /** Which of two kinds a heap is of; a number is rare for one kind or the other. */
  int turn(int heap) {
    return turns ? (heap ^ taken) & 1 : 0;
  }

  /** Whether a number is rare as the value of a heap of a kind. */
  boolean isRare(int value, int turn) {
    return (Integer.bitCount(value & bits) + turn & 1) == 0;
  }

  /**
   * A number as a word: the top bit says that it is common as the value of a heap of a kind, the
   * others are its own without the lowest bit of the mask. That map is linear for kind 0, and the
   * words of the values of two heaps add up to that of a sum they leave. It keeps the order among
   * the common numbers and among the rare ones.
   *
   * @param half how many rare words there are, a power of two
   */
  int word(int value, int turn, int half) {
    int pivot = Integer.numberOfTrailingZeros(bits);
    int low = value & ((1 << pivot) - 1);
    int high = value >>> (pivot + 1);
    return low | high << pivot | (isRare(value, turn) ? 0 : half);
  }

  /** The number of a {@linkplain #word word}. */
  int value(int word, int turn, int half) {
    int pivot = Integer.numberOfTrailingZeros(bits);
    int own = word & (half - 1);
    int low = own & ((1 << pivot) - 1);
    int without = low | own >>> pivot << (pivot + 1);
    return isRare(without, turn) == word < half ? without : without | 1 << pivot;
  }

  /** The mask in hexadecimal, and what is added to the number of its bits: nothing, n or n+1. */
  String text() {
    return Integer.toHexString(bits) + (turns ? "+n" + (taken == 0 ? "" : "+1") : "");
  }
}
