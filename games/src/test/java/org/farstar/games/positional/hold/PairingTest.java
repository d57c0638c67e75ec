package org.farstar.games.positional.hold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.SetFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairingTest {
  /** Hall's condition over all subfamilies, against the matching, its pairs and its witness. */
  @Test
  void existsExactlyWhereHallsConditionHolds() {
    Random random = new Random(5);
    int with = 0;
    for (int i = 0; i < 5_000; i++) {
      ListedFamily family = RandomFamilies.family(random, 10, 5);
      Pairing pairing = Pairing.of(family, Control.unlimited());
      assertThat(pairing.complete()).as("%s", family).isEqualTo(hall(family));
      if (pairing.complete()) {
        with++;
        checkPairs(family, pairing);
      } else {
        checkViolation(family, pairing.violation().orElseThrow());
      }
    }
    assertThat(with).isBetween(500, 4_500);
  }

  private static boolean hall(SetFamily family) {
    for (int some = 1; some < 1 << family.sets(); some++) {
      Set<Integer> union = new HashSet<>();
      for (int i = 0; i < family.sets(); i++) {
        if ((some >> i & 1) != 0) {
          Arrays.stream(family.points(i)).forEach(union::add);
        }
      }
      if (union.size() < 2 * Integer.bitCount(some)) {
        return false;
      }
    }
    return true;
  }

  private static void checkPairs(SetFamily family, Pairing pairing) {
    List<int[]> pairs = pairing.pairs();
    Set<Integer> used = new HashSet<>();
    for (int i = 0; i < family.sets(); i++) {
      int[] pair = pairs.get(i);
      assertThat(pair).hasSize(2);
      for (int point : pair) {
        assertThat(family.points(i)).contains(point);
        assertThat(used.add(point)).isTrue();
      }
      assertThat(pairing.partner(pair[0])).isEqualTo(pair[1]);
      assertThat(pairing.partner(pair[1])).isEqualTo(pair[0]);
    }
  }

  private static void checkViolation(SetFamily family, Pairing.Violation violation) {
    Set<Integer> union = new HashSet<>();
    for (int set : violation.sets()) {
      Arrays.stream(family.points(set)).forEach(union::add);
    }
    assertThat(union).hasSize(violation.points());
    assertThat(violation.points()).isLessThan(2 * violation.sets().length);
  }

  @ParameterizedTest
  @CsvSource({
    "4,2,false",
    "5,2,true",
    "7,2,true",
    "7,3,false",
    "8,3,true",
    "10,4,false",
    "11,4,true"
  })
  void theLeastBoardsWithAPairing(int n, int d, boolean exists) {
    Cube cube = new Cube(n, d);
    Pairing pairing = Pairing.of(cube, Control.unlimited());
    assertThat(pairing.complete()).isEqualTo(exists);
    if (exists) {
      checkPairs(cube, pairing);
    } else {
      checkViolation(cube, pairing.violation().orElseThrow());
    }
  }
}
