package org.farstar.games.strip.toads;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class BackslidingTest extends RulesetContract<String> {
  BackslidingTest() {
    super(ToadsAndFrogsGame.backsliding(), "0", "t.f", "tt.ff", "t..f", "t.f|tf.f");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "t||f", "|t", "t|");
  }
}
