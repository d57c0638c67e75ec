package org.farstar.games.grid.clobber;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

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
