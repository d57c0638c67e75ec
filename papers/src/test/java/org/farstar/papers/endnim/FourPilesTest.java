package org.farstar.papers.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FourPilesTest {
  private static List<Integer> row(String text) {
    return Arrays.stream(text.split("-")).map(Integer::valueOf).collect(Collectors.toList());
  }

  /** Heights at which no search would end. */
  @ParameterizedTest
  @CsvSource({
    "1000000-3-400000-600000, 0, P, 0",
    "1000000-3-400000-600000, 7, N, 0",
    "1000001-399999-400000-600000, 7, L, 3",
    "1000000-3-400000-600001, 400000, R, -3",
    "5-3-400000-3, 400000, N, -1",
    "5-3-400000-4, 400000, R, -1",
    "5-3-400000-400000, 400000, R, -2",
    "500000-500000-500000-3, 1, N, 1",
    "500000-500000-500000-3, 2, L, 1",
    "400000-500000-3, 500000, L, 0",
    "400000-500000-3, 499999, N, 0",
    "400000-3, 400000, N, 1",
    "400000, 400000, P, 0"
  })
  void largeHeights(String text, int heap, Outcome outcome, int weight) {
    List<Integer> row = row(text);
    assertThat(FourPiles.outcome(row, heap)).isEqualTo(outcome);
    assertThat(FourPiles.weight(row)).isEqualTo(weight);
    Collections.reverse(row);
    assertThat(FourPiles.outcome(row, heap)).isEqualTo(outcome.exchanged());
    assertThat(FourPiles.weight(row)).isEqualTo(-weight);
  }

  @ParameterizedTest
  @CsvSource("1-2-3-4-5")
  void knowsNoMore(String text) {
    assertThatThrownBy(() -> FourPiles.outcome(row(text), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("5 piles, allowed: up to 4");
    assertThatThrownBy(() -> FourPiles.weight(row(text)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("5 piles, allowed: up to 4");
  }
}
