package org.farstar.verify.qubic;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.verify.RefusedException;

/**
 * A line of a dictionary: a position in which X is to move, and the move. A position is a row of
 * marks, {@code x} and {@code o}, with the numbers of free cells between them, as in {@code
 * x2x16o10o}; free cells behind the last mark are not written.
 *
 * @param line its number in the file, from 1
 * @param x the cells of X
 * @param o the cells of O
 * @param move the cell of X's move
 */
public record Entry(int line, long x, long o, int move) {
  private static final Pattern FORM = Pattern.compile("([xo0-9]*) ([0-9]{1,2})");
  private static final Pattern PART = Pattern.compile("x|o|[0-9]+");

  /**
   * Reads a line for X who began.
   *
   * @throws RefusedException if it is not one
   */
  public static Entry read(int number, String text) {
    return read(number, text, 0);
  }

  /**
   * Reads a line.
   *
   * @param behind how many cells fewer than O X has when X is to move
   * @throws RefusedException if it is not one
   */
  static Entry read(int number, String text, int behind) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw RefusedException.at(
          number, "found '" + text + "', allowed: a position and a cell, as in 'x14o 12'");
    }
    long x = 0;
    long o = 0;
    int cell = 0;
    Matcher part = PART.matcher(form.group(1));
    while (part.find()) {
      String word = part.group();
      boolean mark = word.equals("x") || word.equals("o");
      int free = mark ? 1 : word.length() > 2 ? QubicBoard.CELLS + 1 : Integer.parseInt(word);
      if (free == 0 || cell + free > QubicBoard.CELLS) {
        throw RefusedException.at(number, "the position '" + form.group(1) + "' has not 64 cells");
      }
      x |= word.equals("x") ? 1L << cell : 0;
      o |= word.equals("o") ? 1L << cell : 0;
      cell += free;
    }
    int move = Integer.parseInt(form.group(2));
    if (Long.bitCount(x) + behind != Long.bitCount(o)) {
      throw RefusedException.at(number, "the position '" + form.group(1) + "' is not X's turn");
    }
    if (move >= QubicBoard.CELLS || ((x | o) >>> move & 1) != 0) {
      throw RefusedException.at(number, "the move " + move + " is no free cell");
    }
    return new Entry(number, x, o, move);
  }

  /** The line; {@link #read} of it gives the same entry. */
  public String write() {
    return position(x, o) + " " + move;
  }

  /** A position as a row of marks. */
  static String position(long x, long o) {
    StringBuilder text = new StringBuilder();
    int free = 0;
    for (int cell = 0; cell < QubicBoard.CELLS; cell++) {
      boolean mark = ((x | o) >>> cell & 1) != 0;
      if (mark) {
        text.append(free == 0 ? "" : free).append((x >>> cell & 1) != 0 ? 'x' : 'o');
      }
      free = mark ? 0 : free + 1;
    }
    return text.toString();
  }
}
