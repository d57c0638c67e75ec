package org.farstar.games.grid.nogo;

import org.farstar.engine.search.Walls;

/**
 * What was lately asked about rows of NoGo: their bounds, and their negatives. What is asked may
 * take the place of something else; nothing is lost by it. Not thread-safe.
 */
final class NoGoRowFacts {
  private static final int BITS = 16;
  private static final int PLACES = 1 << BITS;
  private static final long ZERO = Walls.all(Walls.OFFSET);

  /** Null where nothing is known. */
  private final NoGoRowWalls walls;

  private final long[] rows = new long[PLACES];
  private final long[] negatives = new long[PLACES];
  private final long[] owns = new long[PLACES];
  private final long[] others = new long[PLACES];

  /**
   * @param walls bounds rows; null where nothing is known
   */
  NoGoRowFacts(NoGoRowWalls walls) {
    this.walls = walls;
  }

  /**
   * Where the facts about a row are until it is asked about another one.
   *
   * @param row the smaller one of its images
   */
  int at(long row) {
    int place = (int) (row * 0x9E3779B97F4A7C15L >>> Long.SIZE - BITS);
    if (rows[place] != row) {
      learn(place, row);
    }
    return place;
  }

  private void learn(int place, long row) {
    int cells = NoGoRow.cells(row);
    long right = NoGoRow.right(row);
    long left = NoGoRow.left(row, right);
    rows[place] = row;
    negatives[place] = NoGoRow.least(right, left, cells);
    if (walls != null) {
      owns[place] = walls.of(left, right, cells);
      others[place] = walls.of(right, left, cells);
    }
  }

  /** The row with the players exchanged, the smaller one of its images. */
  long negative(int place) {
    return negatives[place];
  }

  /** What the right wall is at least, see {@link NoGoRowWalls#of}. */
  long own(int place) {
    return owns[place];
  }

  /** Likewise for the negative. */
  long other(int place) {
    return others[place];
  }

  /** Whether the row is certainly 0: at least, and at most. */
  boolean isZero(int place) {
    return walls != null
        && Walls.winSecond(owns[place] + ZERO)
        && Walls.winSecond(others[place] + ZERO);
  }
}
