package org.farstar.games.order.pennies;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class PenniesContractTest extends RulesetContract<Clumps> {
  PenniesContractTest() {
    super(PenniesGame.game(), "3 2 4", "1 1 1", "5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "0", "3 x", "1");
  }
}
