package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class CannibalClobberTest extends RulesetContract<Board> {
  CannibalClobberTest() {
    super(
        new Clobber(Clobber.Prey.ANY, Clobber.Reach.EDGES),
        ".",
        "xx",
        "xoo|oxx",
        "xo.|.xo|xo.",
        "xxo..ox|ox...xo");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "#", "xo|x", "xo|xoo");
  }
}
