package org.farstar.games.heap.cake;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class EatcakeTest extends RulesetContract<Cakes> {
  EatcakeTest() {
    super(CakeGame.eatcake(), "0", "2x3", "2x2 2x1", "1x5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "3", "x");
  }
}
