package org.farstar.games.grid;

import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.table.Axis;
import org.farstar.values.text.NotationException;

/** Boards as text: rows of symbols joined by {@code |}; {@code 4x6} is a board of 4 empty rows. */
final class BoardText {
  /** How the form of positions is explained, before the symbols. */
  static final String ROWS = "rows joined by |; ";

  /** Empty boards of every size, for tables. */
  static final String SIZE_TEMPLATE = "{rows}x{columns}";

  private static final Pattern SIZE = Pattern.compile("([0-9]++)x([0-9]++)");
  private static final String MOST = "a board of at most " + Grid.MOST_CELLS + " cells";

  /** Stands for a state that a game does not have. */
  private static final char NO_SYMBOL = ' ';

  private BoardText() {}

  /**
   * Reads a board.
   *
   * @param text the rows
   * @param symbols the symbol of each state, in order, a blank for a state that the game does not
   *     have; capital letters are read too
   */
  static Board read(String text, String symbols) {
    Matcher size = SIZE.matcher(text);
    if (size.matches()) {
      return empty(text, number(size.group(1)), number(size.group(2)));
    }
    int width = text.indexOf('|') < 0 ? text.length() : text.indexOf('|');
    int[] states = new int[Grid.MOST_CELLS];
    int cells = 0;
    int column = 0;
    for (int i = 0; i <= text.length(); i++) {
      boolean end = i == text.length() || text.charAt(i) == '|';
      if (end != (column == width) || width == 0) {
        throw wrong(text, i, column < width || width == 0 ? cell(symbols) : "rows of equal length");
      }
      if (end) {
        column = 0;
        continue;
      }
      int state = symbols.indexOf(Character.toLowerCase(text.charAt(i)));
      if (state < 0 || text.charAt(i) == NO_SYMBOL) {
        throw wrong(text, i, cell(symbols));
      }
      if (cells == Grid.MOST_CELLS) {
        throw wrong(text, i, MOST);
      }
      states[cells++] = state;
      column++;
    }
    return board(Grid.of(cells / width, width), states);
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

  /** The number that digits stand for, or one that no board has rows of. */
  private static int number(String digits) {
    String plain = digits.replaceFirst("^0+", "");
    return plain.isEmpty() ? 0 : plain.length() > 2 ? Integer.MAX_VALUE : Integer.parseInt(plain);
  }

  private static Board empty(String text, int rows, int columns) {
    if (rows < 1 || columns < 1 || (long) rows * columns > Grid.MOST_CELLS) {
      throw new NotationException(text, 1, "'" + text + "'", MOST);
    }
    return new Board(Grid.of(rows, columns), 0, 0);
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

  private static NotationException wrong(String text, int index, String allowed) {
    return new NotationException(text, index + 1, NotationException.at(text, index), allowed);
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
