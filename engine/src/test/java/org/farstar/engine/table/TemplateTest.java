package org.farstar.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class TemplateTest {
  private static String filled(String template, Map<String, Long> values) {
    return Template.read(template, values.keySet()).fill(values);
  }

  @Test
  void replacesNumbersAndRepetitions() {
    assertThat(filled("{m} {n}", Map.of("m", 3L, "n", -4L))).isEqualTo("3 -4");
    assertThat(filled("{2*n+1}x{n}", Map.of("n", 3L))).isEqualTo("7x3");
    assertThat(filled("{t:a}{.:b}f", Map.of("a", 2L, "b", 0L))).isEqualTo("ttf");
    assertThat(filled("{xo:n+1}", Map.of("n", 2L))).isEqualTo("xoxoxo");
    assertThat(filled("0.137: {n}", Map.of("n", 20L))).isEqualTo("0.137: 20");
    assertThat(filled("{v} {v+1} {x:v}", Map.of("v", 3L))).isEqualTo("3 4 xxx");
    assertThat(filled("{N}x{w+on}", Map.of("N", 3L, "w", 4L, "on", 1L))).isEqualTo("3x5");
    assertThat(filled("{::n}", Map.of("n", 3L))).isEqualTo(":::");
  }

  @Test
  void leavesOtherBracesAlone() {
    assertThat(filled("{1,2,3}: {n}", Map.of("n", 5L))).isEqualTo("{1,2,3}: 5");
    assertThat(filled("{nn} {n}", Map.of("n", 5L))).isEqualTo("{nn} 5");
    assertThat(Template.read("{nn} {n} {1,2} {.:m}", Set.of("n")).others())
        .containsExactly("nn", "m");
  }

  @Test
  void saysWhatIsWrong() {
    assertThatThrownBy(() -> Template.read("{n}", Set.of("n", "m")))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("found no {m} in the template");
    assertThatThrownBy(() -> Template.read("12 {n+}", Set.of("n")))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 7: found '}'");
    assertThatThrownBy(() -> Template.read("{v*v*v+}", Set.of("v")))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 8: found '}'");
    assertThat(filled("{v*A+vv}", Map.of("v", 3L, "A", 5L, "vv", 1L))).isEqualTo("16");
    Template half = Template.read("{n/2:n/2} {.:n/2}", Set.of("n"));
    assertThatThrownBy(() -> half.fill(Map.of("n", 3L)))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 6: found 3/2 repetitions, allowed: a number from 0 to");
    assertThatThrownBy(() -> Template.read("{x: 1/n}", Set.of("n")).fill(Map.of("n", 0L)))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 7: found the divisor 0");
  }
}
