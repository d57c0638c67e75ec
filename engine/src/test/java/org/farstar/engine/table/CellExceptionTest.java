package org.farstar.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class CellExceptionTest {
  private static String message(String text) {
    return new CellException(
            Map.of("n", 7L), new NotationException(text, text.length() + 1, "the end", "a stone"))
        .getMessage();
  }

  @Test
  void namesTheCellItsTextAndTheFault() {
    assertThat(message("ab"))
        .isEqualTo("the cell n=7 is 'ab': column 3: found the end, allowed: a stone");
    assertThat(message(""))
        .isEqualTo("the cell n=7 is an empty text: column 1: found the end, allowed: a stone");
  }

  @Test
  void ofALongTextOnlyTheBeginningIsShown() {
    assertThat(message("x".repeat(60))).startsWith("the cell n=7 is '" + "x".repeat(60) + "': ");
    assertThat(message("x".repeat(1_000_000)))
        .startsWith("the cell n=7 is '" + "x".repeat(60) + "...': column 1000001: ");
  }

  @Test
  void saysWhichRangeIsMissing() {
    NotationException fault = new NotationException("{.:n}", 1, "a brace", "a stone");
    assertThat(new CellException(Map.of(), fault, List.of("n", "m")))
        .hasMessage(
            "the only cell is '{.:n}': column 1: found a brace, allowed: a stone;"
                + " n in braces is a place for a number where there is a range --n");
  }
}
