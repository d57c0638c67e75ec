package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class NoGoTest extends RulesetContract<Board> {
  NoGoTest() {
    super(new NoGo(), ".", "2x2", "3x3", "x.o|...", ".#.|...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "z");
  }
}
