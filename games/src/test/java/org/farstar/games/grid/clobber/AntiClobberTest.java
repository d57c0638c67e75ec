package org.farstar.games.grid.clobber;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class AntiClobberTest extends RulesetContract<Board> {
  AntiClobberTest() {
    super(
        new ClobberKin(Clobber.Prey.FREE, Clobber.Reach.EDGES),
        ".",
        "x.o",
        "xo#|.xo",
        "x.o#x.o",
        "xoxo|oo..");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "?", "xo|x", "xo|xoo");
  }
}
