package org.farstar.games.positional.draw;

import java.util.Arrays;

/**
 * Two free points of its own for every open set of a board, found by augmenting paths. A pairing of
 * a position is mended when X takes a point more, which takes one path at most. Not for threads.
 */
final class PointMatching {
  private static final int NOBODY = -1;

  private final OpenBoard board;
  private final int[] owner;
  private final int[] seen;
  private int stamp;

  PointMatching(OpenBoard board) {
    this.board = board;
    this.owner = new int[board.points()];
    this.seen = new int[board.points()];
  }

  /** The owners of the points in a pairing of the board as it is; null where there is none. */
  int[] pairing() {
    if (2 * board.open() > board.free()) {
      return null;
    }
    Arrays.fill(owner, NOBODY);
    for (int set = 0; set < board.sets(); set++) {
      for (int copy = 0; board.open(set) && copy < 2; copy++) {
        stamp++;
        if (!augment(set)) {
          return null;
        }
      }
    }
    return owner.clone();
  }

  /**
   * Whether there is a pairing that does without one point.
   *
   * @param pairing one that may need it, of the board as it is; left as it is
   */
  boolean spares(int[] pairing, int point) {
    int set = pairing[point];
    if (set == NOBODY) {
      return true;
    }
    System.arraycopy(pairing, 0, owner, 0, owner.length);
    owner[point] = NOBODY;
    stamp++;
    seen[point] = stamp;
    return augment(set);
  }

  /** Finds one more point for a set; no deeper than there are sets. */
  private boolean augment(int set) {
    int[] points = board.set(set);
    for (int point : points) {
      if (owner[point] == NOBODY && board.free(point) && seen[point] != stamp) {
        owner[point] = set;
        return true;
      }
    }
    for (int point : points) {
      if (seen[point] != stamp && board.free(point)) {
        seen[point] = stamp;
        if (owner[point] != set && augment(owner[point])) {
          owner[point] = set;
          return true;
        }
      }
    }
    return false;
  }
}
