package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class FissionTest extends RulesetContract<Board> {
  FissionTest() {
    super(new Fission(), ".", "...|.x.|...", ".....|..x..|.....|.#...", "x..x.|.....|.x...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "o");
  }
}
