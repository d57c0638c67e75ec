package org.farstar.verify.qubic;

/**
 * Whether X wins by threats alone: every move of X makes a line of three whose fourth cell is free,
 * which O must take, until there are two such cells at once. Where O gets a line of three on the
 * way, X's next threat must take its fourth cell.
 *
 * <p>All such sequences are tried. What failed is remembered with the whole position, in a table
 * that forgets. Not thread-safe.
 */
final class ForcedWins {
  /** So few that they stay in the cache of a core. */
  private static final int SLOTS = 1 << 14;

  private final long[] failedX = new long[SLOTS];
  private final long[] failedO = new long[SLOTS];
  private final Runnable checkStop;
  private long tried;

  /**
   * @param checkStop called for every position; what it throws ends the search
   */
  ForcedWins(Runnable checkStop) {
    this.checkStop = checkStop;
  }

  /** How many positions have been looked at. */
  long tried() {
    return tried;
  }

  /** Whether X, to move, wins so. Neither player has an open line of three. */
  boolean win(long x, long o) {
    return win(x, o, 0);
  }

  /**
   * @param block the fourth cells of the lines of three that O has; X has none
   */
  private boolean win(long x, long o, long block) {
    tried++;
    checkStop.run();
    int slot = slot(x, o);
    if ((block & block - 1) != 0 || failedX[slot] == x && failedO[slot] == o) {
      return false;
    }
    long moves = 0;
    for (long line : QubicBoard.LINES) {
      long mine = line & x;
      if ((line & o) == 0 && (mine & mine - 1) != 0) {
        moves |= line;
      }
    }
    moves &= block == 0 ? ~x : block;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long after = x | Long.lowestOneBit(rest);
      // Neither had a line of three before, so every one goes through the new cell.
      long fourth = QubicBoard.winningThrough(Long.numberOfTrailingZeros(rest), after, o);
      if ((fourth & fourth - 1) != 0) {
        return true;
      }
      long then = o | fourth;
      if (win(
          after,
          then,
          QubicBoard.winningThrough(Long.numberOfTrailingZeros(fourth), then, after))) {
        return true;
      }
    }
    failedX[slot] = x;
    failedO[slot] = o;
    return false;
  }

  private static int slot(long x, long o) {
    long mixed = (x * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(o, 23)) * 0xC2B2AE3D27D4EB4FL;
    return (int) (mixed >>> 50);
  }
}
