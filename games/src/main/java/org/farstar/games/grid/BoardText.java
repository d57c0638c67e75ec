package org.farstar.games.grid;

import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.text.NotationException;

/** Boards as text: rows of symbols joined by {@code |}; {@code 4x6} is a board of 4 empty rows. */
final class BoardText {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})x([0-9]{1,3})");
  private static final String MOST = "a board of at most " + Board.MOST_CELLS + " cells";

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
      return empty(text, Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    }
    int width = text.indexOf('|') < 0 ? text.length() : text.indexOf('|');
    long first = 0;
    long second = 0;
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
      if (cells == Board.MOST_CELLS) {
        throw wrong(text, i, MOST);
      }
      first |= (state & 1L) << cells;
      second |= (state >> 1 & 1L) << cells;
      cells++;
      column++;
    }
    return new Board(width, cells / width, first, second);
  }

  private static Board empty(String text, int rows, int columns) {
    if (rows < 1 || columns < 1 || rows * columns > Board.MOST_CELLS) {
      throw new NotationException(text, 1, "'" + text + "'", MOST);
    }
    return new Board(columns, rows, 0, 0);
  }

  private static String cell(String symbols) {
    StringJoiner joiner = new StringJoiner(" ");
    symbols.chars().filter(c -> c != NO_SYMBOL).forEach(c -> joiner.add(Character.toString(c)));
    return "rows of the symbols " + joiner + " joined by |";
  }

  private static NotationException wrong(String text, int index, String allowed) {
    return new NotationException(text, index + 1, NotationException.at(text, index), allowed);
  }

  static String write(Board board, String symbols, char between) {
    StringBuilder text = new StringBuilder();
    for (int bit = 0; bit < board.width() * board.height(); bit++) {
      if (bit > 0 && bit % board.width() == 0) {
        text.append(between);
      }
      long state = board.first() >>> bit & 1 | (board.second() >>> bit & 1) << 1;
      text.append(symbols.charAt((int) state));
    }
    return text.toString();
  }
}
