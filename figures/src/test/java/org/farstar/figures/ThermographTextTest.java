package org.farstar.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThermographTextTest {
  private final Universe universe = new Universe();

  private String drawn(String game, int width) {
    return ThermographText.of(universe.read(game).thermograph(), width);
  }

  @Test
  void aSwitchIsATentWithAMast() {
    assertThat(drawn("{2|-2}", 40))
        .isEqualTo(
            "  │            ▐\n"
                + "  │            ▐\n"
                + "2 ┤            ▐\n"
                + "  │          ▗▞▘▀▄\n"
                + "  │        ▗▞▘    ▀▄\n"
                + "  │      ▗▞▘        ▀▄\n"
                + "  │    ▗▞▘            ▀▄\n"
                + "  │  ▗▞▘                ▀▄\n"
                + "0 ┤ ▞▘                    ▀▖\n"
                + "  └─┬──────────┬───────────┬\n"
                + "    2          0          -2\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1/2",
        "*",
        "^",
        "1000000",
        "{1000000|0}",
        "{5|4||-3|-17}",
        "{1/1024|0}",
        "{3||2|1}",
        "{0||0|-2}",
        "{2|{1|{0|-100}}}"
      })
  void everyDrawingFitsAndNamesMeanAndTemperature(String game) {
    for (int width : new int[] {30, 60, 80, 200}) {
      String drawing = drawn(game, width);
      assertThat(drawing.lines()).allMatch(line -> line.length() <= width);
      assertThat(drawing.lines().count()).isBetween(5L, 22L);
      var walls = universe.read(game).thermograph();
      assertThat(drawing).contains(walls.mean().toString());
      if (walls.temperature().compareTo(org.farstar.values.Dyadic.of(-1)) > 0) {
        assertThat(drawing).contains(walls.temperature() + " ┤");
      }
    }
  }
}
