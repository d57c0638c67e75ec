package org.farstar.games.grid.fission;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class FissionTest extends RulesetContract<Board> {
  FissionTest() {
    super(new Fission(), ".", "...|.x.|...", ".....|..x..|.....|.#...", "x..x.|.....|.x...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "o");
  }
}
