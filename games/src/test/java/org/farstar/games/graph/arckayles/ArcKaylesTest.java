package org.farstar.games.graph.arckayles;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class ArcKaylesTest extends RulesetContract<ArcGraph> {
  ArcKaylesTest() {
    super(ArcKaylesGame.plain(), "0", "1-2 2-3 3-1", "1-2 2-3 3-4 2*2", "1-1 1-2 5-6 6-7 1*3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1", "1-", "1b2", "1*0", "1-2,2-3", "1000-1");
  }
}
