package org.farstar.games.heap.breaking;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.grundy.Heaps;

class SplittlesTest extends RulesetContract<Heaps> {
  SplittlesTest() {
    super(BreakingGame.splittles(), "0", "4", "2 2 3", "6");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "0.3: 4", "but: 3", "{1,1}: 3");
  }
}
