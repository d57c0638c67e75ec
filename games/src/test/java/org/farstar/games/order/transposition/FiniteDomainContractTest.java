package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;

class FiniteDomainContractTest extends RulesetContract<TranspositionPosition> {
  FiniteDomainContractTest() {
    super(
        new TranspositionFamily(),
        new TranspositionFamily().variant("1..8", Sources.none()),
        "3 1 5 / 4",
        "/ 3",
        "8 / 0");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "9 / 1", "3 3 / 1", "/ 9", "1 2");
  }
}
