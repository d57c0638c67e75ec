package org.farstar.front.board;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.engine.sum.SumLook.Pointed;
import org.farstar.picture.Spot;

/**
 * What the moves of a game name on a board of cells, so that numbers at its edges say how they are
 * counted: rows from the top and columns from the left, both from 1, as the names of the spots do.
 */
enum Coordinates {
  /** Cells by their row and their column, as in {@code 2,3}. */
  CELLS,

  /** Columns alone, as in {@code 3}. */
  COLUMNS;

  private static final String CELL = "[0-9]+,[0-9]+";

  /**
   * What a move names, and so all moves of its game; empty where the drawing has something else
   * than cells, or the move is written in another way.
   *
   * @param spots the spots of the drawing
   * @param text the move as it is written
   * @param pointed how somebody points at it
   */
  static Optional<Coordinates> of(Collection<Spot> spots, String text, Pointed pointed) {
    boolean cells = spots.stream().allMatch(spot -> spot.name().matches(CELL));
    if (!cells || pointed.ways().isEmpty()) {
      return Optional.empty();
    }
    List<String> way = pointed.ways().get(0);
    List<String> words = List.of(text.split("[^0-9,]+"));
    if (way.stream().anyMatch(words::contains)) {
      return Optional.of(CELLS);
    }
    boolean column = way.stream().allMatch(cell -> cell.endsWith("," + text));
    return column && !way.isEmpty() ? Optional.of(COLUMNS) : Optional.empty();
  }

  /** The word for it in data. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
