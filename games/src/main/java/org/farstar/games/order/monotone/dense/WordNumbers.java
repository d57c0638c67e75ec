package org.farstar.games.order.monotone.dense;

import java.util.Arrays;
import org.farstar.games.order.monotone.board.LargeGap;

/**
 * The numbers of the words of a {@link DiagramBox}. Words with b ones in ascending order as binary
 * numbers are numbered from 0. A word is given by the places of its ones, bits p_1 &lt; ... &lt;
 * p_b, so that it may have any length; its number is the sum of C(p_i, i).
 */
final class WordNumbers {
  private final int ones;
  private final int length;

  /** C(place, index) at [index][place]; what no word of the box needs may be {@code UNBOUNDED}. */
  private final long[][] choose;

  WordNumbers(DiagramBox box) {
    this.ones = box.blues();
    this.length = box.length();
    this.choose = new long[ones + 1][length + 1];
    Arrays.fill(choose[0], 1);
    for (int index = 1; index <= ones; index++) {
      for (int place = 1; place <= length; place++) {
        long sum = choose[index][place - 1] + choose[index - 1][place - 1];
        choose[index][place] = Math.min(sum, LargeGap.UNBOUNDED);
      }
    }
  }

  /** How much a one at a place adds, as the one with this index, counted from 1. */
  long at(int index, int place) {
    return choose[index][place];
  }

  /** The number of the word with ones at these places, in ascending order. */
  long number(int[] places) {
    long number = 0;
    for (int i = 0; i < ones; i++) {
      number += choose[i + 1][places[i]];
    }
    return number;
  }

  /** The places of the ones of a word, in ascending order. */
  int[] places(long number) {
    int[] places = new int[ones];
    long rest = number;
    int place = length - 1;
    for (int index = ones; index > 0; index--) {
      while (choose[index][place] > rest) {
        place--;
      }
      places[index - 1] = place;
      rest -= choose[index][place];
      place--;
    }
    return places;
  }

  /**
   * Takes places in ascending order to the next ones with as many ones, by number.
   *
   * @return false where some place would be {@code end}; the places are then of no use
   */
  static boolean next(int[] places, int start, int end) {
    int i = 0;
    while (i + 1 < places.length && places[i] + 1 == places[i + 1]) {
      places[i] = start + i;
      i++;
    }
    return i < places.length && ++places[i] < end;
  }
}
