package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets of cells as bits against sets of rows and columns. */
class GridTest {
  /** A cell by row and column. */
  private record Cell(int row, int column) {}

  /** A grid and a set of its cells. */
  record Sample(Grid grid, long cells) {}

  @Provide
  static Arbitrary<Sample> samples() {
    return Combinators.combine(grids(), Arbitraries.longs(), Arbitraries.longs())
        .as((grid, one, other) -> new Sample(grid, one & other & grid.all()));
  }

  static Arbitrary<Grid> grids() {
    Arbitrary<Integer> sizes = Arbitraries.integers().between(1, 64);
    return Combinators.combine(sizes, sizes)
        .as((width, wanted) -> Grid.of(Math.max(1, Math.min(wanted, 64 / width)), width));
  }

  private static Set<Cell> cells(Grid grid, long set) {
    Set<Cell> cells = new HashSet<>();
    for (int row = 0; row < grid.height(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        if ((set & grid.cell(row, column)) != 0) {
          cells.add(new Cell(row, column));
        }
      }
    }
    assertThat(set & ~grid.all()).as("cells outside").isZero();
    assertThat(Long.bitCount(set)).isEqualTo(cells.size());
    return cells;
  }

  private static boolean adjacent(Cell one, Cell other, boolean corners) {
    int rows = Math.abs(one.row() - other.row());
    int columns = Math.abs(one.column() - other.column());
    return corners ? Math.max(rows, columns) == 1 : rows + columns == 1;
  }

  @Property
  void everyCellHasItsRowAndColumn(@ForAll("samples") Sample sample) {
    Grid grid = sample.grid();
    Set<Cell> all = cells(grid, grid.all());
    assertThat(all).hasSize(grid.width() * grid.height());
    for (Cell cell : all) {
      long bit = grid.cell(cell.row(), cell.column());
      assertThat(grid.row(bit)).isEqualTo(cell.row());
      assertThat(grid.column(bit)).isEqualTo(cell.column());
    }
  }

  @Property
  void stepsAndNeighboursStayOnTheGrid(@ForAll("samples") Sample sample) {
    Grid grid = sample.grid();
    Set<Cell> set = cells(grid, sample.cells());
    for (Direction d : Direction.QUEEN) {
      Set<Cell> stepped = new HashSet<>();
      set.forEach(c -> stepped.add(new Cell(c.row() + d.down(), c.column() + d.right())));
      stepped.retainAll(cells(grid, grid.all()));
      assertThat(cells(grid, grid.step(sample.cells(), d))).isEqualTo(stepped);
    }
    Set<Cell> near = new HashSet<>();
    Set<Cell> around = new HashSet<>(set);
    for (Cell cell : cells(grid, grid.all())) {
      if (set.stream().anyMatch(other -> adjacent(cell, other, false))) {
        near.add(cell);
      }
      if (set.stream().anyMatch(other -> adjacent(cell, other, true))) {
        around.add(cell);
      }
    }
    assertThat(cells(grid, grid.near(sample.cells()))).isEqualTo(near);
    assertThat(cells(grid, grid.around(sample.cells()))).isEqualTo(around);
  }

  @Property
  void pairsShareAnEdge(@ForAll("samples") Sample sample, @ForAll long mask) {
    Grid grid = sample.grid();
    long other = mask & grid.all();
    long pairs =
        cells(grid, sample.cells()).stream()
            .mapToLong(
                one ->
                    cells(grid, other).stream().filter(cell -> adjacent(one, cell, false)).count())
            .sum();
    assertThat(grid.pairs(sample.cells(), other)).isEqualTo((int) pairs);
  }

  @Property
  void aComponentIsWhatCanBeReached(@ForAll("samples") Sample sample, @ForAll boolean corners) {
    if (sample.cells() == 0) {
      return;
    }
    Grid grid = sample.grid();
    Set<Cell> set = cells(grid, sample.cells());
    List<Cell> reached = new ArrayList<>(cells(grid, Long.lowestOneBit(sample.cells())));
    for (int i = 0; i < reached.size(); i++) {
      Cell from = reached.get(i);
      set.stream()
          .filter(cell -> adjacent(from, cell, corners) && !reached.contains(cell))
          .forEach(reached::add);
    }
    assertThat(cells(grid, grid.component(sample.cells(), corners)))
        .containsExactlyInAnyOrderElementsOf(reached);
  }

