package org.farstar.games.grid.domineering;

import org.farstar.engine.search.Walls;

/**
 * The best ways to cut a board of Domineering between its lines into strips of up to three: the
 * {@link Walls} of the board, and of the boards in which one line or two have lost cells. These
 * take a few additions each, since the best ways to cut what is above and below are known. It is
 * what {@link DominoStrips} finds again for every board. For one thread.
 */
final class DominoCuts {
  private static final int SIDE = DominoBoard.SIDE;

  /** Empty lines above the first one, and below the last. */
  private static final int EDGE = StripTables.MOST_ROWS - 1;

  private final StripTables tables;
  private final long[] one;
  private final int[] lines = new int[SIDE + 2 * EDGE];

  /** The sums of strips of what is above each line. */
  private final long[] above = new long[SIDE + 2 * EDGE + 1];

  /** The same for each line and what is below. */
  private final long[] below = new long[SIDE + 2 * EDGE + 1];

  private int count;
  private long[] two;
  private long[] three;
  private int twoColumns;
  private int threeColumns;

  /**
   * @param tables the walls of strips
   */
  DominoCuts(StripTables tables) {
    this.tables = tables;
    this.one = tables.one();
  }

  /** Takes the lines of a board. */
  void set(int[] cells, int many, int width) {
    count = many;
    System.arraycopy(cells, 0, lines, EDGE, many);
    for (int i = 0; i < EDGE; i++) {
      lines[EDGE + many + i] = 0;
    }
    two = tables.two(width);
    twoColumns = columns(two, 2);
    three = tables.three(width);
    threeColumns = three == null ? 0 : columns(three, StripTables.MOST_ROWS);
    for (int i = 0; i <= EDGE; i++) {
      // An empty line beyond the edge, with its offset, is worth nothing.
      above[EDGE - i] = -Walls.all(i * StripTables.ROW_OFFSET);
      below[EDGE + many + i] = above[EDGE - i];
    }
    for (int i = EDGE; i < EDGE + many; i++) {
      above[i + 1] = ending(i, lines[i]);
    }
    for (int i = EDGE + many - 1; i >= EDGE; i--) {
      long best = below[i + 1] + one[lines[i]];
      best = Walls.max(best, below[i + 2] + two(lines[i], lines[i + 1]));
      below[i] =
          three == null
              ? best
              : Walls.max(best, below[i + 3] + three(lines[i], lines[i + 1], lines[i + 2]));
    }
  }

  private static int columns(long[] table, int rows) {
    return Integer.numberOfTrailingZeros(table.length) / rows;
  }

  private long two(int a, int b) {
    return two[a | b << twoColumns];
  }

  private long three(int a, int b, int c) {
    return three[a | (b | c << threeColumns) << threeColumns];
  }

  /** The sums of strips to a line, which has other cells. */
  private long ending(int i, int line) {
    long best = Walls.max(above[i] + one[line], above[i - 1] + two(lines[i - 1], line));
    return three == null
        ? best
        : Walls.max(best, above[i - 2] + three(lines[i - 2], lines[i - 1], line));
  }

  /** The walls of the board. */
  long walls() {
    return whole(above[EDGE + count]);
  }

  private long whole(long sum) {
    return sum + Walls.all(Walls.OFFSET - count * StripTables.ROW_OFFSET);
  }

  /** The walls of the board in which a line, counted from 0, has other cells. */
  long walls(int line, int cells) {
    int i = EDGE + line;
    long best = ending(i, cells) + below[i + 1];
    best = Walls.max(best, above[i] + two(cells, lines[i + 1]) + below[i + 2]);
    if (three != null) {
      best =
          Walls.max(best, above[i - 1] + three(lines[i - 1], cells, lines[i + 1]) + below[i + 2]);
      best = Walls.max(best, above[i] + three(cells, lines[i + 1], lines[i + 2]) + below[i + 3]);
    }
    return whole(best);
  }

  /** The walls of the board in which a line, counted from 0, and the next one have other cells. */
  long walls(int line, int cells, int next) {
    int i = EDGE + line;
    long first = ending(i, cells);
    long second = Walls.max(first + one[next], above[i] + two(cells, next));
    if (three != null) {
      second = Walls.max(second, above[i - 1] + three(lines[i - 1], cells, next));
    }
    long best = Walls.max(second + below[i + 2], first + two(next, lines[i + 2]) + below[i + 3]);
    if (three != null) {
      best = Walls.max(best, above[i] + three(cells, next, lines[i + 2]) + below[i + 3]);
      best = Walls.max(best, first + three(next, lines[i + 2], lines[i + 3]) + below[i + 4]);
    }
    return whole(best);
  }
}
