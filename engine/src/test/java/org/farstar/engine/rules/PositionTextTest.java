package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Strings;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTextTest {
  private final Heap rules = new Heap(Set.of(1), Set.of(1));

  @Test
  void readsParametersAndASum() {
    PositionText<Integer> line = PositionText.read(rules, " left=2,1  right=3 :4+ 5");
    assertThat(line.ruleset().parameters()).isEqualTo("left=1,2 right=3");
    assertThat(line.position().terms()).containsExactly(4, 5);
    assertThat(line.write()).isEqualTo("left=1,2 right=3: 4 + 5");
    assertThat(line.write(Sum.of(9))).isEqualTo("left=1,2 right=3: 9");
  }

  @Test
  void withoutParametersThereIsNoColon() {
    assertThat(PositionText.read(new Strings(), " bw ").write()).isEqualTo("bw");
    assertThat(PositionText.read(rules, "7").write()).isEqualTo("left=1 right=1: 7");
  }

  @ParameterizedTest
  @CsvSource({
    "'left=x: 4', 1",
    "'left=1 right=2: 4 + y', 21",
    "'left=1 right=2:', 16",
    "'left=1 right=2: 4: 5', 17",
    "'4 +', 4"
  })
  void anErrorNamesItsColumnInTheWholeLine(String text, int column) {
    assertThatThrownBy(() -> PositionText.read(rules, text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.text()).isEqualTo(text);
            });
  }

  @Test
  void aGameWithoutParametersSaysSo() {
    assertThatThrownBy(() -> PositionText.read(new Strings(), "a=1: bw"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 1: found rule parameters, allowed: none: this game has no parameters before a"
                + " colon");
  }
}
