package org.farstar.games.positional.hold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.PointGroup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetricPairingTest {
  /** The array of the lecture's 5x5 board, as it is usually printed. */
  private static final int[] ARRAY = {
    11, 1, 8, 1, 12, 6, 2, 2, 9, 10, 3, 7, 0, 9, 3, 6, 7, 4, 4, 10, 12, 5, 8, 5, 11
  };

  private static List<int[]> turned(Cube cube) {
    return PointGroup.generated(cube.points(), CubeSymmetries.geometric(cube)).others();
  }

  private static Optional<SymmetricPairing> find(SetFamily family, List<int[]> group) {
    return SymmetricPairing.find(family, group, Control.unlimited());
  }

  @Test
  void fiveByFiveIsTheArrayOfTheLecture() {
    Cube cube = new Cube(5, 2);
    SymmetricPairing found = find(cube, turned(cube)).orElseThrow();
    assertThat(found.order()).isEqualTo(4);
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int cell = 0; cell < 25; cell++) {
      int owner = found.pairing().owner(cell);
      assertThat(numbers.computeIfAbsent(ARRAY[cell], number -> owner)).isEqualTo(owner);
    }
    assertThat(numbers.get(0)).isEqualTo(-1);
    assertThat(new HashSet<>(numbers.values())).hasSize(13);
  }

  /** n, d, and how many of the 8 or 48 symmetries of the body the pairing has. */
  @ParameterizedTest
  @CsvSource({"6,2,8", "7,2,8", "8,2,8", "8,3,24"})
  void boardsHavePairingsWithManySymmetries(int n, int d, int order) {
    Cube cube = new Cube(n, d);
    SymmetricPairing found = find(cube, turned(cube)).orElseThrow();
    assertThat(found.order()).isEqualTo(order);
    check(cube, found, turned(cube));
  }

  /** Families and their groups: whatever is found is a pairing with so many symmetries. */
  @Test
  void randomFamiliesWithSymmetries() {
    Random random = new Random(7);
    int with = 0;
    for (int i = 0; i < 400; i++) {
      ListedFamily family = RandomFamilies.family(random, 7, 3);
      List<int[]> group = PointGroup.of(family).others();
      Optional<SymmetricPairing> found = find(family, group);
      if (found.isPresent()) {
        with++;
        check(family, found.get(), group);
      }
    }
    assertThat(with).isGreaterThan(10);
  }

  private static void check(SetFamily family, SymmetricPairing found, List<int[]> group) {
    Set<Integer> used = new HashSet<>();
    Set<Set<Integer>> pairs = new HashSet<>();
    List<int[]> list = found.pairing().pairs();
    for (int i = 0; i < family.sets(); i++) {
      int[] pair = list.get(i);
      assertThat(pair).hasSize(2);
      for (int point : pair) {
        assertThat(family.points(i)).contains(point);
        assertThat(used.add(point)).isTrue();
      }
      pairs.add(Set.of(pair[0], pair[1]));
    }
    long keep =
        group.stream()
            .filter(
                to ->
                    list.stream()
                        .allMatch(pair -> pairs.contains(Set.of(to[pair[0]], to[pair[1]]))))
            .count();
    assertThat(keep + 1)
        .as(Arrays.deepToString(list.toArray()))
        .isGreaterThanOrEqualTo(found.order());
  }
}
