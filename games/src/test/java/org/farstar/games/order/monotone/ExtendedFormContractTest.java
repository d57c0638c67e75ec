package org.farstar.games.order.monotone;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.order.monotone.board.MonotonePosition;

class ExtendedFormContractTest extends RulesetContract<MonotonePosition> {
  ExtendedFormContractTest() {
    super(new Monotone().variant("a=3 d=4 deck=4 misere extended"), "", "4@2 1@3", "1@1 2@2 3@4");
  }

  @Override
  protected List<String> malformed() {
    return List.of("4", "4@5", "5@1", "4@2 4@3", "4@2 3@2", "1@1 2@2 3@3 4@4", "@", "4@");
  }
}
