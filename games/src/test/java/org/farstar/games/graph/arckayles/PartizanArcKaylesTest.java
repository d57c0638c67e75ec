package org.farstar.games.graph.arckayles;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class PartizanArcKaylesTest extends RulesetContract<ArcGraph> {
  PartizanArcKaylesTest() {
    super(ArcKaylesGame.partizan(), "0", "1b2 2r3 3-1", "1b2 1r2 3-4 3b4 2*2", "1b2 2r3 3b4 4r5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "1", "1g2", "1*100");
  }
}
