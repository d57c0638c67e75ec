package org.farstar.games.strip.turning;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.farstar.values.text.NotationException;

/**
 * Which coins are turned together. In every rule one of them, the last in its line and in Turning
 * Corners also in its column, must show tails, and shows heads afterwards; so every play ends.
 *
 * <p>Places are pairs of a row and a column, counted from 0; a line is a single row.
 */
public enum TurningRule {
  /** One coin, or two. */
  TURTLES(2),
  /** Up to five coins. */
  MOEBIUS(5),
  /** Up to seven coins. */
  MOGUL(7),
  /** Three coins at equal distances. */
  TERNUPS(0),
  /** Exactly two coins. */
  TWINS(0),
  /** The four corners of a rectangle. */
  CORNERS(0);

  private final int most;

  /**
   * @param most how many coins may be turned, where any up to this number may; else 0
   */
  TurningRule(int most) {
    this.most = most;
  }

  /** How many coins may be turned where any may up to a number, else 0. */
  int most() {
    return most;
  }

  /** The name as a parameter. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads the name of a rule.
   *
   * @throws NotationException where there is none of this name
   */
  static TurningRule read(String text) {
    return Arrays.stream(values())
        .filter(rule -> rule.text().equals(text.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    text,
                    1,
                    "'" + text + "'",
                    "one of the rules "
                        + Arrays.stream(values())
                            .map(TurningRule::text)
                            .collect(Collectors.joining(", "))));
  }

  /**
   * Hands over the sets of coins that may be turned together with a last one, each as columns and
   * rows in turn: {@code {row, column, row, column}}.
   */
  void companions(int row, int column, Consumer<int[]> sets) {
    switch (this) {
      case TURTLES, MOEBIUS, MOGUL -> choose(row, column, new int[0], sets);
      case TWINS -> {
        for (int other = 0; other < column; other++) {
          sets.accept(new int[] {row, other});
        }
      }
      case TERNUPS -> {
        for (int step = 1; column - 2 * step >= 0; step++) {
          sets.accept(new int[] {row, column - 2 * step, row, column - step});
        }
      }
      case CORNERS -> {
        for (int above = 0; above < row; above++) {
          for (int before = 0; before < column; before++) {
            sets.accept(new int[] {above, before, above, column, row, before});
          }
        }
      }
    }
  }

  /** All sets of up to most-1 coins before a column that contain the coins chosen. */
  private void choose(int row, int before, int[] chosen, Consumer<int[]> sets) {
    sets.accept(chosen);
    if (chosen.length / 2 == most - 1) {
      return;
    }
    for (int column = 0; column < before; column++) {
      int[] more = new int[chosen.length + 2];
      more[0] = row;
      more[1] = column;
      System.arraycopy(chosen, 0, more, 2, chosen.length);
      choose(row, column, more, sets);
    }
  }
}
