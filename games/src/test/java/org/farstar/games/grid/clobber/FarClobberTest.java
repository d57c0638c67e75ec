package org.farstar.games.grid.clobber;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class FarClobberTest extends RulesetContract<Board> {
  FarClobberTest() {
    super(
        new ClobberKin(Clobber.Prey.ENEMY, Clobber.Reach.QUEENS),
        ".",
        "x.o",
        "xo#|.xo",
        "x.o#x..o",
        "x...o|.....|o...x");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "?", "xo|x", "xo|xoo");
  }
}