  @Property
  void theSmallestRectangleAroundASet(@ForAll("samples") Sample sample) {
    if (sample.cells() == 0) {
      return;
    }
    Grid grid = sample.grid();
    Set<Cell> set = cells(grid, sample.cells());
    int top = set.stream().mapToInt(Cell::row).min().orElseThrow();
    int left = set.stream().mapToInt(Cell::column).min().orElseThrow();
    int bottom = set.stream().mapToInt(Cell::row).max().orElseThrow();
    int right = set.stream().mapToInt(Cell::column).max().orElseThrow();
    Grid box = grid.box(sample.cells());
    int corner = grid.corner(sample.cells());
    assertThat(box).isEqualTo(Grid.of(bottom - top + 1, right - left + 1));
    assertThat(1L << corner).isEqualTo(grid.cell(top, left));
    Set<Cell> moved = new HashSet<>();
    set.forEach(cell -> moved.add(new Cell(cell.row() - top, cell.column() - left)));
    assertThat(cells(box, grid.cut(sample.cells(), corner, box))).isEqualTo(moved);
  }

  @Property
  void symmetriesMoveEveryCell(@ForAll("samples") Sample sample) {
    Grid grid = sample.grid();
    int last = grid.height() - 1;
    int right = grid.width() - 1;
    Set<Cell> flipped = new HashSet<>();
    Set<Cell> rotated = new HashSet<>();
    Set<Cell> transposed = new HashSet<>();
    for (Cell cell : cells(grid, sample.cells())) {
      flipped.add(new Cell(last - cell.row(), cell.column()));
      rotated.add(new Cell(last - cell.row(), right - cell.column()));
      transposed.add(new Cell(cell.column(), cell.row()));
    }
    assertThat(cells(grid, grid.flipped(sample.cells()))).isEqualTo(flipped);
    assertThat(cells(grid, grid.rotated(sample.cells()))).isEqualTo(rotated);
    assertThat(cells(grid.transposed(), grid.transposed(sample.cells()))).isEqualTo(transposed);
  }

  /** The value of the images is another matter; here it is that they form the group. */
  @Property
  void theImagesOfAnImageAreTheImages(@ForAll("samples") Sample sample) {
    Grid grid = sample.grid();
    for (SymmetryGroup group : SymmetryGroup.values()) {
      if (group == SymmetryGroup.SQUARE && grid.width() != grid.height()) {
        continue;
      }
      Set<Long> images = images(group, grid, sample.cells());
      assertThat(images).hasSizeLessThanOrEqualTo(group.order()).contains(sample.cells());
      for (long image : images) {
        assertThat(images(group, grid, image)).isEqualTo(images);
      }
    }
  }

  private static Set<Long> images(SymmetryGroup group, Grid grid, long cells) {
    long[] images = new long[2 * group.order()];
    group.images(grid, cells, ~cells & grid.all(), images);
    Set<Long> planes = new HashSet<>();
    IntStream.range(0, group.order())
        .forEach(
            i -> {
              planes.add(images[2 * i]);
              assertThat(images[2 * i + 1]).isEqualTo(~images[2 * i] & grid.all());
            });
    return planes;
  }

  @Test
  void anAsymmetricSetHasEightImages() {
    Grid grid = Grid.of(3, 3);
    long cells = grid.cell(0, 0) | grid.cell(0, 1) | grid.cell(1, 0) | grid.cell(0, 2);
    assertThat(images(SymmetryGroup.SQUARE, grid, cells)).hasSize(8);
    assertThat(images(SymmetryGroup.REFLECTIONS, grid, cells)).hasSize(4);
    assertThat(Collections.max(images(SymmetryGroup.TRIVIAL, grid, cells))).isEqualTo(cells);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 3, 0 rows of 3 cells",
    "3, 0, 3 rows of 0 cells",
    "5, 13, 5 rows of 13 cells",
    "65536, 65537, 65536 rows of 65537 cells"
  })
  void aGridHasBetween1And64Cells(int rows, int columns, String message) {
    assertThatThrownBy(() -> Grid.of(rows, columns))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
