package org.farstar.games.positional.show;

import org.farstar.games.positional.family.Cube;

/**
 * Where the points of a board stand on paper, in columns and rows from 0; between the layers of a
 * board of more than two dimensions columns and rows are left empty.
 */
public interface BoardLayout {
  /** How many points there are. */
  int points();

  /** The column of a point. */
  int column(int point);

  /** The row of a point. */
  int row(int point);

  /** A rectangle, its points numbered row by row. */
  static BoardLayout rectangle(int rows, int columns) {
    return new BoardLayout() {
      @Override
      public int points() {
        return rows * columns;
      }

      @Override
      public int column(int point) {
        return point % columns;
      }

      @Override
      public int row(int point) {
        return point / columns;
      }
    };
  }

  /** Points without a place of their own, row by row. */
  static BoardLayout list(int points, int columns) {
    BoardLayout rectangle = rectangle((points + columns - 1) / columns, columns);
    return new BoardLayout() {
      @Override
      public int points() {
        return points;
      }

      @Override
      public int column(int point) {
        return rectangle.column(point);
      }

      @Override
      public int row(int point) {
        return rectangle.row(point);
      }
    };
  }

  /**
   * [n]^d: the last coordinate runs across, the one before it down, the next one across the layers,
   * the next one down, and so on.
   */
  static BoardLayout of(Cube cube) {
    return new BoardLayout() {
      @Override
      public int points() {
        return cube.points();
      }

      @Override
      public int column(int point) {
        return along(point, cube.dimension() - 1);
      }

      @Override
      public int row(int point) {
        return along(point, cube.dimension() - 2);
      }

      private int along(int point, int last) {
        int at = 0;
        int width = 1;
        for (int i = last; i >= 0; i -= 2) {
          at += (cube.coordinate(point, i) - 1) * width;
          width = cube.side() * width + 1;
        }
        return at;
      }
    };
  }
}
