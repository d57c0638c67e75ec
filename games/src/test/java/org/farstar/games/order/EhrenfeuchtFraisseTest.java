package org.farstar.games.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EhrenfeuchtFraisseTest {
  /** The definition, by trying every pair of choices; chains only. */
  private static boolean alike(long a, long b, int turns) {
    return turns == 0 || (answers(a, b, turns) && answers(b, a, turns));
  }

  private static boolean answers(long a, long b, int turns) {
    for (long i = 0; i < a; i++) {
      boolean answered = false;
      for (long j = 0; j < b && !answered; j++) {
        answered = alike(i, j, turns - 1) && alike(a - 1 - i, b - 1 - j, turns - 1);
      }
      if (!answered) {
        return false;
      }
    }
    return true;
  }

  @Test
  void theBoundIsTrueAndSharp() {
    for (int turns = 1; turns <= 3; turns++) {
      long cap = EhrenfeuchtFraisse.cap(turns);
      for (long a = 0; a <= cap + 2; a++) {
        for (long b = 0; b <= cap + 2; b++) {
          assertThat(alike(a, b, turns))
              .as("%s and %s with %s turns", a, b, turns)
              .isEqualTo(a == b || (a >= cap && b >= cap));
        }
      }
    }
  }

  /** The classes of choices the splits hand out are all there are, up to being alike. */
  @Test
  void splitsOfAChainMissNoClass() {
    for (int turns = 1; turns <= 4; turns++) {
      for (long size = 1; size <= 20; size++) {
        List<OrderType.Split> splits =
            OrderType.chain(size).splits(EhrenfeuchtFraisse.cap(turns - 1));
        for (long i = 0; i < size; i++) {
          long below = i;
          long above = size - 1 - i;
          int left = turns - 1;
          assertThat(splits)
              .as("choice %s of %s with %s turns", i, size, turns)
              .anyMatch(
                  split ->
                      same(below, split.left().size().orElseThrow(), left)
                          && same(above, split.right().size().orElseThrow(), left));
        }
      }
    }
  }

  private static boolean same(long a, long b, int turns) {
    return a == b || (a >= EhrenfeuchtFraisse.cap(turns) && b >= EhrenfeuchtFraisse.cap(turns));
  }
}
