package org.farstar.games.grid.drop;

import org.farstar.values.text.Scanner;

/**
 * Positions of Connect-Four as text: columns 1, 2, 3 in the order of the moves, or rows from the
 * highest to the lowest joined by {@code |}. The text of a position is its rows.
 */
final class DropText {
  private static final String ROWS = "rows of X O . from the highest joined by |";
  private static final String MOVES = "columns in the order of the moves, 1 to ";

  private DropText() {}

  static Columns read(String text, DropBoard board) {
    Scanner at = new Scanner(text).blanks();
    if (at.atEnd() || at.atDigit()) {
      return moves(at, board);
    }
    long[] stones = new long[2];
    for (int row = board.height() - 1; row >= 0; row--) {
      for (int column = 0; column < board.width(); column++) {
        int symbol = "xo.".indexOf(Character.toLowerCase(at.peek()));
        if (at.atEnd() || symbol < 0) {
          throw at.error(size(board));
        }
        if (symbol < 2) {
          stones[symbol] |= board.place(row, column);
        }
        at.next();
      }
      if (row > 0) {
        at.expect("|", size(board));
      }
    }
    at.blanks().expectEnd(size(board));
    return position(at, stones[0], stones[1], board);
  }

  private static String size(DropBoard board) {
    return board.height() + " " + ROWS + ", each of " + board.width();
  }

  /** Pieces must lie on each other, and X must have as many as O or one more. */
  private static Columns position(Scanner at, long x, long o, DropBoard board) {
    long filled = x | o;
    boolean fallen = (filled & filled + board.empty()) == 0;
    int more = Long.bitCount(x) - Long.bitCount(o);
    if (!fallen) {
      throw at.seek(0).error(0, "a piece above a free place", "pieces that have fallen down");
    }
    if (more < 0 || more > 1) {
      throw at.seek(0)
          .error(
              0,
              Long.bitCount(x) + " X and " + Long.bitCount(o) + " O",
              "as many X as O, or one more");
    }
    return new Columns(filled + board.empty() | x);
  }

  private static Columns moves(Scanner at, DropBoard board) {
    long key = board.empty();
    boolean x = true;
    while (!at.blanks().atEnd()) {
      int column = at.peek() - '1';
      long filled = board.filled(key);
      long place =
          column >= 0 && column < board.width()
              ? board.free(filled) & board.place(0, column) * ((1L << board.height()) - 1)
              : 0;
      if (!at.atDigit() || place == 0) {
        throw at.error(MOVES + board.width() + ", that are not full");
      }
      key = DropBoard.with(key, place, x);
      x = !x;
      at.next();
    }
    return new Columns(key);
  }

  static String write(Columns columns, DropBoard board) {
    long filled = board.filled(columns.key());
    StringBuilder text = new StringBuilder();
    for (int row = board.height() - 1; row >= 0; row--) {
      for (int column = 0; column < board.width(); column++) {
        long place = board.place(row, column);
        boolean piece = (filled & place) != 0;
        text.append(piece ? (columns.key() & place) != 0 ? 'X' : 'O' : '.');
      }
      text.append(row > 0 ? "|" : "");
    }
    return text.toString();
  }
}
