package org.farstar.games.order.monotone.dense;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.games.order.monotone.board.LargeGap;

/**
 * All words of one {@link DiagramBox}, each won or lost by the player to move, with one bit for a
 * word.
 *
 * <p>Words with b ones in ascending order as numbers are numbered from 0; the number of a word is
 * the sum of C(p_i, i) over its ones at bits p_1 &lt; ... &lt; p_b. Every move makes the number
 * smaller. So the numbers are passed through in ascending order: a word that no smaller lost word
 * has marked is lost, and marks the words that lead to it.
 *
 * <pre>
 *   won:  long 0                    long 1
 *         bit 63 ... 2 1 0          bit 63 ... 0        1: the player to move wins
 *             word 63 .. 2 1 0          word 127 .. 64
 * </pre>
 *
 * <p>Memory: one bit for each of the C(reds+blues, blues) words, at most {@value #MOST_WORDS} of
 * them. Time: a pass over the bits, and about reds+blues steps for each lost word; a few words in a
 * hundred are lost.
 */
public final class BoxTable {
  /** The most words of one table. */
  public static final long MOST_WORDS = 64L * (Integer.MAX_VALUE - 8);

  private final DiagramBox box;
  private final long words;
  private final long[] won;
  private final long[][] choose;
  private long lostWords;

  private BoxTable(DiagramBox box, long words) {
    this.box = box;
    this.words = words;
    this.won = new long[(int) ((words + 63) >>> 6)];
    this.choose = new long[box.length() + 1][box.blues() + 1];
    for (int n = 0; n <= box.length(); n++) {
      for (int k = 0; k <= box.blues(); k++) {
        choose[n][k] = k > n ? 0 : LargeGap.binomial(n, Math.min(k, n - k));
      }
    }
  }

  /** How many words a box has. */
  public static long words(DiagramBox box) {
    return LargeGap.binomial(box.length(), Math.min(box.reds(), box.blues()));
  }

  /** The memory that the table of a box takes. */
  public static long bytes(DiagramBox box) {
    return (words(box) >>> 6) * Long.BYTES;
  }

  /**
   * Solves a box.
   *
   * @throws SearchStopped when the budget ends, in particular at once where the table does not fit
   *     into its memory; a position of the budget is a lost word
   */
  public static BoxTable solve(DiagramBox box, Control control) {
    long words = words(box);
    long memory = control.budget().memoryBytes().orElse(Long.MAX_VALUE);
    if (words > MOST_WORDS || bytes(box) > memory) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    BoxTable table = new BoxTable(box, words);
    Meter meter = control.meter(() -> bytes(box));
    try {
      table.run(meter);
    } finally {
      meter.settle();
    }
    return table;
  }

  /** The box. */
  public DiagramBox box() {
    return box;
  }

  /** How many words it has. */
  public long words() {
    return words;
  }

  /** How many of them the player to move loses. */
  public long lostWords() {
    return lostWords;
  }

  /** Whether the player to move loses. */
  public boolean lost(long word) {
    long number = number(word);
    return (won[(int) (number >>> 6)] >>> number & 1) == 0;
  }

  /** The number of a word. */
  long number(long word) {
    long number = 0;
    int index = 1;
    for (long rest = word; rest != 0; rest &= rest - 1) {
      number += choose[Long.numberOfTrailingZeros(rest)][index++];
    }
    return number;
  }

  private void run(Meter meter) {
    for (int block = 0; block < won.length; block++) {
      long first = (long) block << 6;
      long free = words - first >= 64 ? -1L : (1L << (words - first)) - 1;
      // Words of this block may be marked from inside it.
      for (long open = free & ~won[block]; open != 0; ) {
        int bit = Long.numberOfTrailingZeros(open);
        meter.count();
        lostWords++;
        mark(first + bit);
        open = bit == 63 ? 0 : free & ~won[block] & (-1L << (bit + 1));
      }
      meter.throwIfStopped(block);
    }
  }

  /** Marks the words that have a move to this one. */
  private void mark(long number) {
    long word = word(number);
    int length = box.length();
    int lastOne = Long.numberOfTrailingZeros(word);
    int firstZero = Long.SIZE - 1 - Long.numberOfLeadingZeros(~word & (1L << length) - 1);
    int index = Long.bitCount(word);
    for (int bit = length - 1; bit >= 0; bit--) {
      if ((word >>> bit & 1) == 0) {
        continue;
      }
      // Backwards the 1 moves up over zeros, more than one only if a 1 stands after it.
      for (int to = bit + 1; to < length && (word >>> to & 1) == 0; to++) {
        set(number + choose[to][index] - choose[bit][index]);
        if (bit == lastOne) {
          break;
        }
      }
      // Backwards a 0 moves down over ones; over a single one it is the move above.
      int zero = bit + 1;
      if (zero < length && (word >>> zero & 1) == 0 && zero != firstZero) {
        long from = number + choose[bit][index - 1];
        int passed = index - 1;
        for (int to = bit - 1; to >= 0 && (word >>> to & 1) != 0; to--) {
          from += choose[to][passed - 1];
          passed--;
          set(from);
        }
      }
      index--;
    }
  }

  /** The word with a number. */
  long word(long number) {
    long word = 0;
    long rest = number;
    int bit = box.length() - 1;
    for (int index = box.blues(); index > 0; index--) {
      while (choose[bit][index] > rest) {
        bit--;
      }
      word |= 1L << bit;
      rest -= choose[bit][index];
      bit--;
    }
    return word;
  }

  private void set(long number) {
    won[(int) (number >>> 6)] |= 1L << number;
  }
}
