package org.farstar.games.grid.clobber;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

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
