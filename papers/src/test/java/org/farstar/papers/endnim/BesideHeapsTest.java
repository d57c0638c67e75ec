package org.farstar.papers.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.heap.endnim.Row;
import org.farstar.games.heap.endnim.RowNotation;
import org.farstar.papers.endnim.BesideHeaps.Heaps;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BesideHeapsTest {
  private final BesideHeaps sets = new BesideHeaps(Control.unlimited());

  /** What the formulas for few piles say. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void agreesWithTheFormulas(int piles) {
    EndNimReferee.rows(piles, EndNimReferee.upTo(5))
        .map(Row::heights)
        .forEach(
            row -> {
              assertThat(sets.weight(row)).as("%s", row).isEqualTo(FourPiles.weight(row));
              for (int heap = 0; heap <= 20; heap++) {
                Outcome outcome = FourPiles.outcome(row, heap);
                boolean left = outcome == Outcome.L || outcome == Outcome.P;
                boolean right = outcome == Outcome.R || outcome == Outcome.P;
                assertThat(sets.of(row).of(Player.LEFT) >>> heap & 1).isEqualTo(left ? 1 : 0);
                assertThat(sets.of(row).of(Player.RIGHT) >>> heap & 1).isEqualTo(right ? 1 : 0);
              }
            });
  }

  @Test
  void aHeapLikeThePileIsOneOfBoth() {
    assertThat(sets.of(List.of(62))).isEqualTo(new Heaps(1L << 62, 1L << 62));
    assertThat(sets.of(List.of(62)).far()).isEqualTo(Outcome.N);
    assertThat(sets.of(List.of(3, 2))).isEqualTo(new Heaps(~8L, 0));
    assertThat(sets.of(List.of(3, 2)).far()).isEqualTo(Outcome.L);
  }

  @Test
  void refusesPilesBeyondItsHeaps() {
    assertThatThrownBy(() -> sets.of(List.of(63)))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("heaps beyond 63");
  }

  @Test
  void heedsItsBudget() {
    BesideHeaps few = new BesideHeaps(new Control(Budget.ofPositions(50)));
    assertThatThrownBy(() -> few.of(List.of(9, 9, 9, 9))).isInstanceOf(SearchStopped.class);
  }

  @Test
  void infinitePilesHaveNoHeights() {
    assertThatThrownBy(() -> RowNotation.read("2|w").heights())
        .isInstanceOf(ArithmeticException.class);
  }
}
