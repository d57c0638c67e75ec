package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.heap.endnim.RowWeights.Heaps;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowWeightsTest {
  private final RowWeights sets = new RowWeights(Control.unlimited());

  /** The definition of the weight, by canonical values. */
  @ParameterizedTest
  @CsvSource({"3, 5", "5, 4", "9, 3", "20, 2"})
  void agreesWithTheValues(int height, int piles) {
    RowValues values = new RowValues(height);
    for (int n = 1; n <= piles; n++) {
      values.advance(Control.unlimited());
      values.each(
          (row, value, weight) ->
              assertThat(Integer.toString(sets.weight(row.heights())))
                  .as("%s", row)
                  .isEqualTo(weight.toString()));
    }
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
    RowWeights few = new RowWeights(new Control(Budget.ofPositions(50)));
    assertThatThrownBy(() -> few.of(List.of(9, 9, 9, 9))).isInstanceOf(SearchStopped.class);
  }

  @Test
  void infinitePilesHaveNoHeights() {
    assertThatThrownBy(() -> RowNotation.read("2|w").heights())
        .isInstanceOf(ArithmeticException.class);
  }
}
