package org.farstar.games.heap.mem;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class MemTest extends RulesetContract<MemHeap> {
  MemTest() {
    super(MemGame.game(), "0", "5", "7/2", "9/3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "3/", "-1", "1000001", "3 4", "same: 3");
  }
}
