package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class CramTest extends RulesetContract<Board> {
  CramTest() {
    super(new Cram(), ".", "2x3", "3x4", "..#|...|#..");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "o", "..|");
  }
}
