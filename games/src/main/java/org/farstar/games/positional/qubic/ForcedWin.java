package org.farstar.games.positional.qubic;

import java.util.Arrays;

/**
 * Finds wins of X by threats: moves that make a line of three whose fourth cell O must take. Keeps
 * the sequences found for one move of X, which often win against many replies. Not thread-safe.
 *
 * <p>The lines are bits of two words, and four sets of lines say which have one X at least, two,
 * one O, two. Two cells that a player takes change these sets by a few instructions each, and a
 * threat is a free cell of a line with two X and no O: the other free cell is the reply.
 */
public final class ForcedWin {
  /** So few that they stay in the cache of a core. */
  private static final int SLOT_BITS = 13;

  private static final int SLOTS = 1 << SLOT_BITS;
  private static final int DEEPEST = 40;
  private static final int MOST_KEPT = 16;

  /** Where the sets stand in a frame, the second word of each behind the first. */
  private static final int X1 = 0;

  private static final int X2 = 2;
  private static final int O1 = 4;
  private static final int O2 = 6;
  private static final int FRAME = 8;

  /** The lines of the first word. */
  private static final int HALF = 38;

  /** The lines through each cell, as two words. */
  private static final long[] THROUGH = new long[2 * Cube64.CELLS];

  static {
    for (int line = 0; line < Cube64.LINES.length; line++) {
      for (long rest = Cube64.LINES[line]; rest != 0; rest &= rest - 1) {
        THROUGH[2 * Long.numberOfTrailingZeros(rest) + line / HALF] |= 1L << line % HALF;
      }
    }
  }

  private final long[] failedX = new long[SLOTS];
  private final long[] failedO = new long[SLOTS];
  private final long[] frames = new long[(DEEPEST + 1) * FRAME];
  private final int[] sequence = new int[DEEPEST];
  private int length;
  private final int[][] kept = new int[MOST_KEPT][];
  private int keptCount;

  /** The sequence that won last. */
  private int[] last;

  private long left;

  /** X's first move of the win found last. */
  public int firstMove() {
    return last[0];
  }

  /** Forgets the sequences that were kept. */
  public void forget() {
    keptCount = 0;
  }

  /**
   * Whether X, to move, wins by threats; neither has a line of three but for O's whose fourth cell
   * is {@code block}.
   *
   * @param most how many positions may be looked at; beyond, the answer is no
   */
  public boolean wins(long x, long o, long block, long most) {
    return again(x, o, block) || search(x, o, block, most);
  }

  /** Whether one of the sequences that were kept wins. */
  public boolean again(long x, long o, long block) {
    for (int i = keptCount - 1; i >= 0; i--) {
      if (replays(kept[i], x, o, block)) {
        last = kept[i];
        return true;
      }
    }
    return false;
  }

  /** The same as {@link #wins}, without a look at the sequences that were kept. */
  public boolean search(long x, long o, long block, long most) {
    left = most;
    begin(x, o);
    if (!search(x, o, block, 0)) {
      return false;
    }
    if (keptCount == MOST_KEPT) {
      System.arraycopy(kept, 1, kept, 0, --keptCount);
    }
    last = Arrays.copyOf(sequence, length);
    kept[keptCount++] = last;
    return true;
  }

  /** Whether X's moves of a sequence still win. */
  private static boolean replays(int[] moves, long x, long o, long block) {
    long nowX = x;
    long nowO = o;
    long due = block;
    for (int move : moves) {
      long bit = 1L << move;
      if (((nowX | nowO) & bit) != 0 || due != 0 && due != bit) {
        return false;
      }
      nowX |= bit;
      long fourth = Cube64.wins(move, nowX, nowO);
      if ((fourth & fourth - 1) != 0) {
        return true;
      }
      if (fourth == 0) {
        return false;
      }
      nowO |= fourth;
      due = Cube64.wins(Long.numberOfTrailingZeros(fourth), nowO, nowX);
    }
    return false;
  }

