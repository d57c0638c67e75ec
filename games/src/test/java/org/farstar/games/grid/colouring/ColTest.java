package org.farstar.games.grid.colouring;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class ColTest extends RulesetContract<Board> {
  ColTest() {
    super(GridColouring.col(), ".", "3x3", ".l.|r.#|...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x");
  }
}
