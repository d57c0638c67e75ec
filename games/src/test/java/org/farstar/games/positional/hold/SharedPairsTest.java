package org.farstar.games.positional.hold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.family.FamilyText;
import org.farstar.games.positional.family.ListedFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SharedPairsTest {
  private static Optional<Pairing> find(ListedFamily family) {
    return SharedPairs.find(family, family.points(), Control.unlimited());
  }

  private static ListedFamily animal(String cells, int side) {
    String text = "animal(" + cells + "," + side + "x" + side + ")";
    return FamilyText.read(text, name -> "").family();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 8, 13, 21})
  void fattyIsPairedOnEveryBoard(int side) {
    ListedFamily family = animal("fatty", side);
    check(family, find(family).orElseThrow());
  }

  /**
   * M. Gardner, Wheels, Life and Other Mathematical Amusements (1983): of the twelve animals of
   * five cells Harary pairs nine by dominoes; the three others are won.
   */
  @ParameterizedTest
  @CsvSource({
    "xx/xx/x.,true",
    ".x./xxx/.x.,true",
    "xxxxx,true",
    "x../xxx/..x,true",
    "xx./.xx/..x,true",
    "x.x/xxx,true",
    "xxx/.x./.x.,true",
    "x../x../xxx,true",
    ".xx/xx./.x.,true",
    "xxxx/x...,false",
    "xxxx/.x..,false",
    "xxx./..xx,false"
  })
  void animalsOfFiveCells(String cells, boolean paired) {
    ListedFamily family = animal(cells, 9);
    Optional<Pairing> found = find(family);
    assertThat(found.isPresent()).isEqualTo(paired);
    found.ifPresent(pairing -> check(family, pairing));
  }

  /** On few points what is not found is not there, by trying all pairs in the order of points. */
  @Test
  void findsPairsWhereThereAreAny() {
    Random random = new Random(3);
    int[] seen = new int[2];
    for (int i = 0; i < 3_000; i++) {
      ListedFamily family = RandomFamilies.family(random, 8, 7);
      boolean may = family.smallest() > 1 && Potential.largestPairDegree(family) > 1;
      if (may) {
        Optional<Pairing> found = find(family);
        assertThat(found.isPresent())
            .as("%s", family)
            .isEqualTo(paired(family, 0, 0, new boolean[family.points()]));
        found.ifPresent(pairing -> check(family, pairing));
        seen[found.isPresent() ? 1 : 0]++;
      }
    }
    assertThat(seen[0]).isGreaterThan(20);
    assertThat(seen[1]).isGreaterThan(20);
  }

  /** Whether some of the points from one on can be paired so that each set contains a pair. */
  private static boolean paired(ListedFamily family, int from, long served, boolean[] used) {
    if (served == (1L << family.sets()) - 1) {
      return true;
    }
    if (from == family.points()) {
      return false;
    }
    if (paired(family, from + 1, served, used)) {
      return true;
    }
    for (int other = from + 1; other < family.points() && !used[from]; other++) {
      if (!used[other]) {
        used[other] = true;
        boolean all = paired(family, from + 1, served | with(family, from, other), used);
        used[other] = false;
        if (all) {
          return true;
        }
      }
    }
    return false;
  }

  private static long with(ListedFamily family, int one, int other) {
    long sets = 0;
    for (int set = 0; set < family.sets(); set++) {
      List<Integer> points = Arrays.stream(family.points(set)).boxed().toList();
      sets |= points.contains(one) && points.contains(other) ? 1L << set : 0;
    }
    return sets;
  }

  private static void check(ListedFamily family, Pairing pairing) {
    for (int set = 0; set < family.sets(); set++) {
      List<Integer> points = Arrays.stream(family.points(set)).boxed().toList();
      assertThat(points)
          .as("a pair in the set %s", points)
          .anyMatch(
              point -> pairing.partner(point) >= 0 && points.contains(pairing.partner(point)));
    }
    for (int point = 0; point < family.points(); point++) {
      int partner = pairing.partner(point);
      assertThat(partner < 0 || pairing.partner(partner) == point).isTrue();
    }
  }
}
