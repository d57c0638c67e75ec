package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.data.Percentage;
import org.farstar.engine.budget.SearchStopped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepetitionTest {
  @ParameterizedTest
  @ValueSource(ints = {10, 1000, 30_000, 1_000_000})
  void differentPositionsAreCounted(int different) {
    Repetition repetition = new Repetition();
    for (int turn = 0; turn < 2; turn++) {
      for (int i = 0; i < different; i++) {
        repetition.count(List.of(i, "position"));
      }
    }
    assertThat(repetition.different()).isCloseTo(different, Percentage.withPercentage(8));
  }

  @Test
  void aSearchThatFindsTheSameOverAndOverIsStopped() {
    Repetition repetition = new Repetition();
    int different = 100_000;
    for (int i = 0; i < 7 * different; i++) {
      repetition.count(i % different);
    }
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 5 * different; i++) {
                repetition.count(i % different);
              }
            })
        .isInstanceOf(SearchStopped.class)
        .hasMessage("the memory is used up");
  }

  @Test
  void aTableStopsItOnlyOnRequest() {
    ValueTable<Integer, String> table = ValueTable.forgettingOld(100);
    fill(table);
    table.stopRepetition(true);
    assertThatThrownBy(() -> fill(table)).isInstanceOf(SearchStopped.class);
    table.stopRepetition(false);
    fill(table);
    ValueTable<Integer, String> all = ValueTable.remembering();
    all.stopRepetition(true);
    fill(all);
    assertThat(all.size()).isEqualTo(1000);
  }

  private static void fill(ValueTable<Integer, String> table) {
    for (int i = 0; i < 1 << 20; i++) {
      table.put(i % 1000, "value", 1);
    }
  }
}
