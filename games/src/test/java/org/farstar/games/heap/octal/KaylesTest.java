package org.farstar.games.heap.octal;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.grundy.Heaps;

class KaylesTest extends RulesetContract<Heaps> {
  KaylesTest() {
    super(OctalGame.kayles(), "0", "3", "1 1 7", "12");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "3|5", "-1", "100000001", "1000000000", "3,5");
  }
}
