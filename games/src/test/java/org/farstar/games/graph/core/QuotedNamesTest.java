package org.farstar.games.graph.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.games.graph.token.TokenGame;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names with plus signs between blanks, in sums. */
class QuotedNamesTest {
  private static Sum read(String text) {
    return SumText.read(TokenGame.game().family(), TokenGame.ID, text, Sources.none(), false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"a + b\">c @\"a + b\" + x>y @x",
        "\"a \\\" + b\">c @c + x>y @x",
        "x>y @x + \"+ + +\">\"\\\\\" @\"+ + +\""
      })
  void aPlusSignInANameDoesNotPartASum(String text) {
    Sum sum = read(text);
    assertThat(sum.terms()).hasSize(2);
    assertThat(read(SumText.write(sum))).isEqualTo(sum);
  }

  @Test
  void aQuoteThatIsNeverClosedIsShown() {
    assertThatThrownBy(() -> read("x>y @x + \"a + b @a"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 10: found a double quote that is never closed");
  }
}
