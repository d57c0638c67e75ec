package org.farstar.games.order.monotone.dense;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.LargeGap;

/**
 * All words of one {@link DiagramBox}, each won or lost by the player to move, with one bit for a
 * word.
 *
 * <p>Words with b ones in ascending order as binary numbers are numbered from 0; the number of a
 * word is the sum of C(p_i, i) over its ones at bits p_1 &lt; ... &lt; p_b. Every move makes the
 * number smaller. So the numbers are passed through in ascending order. Words may have any length,
 * more than the bits of a long too.
 *
 * <pre>
 *   won:  long 0                    long 1
 *         bit 63 ... 2 1 0          bit 63 ... 0        1: the player to move wins
 *             word 63 .. 2 1 0          word 127 .. 64
 * </pre>
 *
 * <p>Memory: one bit for each of the C(reds+blues, blues) words, at most {@value #MOST_WORDS} of
 * them. Time: a few nanoseconds for a word.
 */
public final class BoxTable {
  /** The most words of one table. */
  public static final long MOST_WORDS = 64L * (Integer.MAX_VALUE - 8);

  /** How many low parts a block has at most; a place takes four bytes. */
  private static final int MOST_LOW = 1 << 18;

  private final DiagramBox box;
  private final long words;
  private final long[] won;
  private final WordNumbers numbers;
  private long lostWords;

  private BoxTable(DiagramBox box, long words) {
    this.box = box;
    this.words = words;
    // One more, so that the solver may read a word of bits behind each.
    this.won = new long[(int) ((words + 63) >>> 6) + 1];
    this.numbers = new WordNumbers(box);
  }

  /** How many words a box has. */
  public static long words(DiagramBox box) {
    return LargeGap.binomial(box.length(), Math.min(box.reds(), box.blues()));
  }

  /** Whether the table of a box takes no more than some bytes. */
  public static boolean fits(DiagramBox box, long bytes) {
    return words(box) <= MOST_WORDS && bytes(box) <= bytes;
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
    return solve(box, control, MOST_LOW);
  }

  /** The same, with a limit on the low parts of {@link BoxSolver}. */
  static BoxTable solve(DiagramBox box, Control control, int mostLow) {
    long words = words(box);
    long memory = control.budget().memoryBytes().orElse(Long.MAX_VALUE);
    if (!fits(box, memory)) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    BoxTable table = new BoxTable(box, words);
    BoxSolver solver = new BoxSolver(box, table.numbers, table.won, mostLow);
    table.lostWords = control.metered(() -> bytes(box), solver::solve);
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

  /** Whether the player to move loses at an admissible colour sequence that the box holds. */
  public boolean lost(ColourSequence colours) {
    return lostAt(numbers.number(box.places(colours)));
  }

  /**
   * Whether the player to move loses at a word of a box whose words {@linkplain DiagramBox#packs
   * fit}.
   */
  public boolean lost(long word) {
    return lostAt(number(word));
  }

  private boolean lostAt(long number) {
    return (won[(int) (number >>> 6)] >>> number & 1) == 0;
  }

  /** The number of a word that fits. */
  long number(long word) {
    long number = 0;
    int index = 1;
    for (long rest = word; rest != 0; rest &= rest - 1) {
      number += numbers.at(index++, Long.numberOfTrailingZeros(rest));
    }
    return number;
  }

  /** The word with a number, where words fit. */
  long word(long number) {
    long word = 0;
    for (int place : numbers.places(number)) {
      word |= 1L << place;
    }
    return word;
  }
}
