package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class CornerClobberTest extends RulesetContract<Board> {
  CornerClobberTest() {
    super(
        new Clobber(Clobber.Prey.OWN, Clobber.Reach.CORNERS),
        ".",
        "x.|.x",
        "xoo|oxx",
        "xo.|.xo|xo.",
        "xxo..ox|ox...xo");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "#", "xo|x", "xo|xoo");
  }
}
