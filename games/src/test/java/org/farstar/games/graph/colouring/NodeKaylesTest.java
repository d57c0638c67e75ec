package org.farstar.games.graph.colouring;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class NodeKaylesTest extends RulesetContract<ColouringPosition> {
  NodeKaylesTest() {
    super(
        GraphColouringGame.nodeKayles(),
        "0",
        "1-2 2-3 3-1",
        "1 2 4-5 5-6",
        "1-2 2-3 3-4 4-5 5-1 6-64");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1-1", "65", "1l", "1>2");
  }
}
