package org.farstar.games.heap.nim;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.grundy.Heaps;

class NimTest extends RulesetContract<Heaps> {
  NimTest() {
    super(NimGame.game(), "0", "1", "2 3", "1 1 4", "12");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "-3", "3 -5 7", "3,5", "3|5", "x", "1.5", "9".repeat(20_001));
  }
}
