package org.farstar.games.grid.chomp;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class ChompTest extends RulesetContract<Board> {
  ChompTest() {
    super(ChompGame.game(), ".", "2x2", "...|.##|.##", "2x3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "..|.");
  }
}
