package org.farstar.games.positional.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.games.positional.play.PointGroup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CubeTest {
  /** The definition: a kind for every coordinate, not all constant; lines as sets of cells. */
  private static Set<Set<List<Integer>>> byDefinition(int n, int d) {
    Set<Set<List<Integer>>> lines = new HashSet<>();
    for (int code = 0; code < Math.pow(n + 2, d); code++) {
      Set<List<Integer>> line = new HashSet<>();
      boolean moving = false;
      for (int j = 1; j <= n; j++) {
        List<Integer> cell = new ArrayList<>();
        int rest = code;
        for (int i = 0; i < d; i++) {
          int kind = rest % (n + 2);
          rest /= n + 2;
          moving |= kind >= n;
          cell.add(kind < n ? kind + 1 : kind == n ? j : n + 1 - j);
        }
        line.add(cell);
      }
      if (moving) {
        lines.add(line);
      }
    }
    return lines;
  }

  @ParameterizedTest
  @CsvSource({
    "1,1", "1,3", "2,1", "2,2", "2,3", "2,4", "3,1", "3,2", "3,3", "3,4", "4,2", "4,3", "5,3"
  })
  void hasTheLinesOfTheDefinition(int n, int d) {
    Cube cube = new Cube(n, d);
    Set<Set<List<Integer>>> lines = new HashSet<>();
    for (int i = 0; i < cube.sets(); i++) {
      Set<List<Integer>> line = new HashSet<>();
      for (int cell : cube.points(i)) {
        List<Integer> coordinates = new ArrayList<>();
        for (int k = 0; k < d; k++) {
          coordinates.add(cube.coordinate(cell, k));
        }
        assertThat(cube.cell(coordinates.stream().mapToInt(Integer::intValue).toArray()))
            .isEqualTo(cell);
        line.add(coordinates);
      }
      lines.add(line);
    }
    assertThat(lines).isEqualTo(byDefinition(n, d)).hasSize(cube.sets());
  }

  @ParameterizedTest
  @CsvSource({"2,2,8", "3,2,8", "4,2,32", "2,3,48", "3,3,48", "4,3,192", "5,3,192", "3,4,384"})
  void itsSymmetriesMapLinesToLines(int n, int d, int order) {
    Cube cube = new Cube(n, d);
    PointGroup group = PointGroup.generated(cube.points(), CubeSymmetries.generators(cube));
    assertThat(group.order()).isEqualTo(order);
    assertThat(group.preserves(cube)).isTrue();
  }

  /** Found without knowing that it is a board, as those of the graph of cells and lines. */
  @ParameterizedTest
  @CsvSource({"1,2,1", "2,2,24", "3,2,8", "4,2,32", "3,3,48", "4,3,192"})
  void itsSymmetriesAreAllThatTheLinesHave(int n, int d, int order) {
    ListedFamily lines = ListedFamily.of(new Cube(n, d));
    PointGroup group = PointGroup.of(lines);
    assertThat(group.order()).isEqualTo(order);
    assertThat(group.preserves(lines)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"3,2,2.2", "4,3,1.2.3"})
  void namesItsCells(int n, int d, String name) {
    Cube cube = new Cube(n, d);
    int[] x = Arrays.stream(name.split("\\.")).mapToInt(Integer::parseInt).toArray();
    assertThat(cube.name(cube.cell(x))).isEqualTo(name.replace('.', ','));
  }
}
