package org.farstar.games.strip.toads;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class ToadsAndFrogsTest extends RulesetContract<String> {
  ToadsAndFrogsTest() {
    super(ToadsAndFrogsGame.game(), "0", "t.f", "tt.ff", "ttt..ff", "t.f|tf.f");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "t||f", "|t", "t|");
  }
}
