package org.farstar.games.order.monotone.dense;

import org.farstar.engine.budget.Meter;
import org.farstar.games.order.monotone.board.LargeGap;

/**
 * Fills a {@link BoxTable}. The lowest ones of a word are its low part. Words that differ only
 * there have numbers in a row, a block; blocks come in ascending order, and every move leads to a
 * smaller number.
 *
 * <ul>
 *   <li>A move of a one above the low part, or of a zero over such a one, leads to another block
 *       and does the same to a range of words in a row. So before a block begins, such moves are
 *       made for 64 words at once: a word wins if the word of equal place in an earlier range is
 *       lost.
 *   <li>The other moves stay in the block. A word that nothing has marked is lost, and marks the
 *       words of its block that lead to it.
 * </ul>
 *
 * <p>The ones have indices 1, .., b from the lowest place up, as in {@link WordNumbers}. The slow
 * referee is {@link DiagramBox#options}, and double bumping for long words.
 */
final class BoxSolver {
  private final long[] won;
  private final WordNumbers numbers;
  private final int length;
  private final int ones;

  /** How many ones the low part has, at least one if there is any. */
  private final int low;

  /** The places of the low ones: those of the word n of a block begin at n times {@link #low}. */
  private final int[] lowPlaces;

  /** The places of the ones, those of index i at i-1; below {@link #low} not in use. */
  private final int[] high;

  /** The place that the low ones stay below: that of the next one, or the end of the word. */
  private int top;

  private long base;
  private long size;
  private long lostWords;

  /**
   * A solver.
   *
   * @param won a bit for each word and at least one more, all 0
   * @param mostLow how many low parts there may be at most, if the low part is not a single one
   */
  BoxSolver(DiagramBox box, WordNumbers numbers, long[] won, int mostLow) {
    this.won = won;
    this.numbers = numbers;
    this.length = box.length();
    this.ones = box.blues();
    int chosen = Math.min(1, ones);
    while (chosen < ones && lowParts(box, chosen + 1) <= mostLow) {
      chosen++;
    }
    this.low = chosen;
    this.lowPlaces = lowPlaces(low, (int) lowParts(box, low), box.reds() + low);
    this.high = new int[ones];
  }

  private static long lowParts(DiagramBox box, int low) {
    return LargeGap.binomial(box.reds() + low, Math.min(box.reds(), low));
  }

  private static int[] lowPlaces(int low, int count, int end) {
    int[] all = new int[low * count];
    int[] places = new int[low];
    for (int i = 0; i < low; i++) {
      places[i] = i;
    }
    for (int n = 0; n < count; n++) {
      System.arraycopy(places, 0, all, n * low, low);
      WordNumbers.next(places, 0, end);
    }
    return all;
  }

  /**
   * Solves all words.
   *
   * @return how many are lost
   */
  long solve(Meter meter) {
    int[] places = new int[ones - low];
    for (int i = 0; i < places.length; i++) {
      places[i] = low + i;
    }
    int block = 0;
    do {
      System.arraycopy(places, 0, high, low, places.length);
      top = low < ones ? high[low] : length;
      size = numbers.at(low, top);
      highOnes();
      highZeros();
      inside(meter);
      base += size;
      block++;
      meter.throwIfStopped(block);
    } while (WordNumbers.next(places, low, length));
    return lostWords;
  }

  /** Moves of a one above the low part. It is never the lowest one, so it may pass many zeros. */
  private void highOnes() {
    for (int index = low + 1; index <= ones; index++) {
      int from = high[index - 1];
      int least = index == low + 1 ? low : high[index - 2] + 1;
      for (int to = least; to < from; to++) {
        // The low ones must lie below the place that the one above them moves to.
        long count = index == low + 1 ? numbers.at(low, to) : size;
        long source = base - numbers.at(index, from) + numbers.at(index, to);
        winWhereLost(source, base, count);
      }
    }
  }

  /**
   * Moves of a zero over two ones or more, the topmost of them above the low part: each of these
   * ones moves one place down. Over one of them it is a move of that one.
   */
  private void highZeros() {
    for (int lowest = 1; lowest < ones; lowest++) {
      int place = lowest > low ? high[lowest - 1] : top - (low + 1 - lowest);
      boolean zeroBelow =
          lowest > low + 1 ? high[lowest - 2] < place - 1 : place >= lowest && low < ones;
      // A zero that has no zero above it passes a single one.
      if (!zeroBelow || length - place == ones - lowest + 1) {
        continue;
      }
      long target = base;
      long source = base;
      for (int index = lowest; index <= low; index++) {
        int at = place + index - lowest;
        target += numbers.at(index, at);
        source += numbers.at(index, at - 1);
      }
      long count = lowest <= low + 1 ? numbers.at(lowest - 1, place - 1) : size;
      int first = Math.max(lowest, low + 1);
      for (int index = first; index <= ones; index++) {
        int at = place + index - lowest;
        if (high[index - 1] != at) {
          break;
        }
        source -= numbers.at(index - 1, at - 1);
        if (index > lowest) {
          winWhereLost(source, target, count);
        }
      }
    }
  }

  /** The words of a block in ascending order, those that other blocks win being marked. */
  private void inside(Meter meter) {
    long end = base + size;
    for (long at = base; at < end; ) {
      int bit = Long.numberOfTrailingZeros(~won[(int) (at >>> 6)] >>> at);
      at = Math.min(at + bit, (at | 63) + 1);
      if (at < end && (won[(int) (at >>> 6)] >>> at & 1) == 0) {
        meter.count();
        lostWords++;
        mark((int) (at - base));
        at++;
      }
    }
  }

  /** Marks the words of the block that have a move to its word n. */
  private void mark(int n) {
    long number = base + n;
    int[] places = lowPlaces;
    int start = n * low - 1;
    int above = top;
    for (int index = low; index > 0; index--) {
      int place = places[start + index];
      // Backwards the 1 moves up over zeros, more than one only if a 1 stands after it.
      int end = index == 1 ? Math.min(above, place + 2) : above;
      for (int to = place + 1; to < end; to++) {
        win(number + numbers.at(index, to) - numbers.at(index, place));
      }
      // Backwards a 0 moves down over ones; over a single one it is the move above.
      int zero = place + 1;
      if (zero < above && length - 1 - zero != ones - index) {
        long from = number + numbers.at(index - 1, place);
        for (int next = index - 1; next > 0; next--) {
          int at = places[start + next];
          if (at != place - (index - next)) {
            break;
          }
          from += numbers.at(next - 1, at);
          win(from);
        }
      }
      above = place;
    }
  }

  private void win(long number) {
    won[(int) (number >>> 6)] |= 1L << number;
  }

  /**
   * Marks those words of a range as won for which the word of equal place in another range is lost.
   *
   * @param source where the other range begins; it ends before the target begins
   * @param target where the range begins
   * @param count the length of both
   */
  private void winWhereLost(long source, long target, long count) {
    long end = target + count;
    int shift = (int) (source - target) & 63;
    // With the target at a bit of a word, the source begins at the same bit of two words shifted.
    long offset = Math.floorDiv(source - target, 64L);
    for (long at = target & -64L; at < end; at += 64) {
      int from = (int) ((at >>> 6) + offset);
      long lower = from < 0 ? 0 : ~won[from] >>> shift;
      long lost = lower | ~won[from + 1] << 1 << (63 - shift);
      if (at < target) {
        lost &= -1L << target;
      }
      if (at + 64 > end) {
        lost &= -1L >>> -end;
      }
      won[(int) (at >>> 6)] |= lost;
    }
  }
}
