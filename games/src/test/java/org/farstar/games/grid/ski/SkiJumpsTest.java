package org.farstar.games.grid.ski;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class SkiJumpsTest extends RulesetContract<String> {
  SkiJumpsTest() {
    super(SkiJumpsGame.game(), "0", "L..|..R|...", "LR.|RL.|...|...", "l..r");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "L..|R.", "L.|R..", "L..|R..|.");
  }
}
