package org.farstar.games.order.pieces;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class PiecesContractTest extends RulesetContract<PieceLine> {
  PiecesContractTest() {
    super(PiecesGame.game(), "BWWBW", "WWWW", "B");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "b", "BXW");
  }
}
