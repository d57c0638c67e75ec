package org.farstar.games.graph;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class HackenbushTest extends RulesetContract<Picture> {
  HackenbushTest() {
    super(
        new Hackenbush(),
        "0",
        "0b1 1r2",
        "0b1 0b1 1r2 1g2",
        "0b1 1r2 2g0 0r3 3b3",
        "0g1 1b2 1b3 0r4 4b5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "0x1", "1b2", "0b1 b");
  }
}
