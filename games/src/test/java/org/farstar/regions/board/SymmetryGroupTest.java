package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.symmetry.CanonicalLabelling;
import org.farstar.games.symmetry.PermutationGroup;

/** The images of planes, against the symmetries of the graph of neighbouring cells. */
class SymmetryGroupTest {
  private static PermutationGroup ofCells(int rows, int columns) {
    List<int[]> edges = new ArrayList<>();
    for (int cell = 0; cell < rows * columns; cell++) {
      if (cell % columns + 1 < columns) {
        edges.add(new int[] {cell, cell + 1});
      }
      if (cell / columns + 1 < rows) {
        edges.add(new int[] {cell, cell + columns});
      }
    }
    Graph graph = Graph.of(false, rows * columns, edges.toArray(int[][]::new));
    return CanonicalLabelling.of(graph).symmetries();
  }

  @Property(tries = 200)
  void imagesAreThoseOfTheGroup(
      @ForAll @IntRange(min = 1, max = 8) int rows,
      @ForAll @IntRange(min = 1, max = 8) int columns,
      @ForAll long seed) {
    Grid grid = Grid.of(rows, columns);
    SymmetryGroup symmetry = rows == columns ? SymmetryGroup.SQUARE : SymmetryGroup.REFLECTIONS;
    Random random = new Random(seed);
    List<Integer> cells =
        random.ints(random.nextInt(8), 0, rows * columns).boxed().distinct().toList();

    long[] images = new long[2 * symmetry.order()];
    symmetry.images(grid, plane(grid, columns, cells), 0, images);
    Set<Long> found = new TreeSet<>();
    for (int i = 0; i < images.length; i += 2) {
      found.add(images[i]);
    }

    Set<Long> expected =
        ofCells(rows, columns).elements().stream()
            .map(map -> plane(grid, columns, cells.stream().map(cell -> map[cell]).toList()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(found).isEqualTo(expected);
  }

  private static long plane(Grid grid, int columns, List<Integer> cells) {
    return cells.stream()
        .mapToLong(cell -> grid.cell(cell / columns, cell % columns))
        .reduce(0, (a, b) -> a | b);
  }
}
