package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.order.Domain;

class FiniteDomainContractTest extends RulesetContract<TranspositionPosition> {
  FiniteDomainContractTest() {
    super(new Transposition(Domain.upTo(8)), "3 1 5 / 4", "/ 3", "8 / 0");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "9 / 1", "3 3 / 1", "/ 9", "1 2");
  }
}
