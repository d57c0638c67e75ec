package org.farstar.games.order.monotone.rooks;

/** A board that is being searched: its chains, its safe squares, and its options. */
final class RookNode {
  final Rooks board = new Rooks();
  private final Chains up;
  private final Chains down;
  private final boolean misere;
  private final Forgetting forgetting;
  private final int[] safe = new int[Rooks.LARGEST];
  private final int[] deadUp = new int[Rooks.LARGEST];
  private final int[] deadDown = new int[Rooks.LARGEST];
  private boolean anyDead;

  RookNode(int a, int d, boolean misere, Forgetting forgetting) {
    this.up = new Chains(a, false);
    this.down = new Chains(d, true);
    this.misere = misere;
    this.forgetting = forgetting;
  }

  /**
   * Forgets all rooks that make no difference.
   *
   * @return whether it is certain that the board will be full in the end: no chain can be completed
   *     any more, not even if both players want it
   */
  boolean reduce() {
    while (true) {
      load();
      up.loadAnyFree();
      down.loadAnyFree();
      if (!up.possible() && !down.possible() && !anyDead) {
        return true;
      }
      int needed =
          forgetting.needed(up, up.turned(board.freeRows()), deadUp)
              | forgetting.needed(down, down.turned(board.freeRows()), deadDown);
      int rooks = (1 << board.size()) - 1 & ~board.freeColumns();
      int spare = rooks & ~needed;
      if (spare == 0) {
        return false;
      }
      // One at a time: of two that can stand in for each other one must stay.
      board.forget(Integer.numberOfTrailingZeros(spare));
    }
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

  /** The safe squares of a column. */
  int safe(int column) {
    return safe[column];
  }
}
