package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class AtomicWeightsTest {
  @Test
  void theLayersAreTheValuesOfTheRows() {
    Universe universe = new Universe();
    ValueSearch<Row, ShortGame> search =
        new ValueSearch<>(new EndNim(), new ShortGameAlgebra(universe), Control.unlimited());
    RowValues weights = new RowValues(4);
    Map<Row, ShortGame> found = new HashMap<>();
    for (int piles = 1; piles <= 4; piles++) {
      weights.advance(Control.unlimited());
      weights.each(
          (row, value, weight) -> {
            assertThat(value).as(row.toString()).isEqualTo(search.value(row));
            assertThat(weight).as(row.toString()).isEqualTo(search.value(row).atomicWeight());
            assertThat(value.isAllSmall()).as(row.toString()).isTrue();
            found.put(row, value);
          });
    }
    assertThat(found).hasSize(4 + 16 + 64 + 256);
    found.forEach((row, value) -> assertThat(found.get(row.mirrored())).isEqualTo(value.negate()));
  }
}
