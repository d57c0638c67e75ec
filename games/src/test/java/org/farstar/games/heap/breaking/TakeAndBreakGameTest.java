package org.farstar.games.heap.breaking;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.grundy.Heaps;

class TakeAndBreakGameTest extends RulesetContract<Heaps> {
  TakeAndBreakGameTest() {
    super(BreakingGame.any(), "0", "4", "2 2 3", "6");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        "",
        "a",
        "3|5",
        "-1",
        "0.3G: 4",
        "1000000001",
        "4!.0: 100001",
        "0.3: ",
        "2.0: 3",
        "0.[3: 1",
        "0.{1: 1",
        "{0}: 3");
  }
}
