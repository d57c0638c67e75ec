package org.farstar.games.strip.toads;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class ElephantsAndRhinosTest extends RulesetContract<String> {
  ElephantsAndRhinosTest() {
    super(ToadsAndFrogsGame.elephants(), "0", "tt..f", "t.t.f.f", "tt..ff");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "t?f");
  }
}
