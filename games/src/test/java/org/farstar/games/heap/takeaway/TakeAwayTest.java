package org.farstar.games.heap.takeaway;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;

class TakeAwayTest extends RulesetContract<TakeAwayHeap> {
  TakeAwayTest() {
    super(
        TakeAwayGame::variant,
        TakeAwayGame.variant("f(x)=2*x+1", Sources.none()),
        "0",
        "1",
        "1/1",
        "2",
        "9",
        "13/2",
        "17/17",
        "21/99");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "-3", "20/-1", "3/", "3 4", "3/4/5", "/4", "x");
  }
}
