package org.farstar.games.heap.even;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.grundy.Heaps;

class EvenSubtractionTest extends RulesetContract<Heaps> {
  EvenSubtractionTest() {
    super(EvenSubtractionGame.game(), "0", "1", "2", "11 6", "2 3 3", "17");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "-3", "3 -5 7", "3,5", "x");
  }
}
