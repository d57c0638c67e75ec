package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreeSetsTest {
  private static final int LENGTH = 12;

  /** What the sets say of a position is what the search finds. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void agreeWithTheSearch(int x) {
    ChainSearch search =
        new ChainSearch(ChainTables.of(LENGTH, 3, Convention.MISERE), Control.unlimited());
    int lost = 0;
    int drawn = 0;
    for (int size = 1; size <= 4 * x / 3 + 4; size++) {
      for (List<ChainGap> lower : lowers(x)) {
        List<ChainGap> gaps = new ArrayList<>(lower);
        gaps.add(new ChainGap(x, 3, size));
        List<ChainGap> settled = new ArrayList<>(gaps);
        settled.add(0, new ChainGap(LENGTH, 1, 1));
        if (ThreeSets.PROVED.lost(gaps, false)) {
          assertThat(search.outcome(gaps)).as("%s", gaps).isEqualTo(Outcome.P);
          lost++;
        }
        if (ThreeSets.PROVED.lost(gaps, true)) {
          assertThat(search.outcome(settled)).as("%s settled", gaps).isEqualTo(Outcome.P);
          lost++;
        }
        if (ThreeSets.PROVED.drawn(gaps, false)) {
          assertThat(search.outcome(gaps)).as("%s", gaps).isEqualTo(Outcome.D);
          drawn++;
        }
        assertThat(ThreeSets.PROVED.drawn(gaps, true)).isFalse();
      }
    }
    assertThat(lost).isGreaterThan(x);
    assertThat(drawn).isPositive();
  }

  private static List<List<ChainGap>> lowers(int x) {
    return List.of(
        List.of(),
        List.of(new ChainGap(x, 2, 1)),
        List.of(new ChainGap(x + 2, 2, 1)),
        List.of(new ChainGap(x + 1, 2, 2)),
        List.of(new ChainGap(x + 1, 2, 3)),
        List.of(new ChainGap(x + 2, 2, 1), new ChainGap(x + 1, 2, 1)));
  }

  /** Without an upper gap the highest card left ends the game. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void withoutUpperGap(boolean settled) {
    assertThat(ThreeSets.PROVED.lost(List.of(), settled)).isEqualTo(settled);
    assertThat(ThreeSets.PROVED.drawn(List.of(), settled)).isEqualTo(!settled);
    List<ChainGap> one = List.of(new ChainGap(4, 2, 1));
    assertThat(ThreeSets.PROVED.lost(one, settled)).isFalse();
    assertThat(ThreeSets.PROVED.drawn(one, settled)).isEqualTo(!settled);
    assertThat(ThreeSets.PROVED.drawn(List.of(new ChainGap(4, 2, 2)), false)).isFalse();
  }
}
