package org.farstar.games.heap.subtraction;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.games.heap.grundy.Heaps;

class SubtractionTest extends RulesetContract<Heaps> {
  SubtractionTest() {
    super(
        SubtractionGame::variant,
        SubtractionGame.variant("{2,5,7}", Sources.none()),
        "0",
        "1",
        "2",
        "11 6",
        "2 3 9",
        "23");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "-3", "3 -5 7", "3,5", "x");
  }
}
