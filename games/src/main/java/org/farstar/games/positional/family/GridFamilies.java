package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.farstar.games.positional.family.Known.Rectangle;

/** Families on the cells of a rectangle. */
final class GridFamilies {
  private GridFamilies() {}

  /** All k neighbouring cells in a row, a column or a diagonal. */
  static Known inRow(String text, int k, Rectangle grid) {
    List<int[]> sets = new ArrayList<>();
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int cell = 0; cell < grid.cells(); cell++) {
      for (int[] step : steps) {
        int row = cell / grid.columns();
        int column = cell % grid.columns();
        int[] set = new int[k];
        int size = 0;
        while (size < k && inside(grid, row, column)) {
          set[size++] = grid.cell(row, column);
          row += step[0];
          column += step[1];
        }
        if (size == k) {
          sets.add(set);
        }
      }
    }
    return known(text, grid, sets, symmetries(grid));
  }

  private static boolean inside(Rectangle grid, int row, int column) {
    return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
  }

  /** Every row and every column. */
  static Known rowsAndColumns(String text, Rectangle grid) {
    List<int[]> sets = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      int first = row * grid.columns();
      int[] set = new int[grid.columns()];
      Arrays.setAll(set, i -> first + i);
      sets.add(set);
    }
    for (int column = 0; column < grid.columns(); column++) {
      int first = column;
      int[] set = new int[grid.rows()];
      Arrays.setAll(set, i -> first + i * grid.columns());
      sets.add(set);
    }
    List<int[]> symmetries = new ArrayList<>(symmetries(grid));
    symmetries.add(map(grid, cell -> shifted(cell, 0, 2, grid.columns())));
    symmetries.add(map(grid, cell -> shifted(cell, grid.columns(), grid.rows(), grid.columns())));
    return known(text, grid, sets, symmetries);
  }

  /** Exchanges the first two columns, or with a height turns the rows round by one. */
  private static int shifted(int cell, int down, int size, int columns) {
    if (down > 0) {
      return (cell + down) % (size * columns);
    }
    int column = cell % columns;
    boolean exchanged = columns >= 2 && column < 2;
    return exchanged ? cell - column + (1 - column) : cell;
  }

  /** All copies of an animal, turned and turned over too. */
  static Known animal(String text, List<int[]> cells, Rectangle grid) {
    Set<List<Integer>> copies = new LinkedHashSet<>();
    for (int turn = 0; turn < 8; turn++) {
      List<int[]> turned = new ArrayList<>();
      for (int[] cell : cells) {
        int row = (turn & 1) == 0 ? cell[0] : -cell[0];
        int column = (turn & 2) == 0 ? cell[1] : -cell[1];
        turned.add((turn & 4) == 0 ? new int[] {row, column} : new int[] {column, row});
      }
      for (int row = -8; row < grid.rows() + 8; row++) {
        for (int column = -8; column < grid.columns() + 8; column++) {
          place(grid, turned, row, column).ifPresent(copies::add);
        }
      }
    }
    List<int[]> sets =
        copies.stream().map(copy -> copy.stream().mapToInt(Integer::intValue).toArray()).toList();
    return known(text, grid, sets, symmetries(grid));
  }

  private static Optional<List<Integer>> place(
      Rectangle grid, List<int[]> cells, int row, int column) {
    List<Integer> placed = new ArrayList<>();
    for (int[] cell : cells) {
      if (!inside(grid, row + cell[0], column + cell[1])) {
        return Optional.empty();
      }
      placed.add(grid.cell(row + cell[0], column + cell[1]));
    }
    placed.sort(null);
    return Optional.of(placed);
  }

  /**
   * Hex: the shortest chains from the top row to the bottom row, those of which no cell could be
   * left out. A cell has the neighbours beside it, above and below it, and those above to the right
   * and below to the left.
   */
  static Known hex(String text, Rectangle grid) {
    List<int[]> sets = new ArrayList<>();
    for (int column = 0; column < grid.columns(); column++) {
      chains(grid, new ArrayList<>(List.of(grid.cell(0, column))), sets);
    }
    int last = grid.cells() - 1;
    return known(text, grid, sets, List.of(map(grid, cell -> last - cell)));
  }

  private static void chains(Rectangle grid, List<Integer> chain, List<int[]> sets) {
    int end = chain.get(chain.size() - 1);
    if (end / grid.columns() == grid.rows() - 1) {
      sets.add(chain.stream().mapToInt(Integer::intValue).toArray());
      return;
    }
    List<Integer> before = List.copyOf(chain.subList(0, chain.size() - 1));
    for (int next : hexNeighbours(grid, end)) {
      // A chain with a second cell in the top row, or with a shortcut, is not a shortest one.
      Set<Integer> beside = new HashSet<>(hexNeighbours(grid, next));
      if (next >= grid.columns()
          && !chain.contains(next)
          && before.stream().noneMatch(beside::contains)) {
        chain.add(next);
        chains(grid, chain, sets);
        chain.remove(chain.size() - 1);
      }
    }
  }

  private static List<Integer> hexNeighbours(Rectangle grid, int cell) {
    int[][] steps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {-1, 1}, {1, -1}};
    List<Integer> neighbours = new ArrayList<>();
    for (int[] step : steps) {
      int row = cell / grid.columns() + step[0];
      int column = cell % grid.columns() + step[1];
      if (inside(grid, row, column)) {
        neighbours.add(grid.cell(row, column));
      }
    }
    return neighbours;
  }

  /** The lines of [n]^d, with points between the coordinates of a cell. */
  static Known lines(String text, Cube cube) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < cube.points(); i++) {
      names.add(cube.name(i).replace(',', '.'));
    }
    List<int[]> sets = new ArrayList<>();
    for (int i = 0; i < cube.sets(); i++) {
      sets.add(cube.points(i));
    }
    Optional<Rectangle> grid =
        cube.dimension() == 2
            ? Optional.of(new Rectangle(cube.side(), cube.side()))
            : Optional.empty();
    return new Known(text, new ListedFamily(names, sets), CubeSymmetries.generators(cube), grid);
  }

  private static Known known(
      String text, Rectangle grid, List<int[]> sets, List<int[]> symmetries) {
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < grid.cells(); cell++) {
      names.add(grid.name(cell));
    }
    return new Known(text, new ListedFamily(names, sets), symmetries, Optional.of(grid));
  }

  private static List<int[]> symmetries(Rectangle grid) {
    int rows = grid.rows();
    int columns = grid.columns();
    List<int[]> symmetries = new ArrayList<>();
    symmetries.add(map(grid, cell -> grid.cell(cell / columns, columns - 1 - cell % columns)));
    symmetries.add(map(grid, cell -> grid.cell(rows - 1 - cell / columns, cell % columns)));
    if (rows == columns) {
      symmetries.add(map(grid, cell -> grid.cell(cell % columns, cell / columns)));
    }
    return symmetries;
  }

  private static int[] map(Rectangle grid, IntUnaryOperator to) {
    int[] image = new int[grid.cells()];
    Arrays.setAll(image, to);
    return image;
  }
}
