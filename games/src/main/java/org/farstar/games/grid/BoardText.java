package org.farstar.games.grid;

import java.math.BigInteger;
import java.util.StringJoiner;
import org.farstar.engine.table.Axis;
import org.farstar.values.text.Scanner;

/** Boards as text: rows of symbols joined by {@code |}; {@code 4x6} is a board of 4 empty rows. */
final class BoardText {
  /** How the form of positions is explained, before the symbols. */
  static final String ROWS = "rows joined by |; ";

  /** Empty boards of every size, for tables. */
  static final String SIZE_TEMPLATE = "{rows}x{columns}";

  private static final String SIZE = "rows and columns, such as 4x6";
  private static final String MOST = "a board of at most " + Grid.MOST_CELLS + " cells";

  /** Stands for a state that a game does not have. */
  static final char NO_SYMBOL = ' ';

  private BoardText() {}

  /**
   * Reads a board.
   *
   * @param text the rows
   * @param symbols the symbol of each state, in order, a blank for a state that the game does not
   *     have; capital letters are read too
   */
  static Board read(String text, String symbols) {
    Scanner at = new Scanner(text);
    if (at.atDigit()) {
      return empty(at);
    }
    int[] states = new int[Grid.MOST_CELLS];
    int cells = 0;
    int width = 0;
    do {
      int column = 0;
      while (!at.atEnd() && !at.is('|')) {
        if (width > 0 && column == width) {
          throw at.error("rows of equal length");
        }
        int state = state(at, symbols);
        if (cells == Grid.MOST_CELLS) {
          throw at.error(MOST);
        }
        states[cells++] = state;
        column++;
        at.next();
      }
      if (column == 0 || column < width) {
        throw at.error(cell(symbols));
      }
      width = column;
    } while (at.accept('|'));
    return board(Grid.of(cells / width, width), states);
  }

  private static int state(Scanner at, String symbols) {
    int state = symbols.indexOf(Character.toLowerCase(at.peek()));
    if (state < 0 || at.is(NO_SYMBOL)) {
      throw at.error(cell(symbols));
    }
    return state;
  }

  private static Board board(Grid grid, int[] states) {
    long first = 0;
    long second = 0;
    int next = 0;
    for (int row = 0; row < grid.height(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        long cell = grid.cell(row, column);
        int state = states[next++];
        first |= (state & 1) == 0 ? 0 : cell;
        second |= (state & 2) == 0 ? 0 : cell;
      }
    }
    return new Board(grid, first, second);
  }

  private static Board empty(Scanner at) {
    BigInteger rows = at.digits(MOST);
    BigInteger columns = at.expect("x", SIZE).digits(SIZE);
    at.expectEnd(SIZE);
    if (rows.multiply(columns).signum() == 0
        || rows.multiply(columns).compareTo(BigInteger.valueOf(Grid.MOST_CELLS)) > 0) {
      throw at.stretchError(MOST);
    }
    return new Board(Grid.of(rows.intValue(), columns.intValue()), 0, 0);
  }

  /** The axes of {@link #SIZE_TEMPLATE}. */
  static Axis[] sizes(int rows, int columns) {
    return new Axis[] {
      Axis.of("rows", "how many rows", 1, 1, rows),
      Axis.of("columns", "how many columns", 1, 1, columns)
    };
  }

  private static String cell(String symbols) {
    StringJoiner joiner = new StringJoiner(" ");
    symbols.chars().filter(c -> c != NO_SYMBOL).forEach(c -> joiner.add(Character.toString(c)));
    return "rows of the symbols " + joiner + " joined by |";
  }

  /** The column, from 1, at which a single cell stands in the text of a board. */
  static int column(Grid grid, long cell) {
    return grid.row(cell) * (grid.width() + 1) + grid.column(cell) + 1;
  }

  static String write(Board board, String symbols) {
    Grid grid = board.grid();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < grid.height(); row++) {
      if (row > 0) {
        text.append('|');
      }
      for (int column = 0; column < grid.width(); column++) {
        text.append(symbols.charAt(board.state(grid.cell(row, column))));
      }
    }
    return text.toString();
  }
}
