package org.farstar.games.graph.hackenbush;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.junit.jupiter.api.Test;

class HackenbushTest extends RulesetContract<Picture> {
  HackenbushTest() {
    super(
        HackenbushGame.game(),
        "0",
        "0b1 1r2",
        "0b1 0b1 1r2 1g2",
        "0b1 1r2 2g0 0r3 3b3",
        "0g1 1b2 1b3 0r4 4b5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "0x1", "1b2", "0b1 b");
  }

  @Test
  void anEdgeThatHangsNowhereIsShown() {
    assertThatThrownBy(() -> rules.read("0b1 5b6"))
        .hasMessage(
            "column 5: found '5b6', an edge that hangs nowhere, allowed: edges that hang on the"
                + " ground 0");
    assertThatThrownBy(() -> rules.read("0b1  3g2 1r4 2b3"))
        .hasMessageStartingWith("column 6: found '3g2', an edge that hangs nowhere");
  }
}
