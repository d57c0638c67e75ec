package org.farstar.games.graph.colouring;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class PosetTest extends RulesetContract<ColouringPosition> {
  PosetTest() {
    super(GraphColouringGame.poset(), "0", "1>2 2>3 1>3", "1 2>3 2>4 3>5 4>5", "6>64 64>1");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1>1", "1-2", "1>2 2>1", "1l");
  }
}
