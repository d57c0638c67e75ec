package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class SnortTest extends RulesetContract<Board> {
  SnortTest() {
    super(GridColouring.snort(), ".", "3x3", ".l.|r.#|...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x");
  }
}
