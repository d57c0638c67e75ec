package org.farstar.games.grid.clobber;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class ClobberTest extends RulesetContract<Board> {
  ClobberTest() {
    super(new Clobber(), ".", "xo", "xoxo|oxox", "xox|oxo|xox", "xxo..ox|ox...xo");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "#", "xo|x", "xo|xoo");
  }
}
