package org.farstar.games.graph.colouring;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class GraphSnortTest extends RulesetContract<ColouringPosition> {
  GraphSnortTest() {
    super(
        GraphColouringGame.snort(),
        "0",
        "1-2 2-3 3-1",
        "1 2l 3r 4-5 5-6",
        "1-2 2-3 3-4 4-5 5-1 1-3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1-1");
  }
}
