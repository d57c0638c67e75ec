package org.farstar.games.grid.cram;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class CramTest extends RulesetContract<Board> {
  CramTest() {
    super(new Cram(), ".", "2x3", "3x4", "..#|...|#..");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "o", "..|");
  }
}