  /**
   * The replies of O that the sequence found last wins against, and perhaps more: those that take
   * none of its cells and give O no line of three on the way.
   *
   * @param x the cells of X, who has just moved; the sequence wins where O passes
   * @param o those of O before the reply
   */
  public long harmless(long x, long o) {
    long taken = 0;
    long others = o;
    long now = x;
    for (int move : last) {
      now |= 1L << move;
      long fourth = Cube64.wins(move, now, others);
      taken |= fourth | 1L << move;
      if ((fourth & fourth - 1) != 0) {
        break;
      }
      others |= fourth;
    }
    for (long line : Cube64.LINES) {
      long two = line & others;
      if ((line & x) == 0 && (two & two - 1) != 0) {
        taken |= line;
      }
    }
    return ~taken;
  }

  private void begin(long x, long o) {
    Arrays.fill(frames, 0, FRAME, 0);
    for (long rest = x; rest != 0; rest &= rest - 1) {
      add(0, X1, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = o; rest != 0; rest &= rest - 1) {
      add(0, O1, Long.numberOfTrailingZeros(rest));
    }
  }

  /** Adds a cell to the two sets of a player. */
  private void add(int frame, int player, int cell) {
    for (int word = 0; word < 2; word++) {
      int at = frame + player + word;
      long through = THROUGH[2 * cell + word];
      frames[at + 2] |= frames[at] & through;
      frames[at] |= through;
    }
  }

  private boolean search(long x, long o, long block, int depth) {
    if ((block & block - 1) != 0 || depth == DEEPEST || left-- <= 0) {
      return false;
    }
    int slot = slot(x, o);
    if (failedX[slot] == x && failedO[slot] == o) {
      return false;
    }
    int frame = depth * FRAME;
    long allowed = block == 0 ? -1 : block;
    long once = 0;
    long twice = 0;
    for (int word = 0; word < 2; word++) {
      long open = frames[frame + X2 + word] & ~frames[frame + O1 + word];
      for (; open != 0; open &= open - 1) {
        long free = Cube64.LINES[word * HALF + Long.numberOfTrailingZeros(open)] & ~x;
        twice |= once & free;
        once |= free;
      }
    }
    if ((twice & allowed) != 0) {
      sequence[depth] = Long.numberOfTrailingZeros(twice & allowed);
      length = depth + 1;
      return true;
    }
    if ((once & allowed) != 0 && goesOn(x, o, allowed, depth)) {
      return true;
    }
    if (left > 0) {
      failedX[slot] = x;
      failedO[slot] = o;
    }
    return false;
  }

  private static int slot(long x, long o) {
    long mixed = (x * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(o, 23)) * 0xC2B2AE3D27D4EB4FL;
    return (int) (mixed >>> 64 - SLOT_BITS);
  }

  /** Tries the threats, none of which makes two lines of three. */
  private boolean goesOn(long x, long o, long allowed, int depth) {
    int frame = depth * FRAME;
    for (int word = 0; word < 2; word++) {
      long open = frames[frame + X2 + word] & ~frames[frame + O1 + word];
      for (; open != 0; open &= open - 1) {
        long free = Cube64.LINES[word * HALF + Long.numberOfTrailingZeros(open)] & ~x;
        for (long moves = free & allowed; moves != 0; moves &= moves - 1) {
          long move = Long.lowestOneBit(moves);
          sequence[depth] = Long.numberOfTrailingZeros(move);
          if (threat(x | move, o, free & ~move, depth)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Goes on after a threat, where O takes the fourth cell. */
  private boolean threat(long x, long o, long fourth, int depth) {
    int frame = depth * FRAME;
    int next = frame + FRAME;
    System.arraycopy(frames, frame, frames, next, FRAME);
    add(next, X1, sequence[depth]);
    int cell = Long.numberOfTrailingZeros(fourth);
    long due = 0;
    for (int word = 0; word < 2; word++) {
      long lines = frames[next + O2 + word] & ~frames[next + X1 + word] & THROUGH[2 * cell + word];
      for (; lines != 0; lines &= lines - 1) {
        due |= Cube64.LINES[word * HALF + Long.numberOfTrailingZeros(lines)];
      }
    }
    long then = o | fourth;
    add(next, O1, cell);
    return search(x, then, due & ~then, depth + 1);
  }
}
