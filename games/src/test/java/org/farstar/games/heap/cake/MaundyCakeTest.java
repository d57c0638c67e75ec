package org.farstar.games.heap.cake;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class MaundyCakeTest extends RulesetContract<Cakes> {
  MaundyCakeTest() {
    super(CakeGame.maundy(), "0", "2x3", "2x2 2x1", "1x6");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "3", "61x2");
  }
}
