package org.farstar.games.heap.cake;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class CutcakeTest extends RulesetContract<Cakes> {
  CutcakeTest() {
    super(CakeGame.cutcake(), "0", "2x3", "2x2 2x1", "3x3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "3", "3x", "0x3", "1001x2", "2x3,3x4", "turning: 2x2 |", "4.0: 2x2");
  }
}
