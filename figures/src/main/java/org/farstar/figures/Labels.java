package org.farstar.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Puts the labels of an axis into as few rows as keep them apart.
 *
 * <p>Important labels come first; one that finds no place in the last row is left out.
 */
final class Labels {
  /**
   * A label.
   *
   * @param at its middle along the axis
   * @param size how much of the axis it takes
   * @param text what it says
   * @param important whether it is placed before the others
   */
  record Label(double at, double size, String text, boolean important) {
    private boolean clears(Label other, double gap) {
      return Math.abs(at - other.at) >= (size + other.size) / 2 + gap;
    }
  }

  /** A label and its row, from 0. */
  record Placed(Label label, int row) {}

  private Labels() {}

  /**
   * The labels with their rows.
   *
   * @param rows how many there may be
   * @param gap the least room between two labels of a row
   */
  static List<Placed> place(List<Label> labels, int rows, double gap) {
    List<Label> sorted = new ArrayList<>(labels);
    sorted.sort(
        Comparator.comparing((Label label) -> !label.important).thenComparingDouble(Label::at));
    List<Placed> placed = new ArrayList<>();
    for (Label label : sorted) {
      for (int row = 0; row < rows; row++) {
        int wanted = row;
        boolean free =
            placed.stream()
                .filter(other -> other.row == wanted)
                .allMatch(other -> label.clears(other.label, gap));
        if (free) {
          placed.add(new Placed(label, row));
          break;
        }
      }
    }
    placed.sort(Comparator.comparingDouble(p -> p.label.at));
    return placed;
  }
}
