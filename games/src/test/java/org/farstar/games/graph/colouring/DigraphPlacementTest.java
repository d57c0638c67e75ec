package org.farstar.games.graph.colouring;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class DigraphPlacementTest extends RulesetContract<ColouringPosition> {
  DigraphPlacementTest() {
    super(
        GraphColouringGame.digraphPlacement(),
        "0",
        "1>2 2>3 3>1 1l",
        "1 2l 3r 4-5 5>6",
        "1-2 2r 2>3 3>4 4l 6>64");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1-1", "65", "1lr");
  }
}
