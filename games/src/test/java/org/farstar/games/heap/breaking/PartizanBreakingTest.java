package org.farstar.games.heap.breaking;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.grundy.Heaps;

class PartizanBreakingTest extends RulesetContract<Heaps> {
  PartizanBreakingTest() {
    super(BreakingGame.partizan(), "0", "4", "2 2 3", "6");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "{1}: 4", "{1} |: 3", "{1} | 2: 3");
  }
}
