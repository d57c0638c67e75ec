package org.farstar.verify;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks pairings of the board [n]^d: disjoint pairs of cells such that every line has both cells
 * of one of them. Whoever answers one cell of a pair by the other is never beaten to a whole line,
 * so that the second player does not lose; nor does the first, since a winning strategy of the
 * second could be stolen. Then the game is drawn.
 *
 * <p>A pair is written as two cells with a blank between them, a cell as its coordinates, each from
 * 1 to n, with commas. The lines are found here, by walking from every cell in every direction.
 */
public final class PairingChecker {
  private static final Pattern BOARD = Pattern.compile("([0-9]{1,4})\\^([0-9]{1,2}):");
  private static final int MOST_CELLS = 100_000_000;
  private static final int NONE = -1;

  /**
   * What was verified.
   *
   * @param pairs how many pairs there are
   * @param lines how many lines the board has
   */
  public record Verified(int pairs, long lines) {}

  private final int side;
  private final int dimension;
  private final int[] partner;
  private final boolean[] serves;

  private PairingChecker(int side, int dimension, int cells) {
    this.side = side;
    this.dimension = dimension;
    this.partner = new int[cells];
    this.serves = new boolean[cells];
    Arrays.fill(partner, NONE);
  }

  /**
   * Checks a pairing.
   *
   * @param position the empty board, as in {@code 5^2:}
   * @param body the pairs
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException if it is not one
   */
  public static Verified check(String position, List<String> body, Runnable checkStop) {
    PairingChecker checker = board(position);
    int[][] pairs = new int[body.size()][];
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] = checker.add(Certificate.FIRST_OF_BODY + i, body.get(i));
    }
    long lines = checker.walk(checkStop);
    for (int i = 0; i < pairs.length; i++) {
      if (!checker.serves[pairs[i][0]]) {
        throw RefusedException.at(Certificate.FIRST_OF_BODY + i, "no line has both of these cells");
      }
    }
    return new Verified(pairs.length, lines);
  }

  private static PairingChecker board(String position) {
    Matcher form = BOARD.matcher(position);
    if (!form.matches()) {
      throw RefusedException.at(
          6, "found 'position " + position + "', allowed: an empty board, as in 5^2:");
    }
    int side = Integer.parseInt(form.group(1));
    int dimension = Integer.parseInt(form.group(2));
    double cells = Math.pow(side, dimension);
    if (side < 2 || dimension < 1 || cells > MOST_CELLS) {
      throw RefusedException.at(6, "a board of 2 to " + MOST_CELLS + " cells is allowed");
    }
    return new PairingChecker(side, dimension, (int) Math.round(cells));
  }

  private int[] add(int line, String text) {
    String[] cells = text.split(" ", -1);
    if (cells.length != 2) {
      throw RefusedException.at(line, "found '" + text + "', allowed: two cells");
    }
    int[] pair = {cell(line, cells[0]), cell(line, cells[1])};
    for (int i = 0; i < 2; i++) {
      if (partner[pair[i]] != NONE || pair[0] == pair[1]) {
        throw RefusedException.at(line, "the cell " + cells[i] + " is in two pairs");
      }
    }
    partner[pair[0]] = pair[1];
    partner[pair[1]] = pair[0];
    return pair;
  }

  private int cell(int line, String text) {
    String[] words = text.split(",", -1);
    int cell = 0;
    for (String word : words) {
      int coordinate = word.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(word) : 0;
      if (words.length != dimension || coordinate < 1 || coordinate > side) {
        throw RefusedException.at(
            line, "found '" + text + "', allowed: " + dimension + " numbers from 1 to " + side);
      }
      cell = cell * side + coordinate - 1;
    }
    return cell;
  }

  /** Walks along every line, each once, and counts them. */
  private long walk(Runnable checkStop) {
    long lines = 0;
    int[] at = new int[dimension];
    int[] step = new int[dimension];
    for (int start = 0; start < partner.length; start++) {
      checkStop.run();
      for (int i = dimension - 1, rest = start; i >= 0; i--, rest /= side) {
        at[i] = rest % side;
      }
      // A line begins here if each coordinate stays, or runs up from 0, or down from the last.
      Arrays.fill(step, 0);
      while (next(at, step)) {
        checkStop.run();
        if (first(step) > 0) {
          follow(at, step);
          lines++;
        }
      }
    }
    return lines;
  }

  /** The next direction in which a line begins at a cell; false when there is none. */
  private boolean next(int[] at, int[] step) {
    for (int i = dimension - 1; i >= 0; i--) {
      boolean end = at[i] == 0 || at[i] == side - 1;
      if (step[i] == 0 && end) {
        step[i] = at[i] == 0 ? 1 : -1;
        return true;
      }
      step[i] = 0;
    }
    return false;
  }

  /** The first step that is not 0: of the two directions of a line one has it positive. */
  private static int first(int[] step) {
    for (int each : step) {
      if (each != 0) {
        return each;
      }
    }
    return 0;
  }

  private void follow(int[] at, int[] step) {
    int[] line = new int[side];
    for (int k = 0; k < side; k++) {
      for (int i = 0; i < dimension; i++) {
        line[k] = line[k] * side + at[i] + k * step[i];
      }
    }
    boolean held = false;
    for (int cell : line) {
      for (int other : line) {
        if (partner[cell] == other) {
          serves[cell] = true;
          held = true;
        }
      }
    }
    if (!held) {
      throw RefusedException.whole(
          "the line from " + name(line[0]) + " to " + name(line[side - 1]) + " has no pair");
    }
  }

  private String name(int cell) {
    StringBuilder name = new StringBuilder();
    for (int i = 0, rest = cell; i < dimension; i++, rest /= side) {
      name.insert(0, (rest % side + 1) + (i == 0 ? "" : ","));
    }
    return name.toString();
  }
}
