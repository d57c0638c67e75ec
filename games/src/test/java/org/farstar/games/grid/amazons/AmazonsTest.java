package org.farstar.games.grid.amazons;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class AmazonsTest extends RulesetContract<Board> {
  AmazonsTest() {
    super(new Amazons(), ".", "x..", "x.#|..o", "x...|...o", "#");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "q", "x|");
  }
}
