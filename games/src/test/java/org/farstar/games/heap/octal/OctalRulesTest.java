package org.farstar.games.heap.octal;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.games.heap.grundy.Heaps;

class OctalRulesTest extends RulesetContract<Heaps> {
  OctalRulesTest() {
    super(OctalGame::variant, OctalGame.variant("4.137", Sources.none()), "0", "5", "2 9");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "3|5", "-1", "100000001", "1000000000", "3,5");
  }
}
