package org.farstar.games.heap.corner;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class WythoffTest extends RulesetContract<Corner> {
  WythoffTest() {
    super(CornerGame.wythoff(), "0 0", "1 0", "4 7", "6 2", "5 5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "-3 4", "3 -4", "3", "3 4 5", "3,5", "x 1");
  }
}
