package org.farstar.games.grid.domineering;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class DomineeringTest extends RulesetContract<Board> {
  DomineeringTest() {
    super(new Domineering(), ".", "5x5", "..|..", "...#|.#..|....", "2x5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "..|.", "..||", ".|.|", "21x20", "0x3", ". .", "..*");
  }
}
