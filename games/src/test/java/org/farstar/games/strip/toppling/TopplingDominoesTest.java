package org.farstar.games.strip.toppling;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class TopplingDominoesTest extends RulesetContract<String> {
  TopplingDominoesTest() {
    super(TopplingDominoesGame.game(), "0", "LR", "LRELRR", "L|RE|ELR", "LLRRE|RLER");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "l", "L||R", "L|");
  }
}
