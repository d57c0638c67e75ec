package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class ColTest extends RulesetContract<Board> {
  ColTest() {
    super(GridColouring.col(), ".", "3x3", ".l.|r.#|...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x");
  }
}
