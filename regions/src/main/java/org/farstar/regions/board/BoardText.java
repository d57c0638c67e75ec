package org.farstar.regions.board;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.StringJoiner;
import org.farstar.engine.table.Axis;
import org.farstar.values.text.Scanner;

/** Boards as text: rows of symbols joined by {@code |}; {@code 4x6} is a board of 4 empty rows. */
public final class BoardText {
  /** How the form of positions is explained, before the symbols. */
  public static final String ROWS = "rows joined by |; ";

  /** Empty boards of every size, for tables. */
  public static final String SIZE_TEMPLATE = "{rows}x{columns}";

  private static final String SIZE = "rows and columns, such as 4x6";
  private static final String MOST = "a board of 1 to " + WideBoard.MOST_CELLS + " cells";

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
  public static Board read(String text, String symbols) {
    Scanner at = new Scanner(text);
    if (at.atDigit()) {
      return empty(at);
    }
    byte[] states = new byte[WideBoard.MOST_CELLS];
    int cells = 0;
    int width = 0;
    do {
      int column = 0;
      while (!at.atEnd() && !at.is('|')) {
        if (width > 0 && column == width) {
          throw at.error("rows of equal length");
        }
        int state = state(at, symbols);
        if (cells == WideBoard.MOST_CELLS) {
          throw at.error(MOST);
        }
        states[cells++] = (byte) state;
        column++;
        at.next();
      }
      if (column == 0 || column < width) {
        throw at.error(cell(symbols));
      }
      width = column;
    } while (at.accept('|'));
    return WideBoard.of(cells / width, width, Arrays.copyOf(states, cells));
  }

  private static int state(Scanner at, String symbols) {
    int state = symbols.indexOf(Character.toLowerCase(at.peek()));
    if (state < 0 || at.is(NO_SYMBOL)) {
      throw at.error(cell(symbols));
    }
    return state;
  }

  private static Board empty(Scanner at) {
    BigInteger rows = at.digits(MOST);
    BigInteger columns = at.expect("x", SIZE).digits(SIZE);
    at.expectEnd(SIZE);
    if (rows.multiply(columns).signum() == 0
        || rows.multiply(columns).compareTo(BigInteger.valueOf(WideBoard.MOST_CELLS)) > 0) {
      throw at.stretchError(MOST);
    }
    int cells = rows.intValue() * columns.intValue();
    return WideBoard.of(rows.intValue(), columns.intValue(), new byte[cells]);
  }

  /** The axes of {@link #SIZE_TEMPLATE}. */
  public static Axis[] sizes(int rows, int columns) {
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

  /** The column, from 1, at which a cell stands in the text of a board. */
  public static int column(Board board, int cell) {
    return board.row(cell) * (board.width() + 1) + board.column(cell) + 1;
  }

  static String write(Board board, String symbols) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.height(); row++) {
      if (row > 0) {
        text.append('|');
      }
      for (int column = 0; column < board.width(); column++) {
        text.append(symbols.charAt(board.state(row, column)));
      }
    }
    return text.toString();
  }
}
