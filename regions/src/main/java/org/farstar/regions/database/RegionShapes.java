package org.farstar.regions.database;

import java.util.Map;
import java.util.TreeMap;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.frame.RegionKey;

/**
 * All connected sets of some number of cells that fit on a board, up to the symmetries of the
 * square, made from those of one cell less. As in {@link RegionKey}, those that fit into eight by
 * eight cells are in the upper left corner of these, and longer ones in rows of their own width.
 */
final class RegionShapes {
  private final boolean corners;
  private Map<Integer, RegionTable> shapes = new TreeMap<>();
  private int cells = 1;

  /**
   * The single cell.
   *
   * @param corners whether cells that share only a corner are connected
   */
  RegionShapes(boolean corners) {
    this.corners = corners;
    add(shapes, Grid.of(1, 1), 1);
  }

  /** How many cells the sets have. */
  int cells() {
    return cells;
  }

  /** The sets by section. */
  Map<Integer, RegionTable> sets() {
    return shapes;
  }

  /** The memory in use, in bytes. */
  long bytes() {
    return shapes.values().stream().mapToLong(RegionTable::bytes).sum();
  }

  /** Goes on to the sets of one cell more. */
  void grow() {
    Map<Integer, RegionTable> larger = new TreeMap<>();
    shapes.forEach(
        (section, table) -> table.forEach((cells, same, none) -> grow(larger, section, cells)));
    shapes = larger;
    cells++;
  }

  private void grow(Map<Integer, RegionTable> into, int section, long shape) {
    Grid grid = section == 0 ? Grid.SQUARE : Grid.of(Grid.MOST_CELLS / section, section);
    Grid box = grid.box(shape);
    if (section == 0 && box.height() < Grid.SIDE - 1 && box.width() < Grid.SIDE - 1) {
      // There is room all around when it is moved down and to the right by one.
      long moved = shape << Grid.SIDE + 1;
      for (long more = grid.near(moved, corners) & ~moved; more != 0; more &= more - 1) {
        long grown = moved | more & -more;
        add(into, grid.box(grown), grown >>> grid.corner(grown));
      }
      return;
    }
    for (int row = -1; row <= box.height(); row++) {
      for (int column = -1; column <= box.width(); column++) {
        growAt(into, grid, box, shape, row, column);
      }
    }
  }

  /** Adds one cell, which may be outside of the box, if it is connected to the set. */
  private void growAt(
      Map<Integer, RegionTable> into, Grid grid, Grid box, long shape, int row, int column) {
    int up = row < 0 ? 1 : 0;
    int left = column < 0 ? 1 : 0;
    int height = Math.max(box.height(), row + 1) + up;
    int width = Math.max(box.width(), column + 1) + left;
    if (height * width > Grid.MOST_CELLS) {
      return;
    }
    Grid to = Grid.of(height, width);
    long moved = 0;
    for (long rest = shape; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      moved |= to.cell(grid.row(cell) + up, grid.column(cell) + left);
    }
    long cell = to.cell(row + up, column + left);
    if ((moved & cell) == 0 && (to.near(moved, corners) & cell) != 0) {
      add(into, to, moved | cell);
    }
  }

  /** Adds a set in the upper left corner of its box. */
  private static void add(Map<Integer, RegionTable> into, Grid box, long shape) {
    boolean square = box.stride() == Grid.SIDE;
    boolean high = !square && box.height() > box.width();
    SymmetryGroup group = square ? SymmetryGroup.SQUARE : SymmetryGroup.REFLECTIONS;
    long[] images = new long[2 * group.order()];
    long turned = high ? box.transposed(shape) : shape;
    group.images(high ? box.transposed() : box, turned, turned, images);
    into.computeIfAbsent(
            square ? 0 : Math.max(box.height(), box.width()), section -> new RegionTable(1))
        .put(images[SymmetryGroup.least(images)], 0, 0);
  }
}
