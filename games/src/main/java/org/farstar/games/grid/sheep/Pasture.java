package org.farstar.games.grid.sheep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.values.text.Scanner;

/**
 * A board with herds; immutable. A cell touches the cells above and below it, those at its sides,
 * and the ones diagonally up to the right and down to the left: the board is one of hexagons, each
 * row half a cell to the right of the one above.
 *
 * @param columns how many cells a row has
 * @param cells what stands on the cells, row by row: {@link #BLOCKED}, 0 for a free one, Left's
 *     sheep above 0, Right's below
 */
record Pasture(int columns, List<Integer> cells) {
  static final int BLOCKED = Integer.MIN_VALUE;

  /** The steps in the six directions, as rows and columns. */
  static final int[][] DIRECTIONS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

  private static final int LONGEST = 20;
  private static final int LARGEST = 50;
  private static final String ALLOWED =
      "cells with blanks between and rows joined by |: . free, # blocked, 4 Left's sheep, -4 Right's";

  static Pasture read(String text) {
    if (text.strip().equals("0")) {
      return new Pasture(0, List.of());
    }
    Scanner at = new Scanner(text);
    List<Integer> cells = new ArrayList<>();
    int columns = 0;
    int column = 0;
    at.whitespace();
    do {
      cells.add(cell(at));
      column++;
      at.whitespace();
      boolean end = at.atEnd() || at.is('|');
      columns = end && columns == 0 ? column : columns;
      if (column > LONGEST || cells.size() > LONGEST * LONGEST) {
        throw at.error("at most " + LONGEST + " rows of at most " + LONGEST + " cells");
      }
      if (end != (column == columns) && columns > 0) {
        throw at.error("rows of equal length");
      }
      if (end && at.accept('|')) {
        column = 0;
        at.whitespace();
      }
    } while (!at.atEnd() || column == 0);
    if (cells.size() > LONGEST * columns) {
      throw at.error("at most " + LONGEST + " rows of at most " + LONGEST + " cells");
    }
    return new Pasture(columns, List.copyOf(cells));
  }

  private static int cell(Scanner at) {
    if (at.accept('.')) {
      return 0;
    } else if (at.accept('#')) {
      return BLOCKED;
    }
    int sign = at.accept('-') ? -1 : 1;
    if (!at.atDigit()) {
      throw at.error(ALLOWED);
    }
    return sign * (int) at.natural(1, LARGEST, "a herd of 1 to " + LARGEST);
  }

  int rows() {
    return columns == 0 ? 0 : cells.size() / columns;
  }

  /** What stands on a cell; beyond the edge it is blocked. */
  int at(int row, int column) {
    return row < 0 || row >= rows() || column < 0 || column >= columns
        ? BLOCKED
        : cells.get(row * columns + column);
  }

  /** The board on which some sheep have gone from one cell to another. */
  Pasture moved(int from, int to, int sheep) {
    List<Integer> after = new ArrayList<>(cells);
    after.set(from, cells.get(from) - sheep);
    after.set(to, sheep);
    return new Pasture(columns, List.copyOf(after));
  }

  Pasture with(IntUnaryOperator cell) {
    return new Pasture(columns, IntStream.range(0, cells.size()).map(cell).boxed().toList());
  }

  private static boolean closed(int cell) {
    return cell == BLOCKED || cell == 1 || cell == -1;
  }

  /**
   * The regions of cells that touch, each on the whole board with everything else blocked. A sheep
   * alone never moves, so it parts them as a blocked cell does.
   */
  List<Pasture> parts() {
    int[] part = new int[cells.size()];
    List<Pasture> parts = new ArrayList<>();
    for (int i = 0; i < part.length; i++) {
      if (part[i] == 0 && !closed(cells.get(i))) {
        int number = parts.size() + 1;
        flood(i, number, part);
        parts.add(with(cell -> part[cell] == number ? cells.get(cell) : BLOCKED));
      }
    }
    parts.removeIf(
        region ->
            !region.cells.contains(0)
                || region.cells.stream().allMatch(cell -> cell == 0 || cell == BLOCKED));
    return parts;
  }

  private void flood(int from, int number, int[] part) {
    part[from] = number;
    for (int[] step : DIRECTIONS) {
      int row = from / columns + step[0];
      int column = from % columns + step[1];
      if (!closed(at(row, column)) && part[row * columns + column] == 0) {
        flood(row * columns + column, number, part);
      }
    }
  }

  /** The smallest of the images under the symmetries of the board, without blocked edges. */
  Pasture normal() {
    Pasture one = cropped();
    Pasture other = one.transposed();
    return List.of(one, other, one.turned(), other.turned()).stream()
        .min(Comparator.comparing(Pasture::toString))
        .orElseThrow();
  }

  private Pasture cropped() {
    int top = rows();
    int bottom = -1;
    int left = columns;
    int right = -1;
    for (int i = 0; i < cells.size(); i++) {
      if (!closed(cells.get(i))) {
        top = Math.min(top, i / columns);
        bottom = Math.max(bottom, i / columns);
        left = Math.min(left, i % columns);
        right = Math.max(right, i % columns);
      }
    }
    if (bottom < 0) {
      return new Pasture(0, List.of());
    }
    List<Integer> kept = new ArrayList<>();
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        int cell = at(row, column);
        kept.add(closed(cell) ? BLOCKED : cell);
      }
    }
    return new Pasture(right - left + 1, List.copyOf(kept));
  }

  private Pasture transposed() {
    List<Integer> mirrored = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows(); row++) {
        mirrored.add(at(row, column));
      }
    }
    return new Pasture(rows(), List.copyOf(mirrored));
  }

  private Pasture turned() {
    return with(cell -> cells.get(cells.size() - 1 - cell));
  }

  private static String sign(int cell) {
    return cell == BLOCKED ? "#" : cell == 0 ? "." : Integer.toString(cell);
  }

  @Override
  public String toString() {
    return cells.isEmpty()
        ? "0"
        : IntStream.range(0, rows())
            .mapToObj(
                row ->
                    cells.subList(row * columns, (row + 1) * columns).stream()
                        .map(Pasture::sign)
                        .collect(Collectors.joining(" ")))
            .collect(Collectors.joining("|"));
  }
}
