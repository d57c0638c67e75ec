package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class FiniteDomainContractTest extends RulesetContract<TranspositionPosition> {
  FiniteDomainContractTest() {
    super(new Transposition().variant("1..8"), "3 1 5 / 4", "/ 3", "8 / 0");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "9 / 1", "3 3 / 1", "/ 9", "1 2");
  }
}
