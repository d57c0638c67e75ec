package org.farstar.games.positional.qubic;

import java.util.Arrays;

/**
 * Finds wins of X by threats: moves that make a line of three whose fourth cell O must take. Keeps
 * the sequences found for one move of X, which often win against many replies. Not thread-safe.
 */
final class ForcedWin {
  private static final int SLOTS = 1 << 17;
  private static final int DEEPEST = 40;
  private static final int MOST_KEPT = 16;

  private final long[] failedX = new long[SLOTS];
  private final long[] failedO = new long[SLOTS];
  private final int[] sequence = new int[DEEPEST];
  private int length;
  private final int[][] kept = new int[MOST_KEPT][];
  private int keptCount;
  private long left;
  private long tried;

  /** How many positions have been looked at. */
  long tried() {
    return tried;
  }

  /** X's first move of the win found last. */
  int firstMove() {
    return kept[keptCount - 1][0];
  }

  /** Forgets the sequences that were kept. */
  void forget() {
    keptCount = 0;
  }

  /**
   * Whether X, to move, wins by threats; neither has a line of three but for O's whose fourth cell
   * is {@code block}.
   *
   * @param most how many positions may be looked at; beyond, the answer is no
   */
  boolean wins(long x, long o, long block, long most) {
    for (int i = keptCount - 1; i >= 0; i--) {
      if (replays(kept[i], x, o, block)) {
        return true;
      }
    }
    left = most;
    if (!search(x, o, block, 0)) {
      return false;
    }
    if (keptCount == MOST_KEPT) {
      System.arraycopy(kept, 1, kept, 0, --keptCount);
    }
    kept[keptCount++] = Arrays.copyOf(sequence, length);
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

  private boolean search(long x, long o, long block, int depth) {
    if ((block & block - 1) != 0 || depth == DEEPEST || left-- <= 0) {
      return false;
    }
    int slot =
        (int) ((x * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(o, 23)) * 0xC2B2AE3D27D4EB4FL >>> 47);
    if (failedX[slot] == x && failedO[slot] == o) {
      return false;
    }
    tried++;
    long moves = 0;
    for (long line : Cube64.LINES) {
      long own = line & x;
      if ((line & o) == 0 && (own & own - 1) != 0) {
        moves |= line;
      }
    }
    moves &= block == 0 ? ~x : block;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      long after = x | 1L << move;
      long fourth = Cube64.wins(move, after, o);
      sequence[depth] = move;
      if ((fourth & fourth - 1) != 0) {
        length = depth + 1;
        return true;
      }
      long then = o | fourth;
      long due = Cube64.wins(Long.numberOfTrailingZeros(fourth), then, after);
      if (search(after, then, due, depth + 1)) {
        return true;
      }
    }
    if (left > 0) {
      failedX[slot] = x;
      failedO[slot] = o;
    }
    return false;
  }

  private static int slot(long x, long o) {
    return (int) ((x * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(o, 23)) * 0xC2B2AE3D27D4EB4FL >>> 47);
  }
}
