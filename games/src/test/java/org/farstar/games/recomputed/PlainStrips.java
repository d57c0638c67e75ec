package org.farstar.games.recomputed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Games on one row, written from their rules. */
final class PlainStrips {
  private static final int ANY = 1000;

  private PlainStrips() {}

  /** The words before the colon say how far animals slide, over how many they leap. */
  static PlainRules toadsAndFrogs(String words) {
    return animals(number(words, "slide"), number(words, "jump"), words.contains("friendly"));
  }

  private static int number(String words, String word) {
    int at = words.indexOf(word + " ");
    if (at < 0) {
      return 1;
    }
    String rest = words.substring(at + word.length() + 1).split(" ")[0];
    return rest.equals("any") ? ANY : Integer.parseInt(rest);
  }

  /** Elephants and rhinos do not leap. */
  static PlainRules elephantsAndRhinos() {
    return animals(1, 0, false);
  }

  private static PlainRules animals(int slide, int jump, boolean friendly) {
    return (row, left) -> {
      List<String> to = new ArrayList<>();
      char own = left ? 't' : 'f';
      char enemy = left ? 'f' : 't';
      int step = left ? 1 : -1;
      for (int i = 0; i < row.length(); i++) {
        if (row.charAt(i) == own) {
          for (int n = 1; n <= slide && at(row, i + n * step) == '.'; n++) {
            to.add(moved(row, i, i + n * step));
          }
          int over = 0;
          while (at(row, i + (over + 1) * step) == enemy
              || friendly && at(row, i + (over + 1) * step) == own) {
            over++;
          }
          if (over > 0 && over <= jump && at(row, i + (over + 1) * step) == '.') {
            to.add(moved(row, i, i + (over + 1) * step));
          }
        }
      }
      return to;
    };
  }

  /** Animals of rows that may go back, and leap forward over one animal of the other player. */
  static PlainRules backsliding() {
    return (rows, left) -> {
      List<String> to = new ArrayList<>();
      char own = left ? 't' : 'f';
      char enemy = left ? 'f' : 't';
      int step = left ? 1 : -1;
      for (int i = 0; i < rows.length(); i++) {
        if (rows.charAt(i) == own) {
          for (int n : new int[] {step, -step}) {
            if (at(rows, i + n) == '.') {
              to.add(moved(rows, i, i + n));
            }
          }
          if (at(rows, i + step) == enemy && at(rows, i + 2 * step) == '.') {
            to.add(moved(rows, i, i + 2 * step));
          }
        }
      }
      return to;
    };
  }

  private static char at(String row, int place) {
    return place < 0 || place >= row.length() ? '#' : row.charAt(place);
  }

  private static String moved(String row, int from, int to) {
    StringBuilder moved = new StringBuilder(row);
    moved.setCharAt(to, row.charAt(from));
    moved.setCharAt(from, '.');
    return moved.toString();
  }

  /** A domino topples with all on one side of it. */
  static PlainRules topplingDominoes() {
    return (row, left) -> {
      List<String> to = new ArrayList<>();
      for (int i = 0; i < row.length(); i++) {
        if (row.charAt(i) != (left ? 'R' : 'L')) {
          to.add(row.substring(0, i));
          to.add(row.substring(i + 1));
        }
      }
      return to;
    };
  }

  /**
   * Coins on a board: one or two rows with one or two columns, or two coins of one row or column.
   * All turned but the last are before it.
   */
  static PlainRules coins(String rule) {
    boolean acrostic = rule.equals("acrostic 2 x 2");
    return (board, left) -> {
      List<String> to = new ArrayList<>();
      int line = board.indexOf('|') + 1;
      for (int last = 0; last < board.length(); last++) {
        int row = last / line;
        int column = last % line;
        for (int r = 0; r <= row && board.charAt(last) == '1'; r++) {
          for (int c = 0; c <= column; c++) {
            if (!acrostic) {
              to.add(
                  turned(
                      board,
                      new HashSet<>(
                          List.of(r * line + c, r * line + column, row * line + c, last))));
            } else if (r == row != (c == column)) {
              to.add(turned(board, Set.of(r * line + c, last)));
            }
          }
        }
      }
      return to;
    };
  }

  private static String turned(String board, Set<Integer> places) {
    StringBuilder after = new StringBuilder(board);
    places.forEach(at -> after.setCharAt(at, board.charAt(at) == '0' ? '1' : '0'));
    return after.toString();
  }
}
