package org.farstar.games.grid.colouring;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class SnortTest extends RulesetContract<Board> {
  SnortTest() {
    super(GridColouring.snort(), ".", "3x3", ".l.|r.#|...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x");
  }
}
