package org.farstar.games.order.monotone.rooks;

/** A board that is being searched: its chains, its safe squares, and its options. */
final class RookNode {
  final PackedRooks board = new PackedRooks();
  private final RookChains up;
  private final RookChains down;
  private final boolean misere;
  private final NeededRooks neededRooks;
  private final int[] safe = new int[PackedRooks.LARGEST];
  private final int[] deadUp = new int[PackedRooks.LARGEST];
  private final int[] deadDown = new int[PackedRooks.LARGEST];
  private boolean anyDead;

  RookNode(int a, int d, boolean misere, NeededRooks neededRooks) {
    this.up = new RookChains(a, false);
    this.down = new RookChains(d, true);
    this.misere = misere;
    this.neededRooks = neededRooks;
  }

  /**
   * Removes all rooks that make no difference.
   *
   * @return whether it is certain that the board will be full in the end: no chain can be completed
   *     any more, not even if both players want it
   */
  boolean reduce() {
    load();
    up.loadAnyFree();
    down.loadAnyFree();
    if (!up.possible() && !down.possible() && !anyDead) {
      return true;
    }
    int needed = needed(0);
    while (needed != board.rookColumns()) {
      // One at a time: of two that can stand in for each other one must stay. What is needed stays
      // needed, because of chains fewer are left, none of them shorter.
      int spare = Integer.numberOfTrailingZeros(board.rookColumns() & ~needed);
      board.remove(spare);
      needed = PackedRooks.without(needed, spare);
      load();
      if (needed != board.rookColumns()) {
        up.loadAnyFree();
        down.loadAnyFree();
        needed = needed(needed);
      }
    }
    return false;
  }

  private int needed(int before) {
    int needed = neededRooks.in(up, up.turned(board.freeRows()), deadUp, before);
    return needed == board.rookColumns()
        ? needed
        : neededRooks.in(down, down.turned(board.freeRows()), deadDown, needed);
  }

  /** Finds the chains of rooks and, in misère play, the dead squares. */
  void load() {
    up.load(board);
    down.load(board);
    anyDead = false;
    for (int c = 0; c < board.size(); c++) {
      deadUp[c] = 0;
      deadDown[c] = 0;
      if (misere && (board.freeColumns() >> c & 1) != 0) {
        // What kills a square once is enough, so that only the first direction keeps it dead.
        int rising = up.completing(c) & board.freeRows();
        int falling = down.turned(down.completing(c)) & board.freeRows();
        deadUp[c] = rising;
        deadDown[c] = down.turned(falling & ~rising);
        up.kill(c, rising | falling);
        down.kill(c, down.turned(rising | falling));
        anyDead |= (rising | falling) != 0;
      }
    }
  }

  /** Whether a rook on some free square of a board that is loaded completes a chain. */
  boolean completing() {
    int found = 0;
    for (int c = 0; c < board.size(); c++) {
      if ((board.freeColumns() >> c & 1) != 0) {
        found |= board.freeRows() & (up.completing(c) | down.turned(down.completing(c)));
      }
    }
    return found != 0;
  }

  /** Finds the safe squares of a board that is loaded. */
  int countSafe() {
    if (!misere) {
      up.loadOneFree();
      down.loadOneFree();
    }
    int count = 0;
    for (int c = 0; c < board.size(); c++) {
      safe[c] = up.live(c);
      if (!misere && safe[c] != 0) {
        safe[c] &= ~(up.completingSoon(c) | down.turned(down.completingSoon(c)));
      }
      count += Integer.bitCount(safe[c]);
    }
    return count;
  }

  /**
   * Whether it is certain that the board will not be full: in misère play a column or a row is dead
   * as a whole, and dead squares stay so. To be asked after {@link #countSafe}.
   */
  boolean drawless() {
    int rows = 0;
    for (int c = 0; c < board.size() && misere; c++) {
      if (safe[c] == 0 && (board.freeColumns() >> c & 1) != 0) {
        return true;
      }
      rows |= safe[c];
    }
    return misere && rows != board.freeRows();
  }

  /** The safe squares of a column. */
  int safe(int column) {
    return safe[column];
  }
}
