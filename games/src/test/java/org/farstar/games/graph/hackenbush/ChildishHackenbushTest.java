package org.farstar.games.graph.hackenbush;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class ChildishHackenbushTest extends RulesetContract<Picture> {
  ChildishHackenbushTest() {
    super(HackenbushGame.childish(), "0", "0b1 1r2", "0b1 1b2 2r3 3r0", "0g1 1b2 1r3 2b3 0g1");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1b2");
  }
}
