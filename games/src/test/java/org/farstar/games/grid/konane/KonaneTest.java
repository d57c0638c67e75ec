package org.farstar.games.grid.konane;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;

class KonaneTest extends RulesetContract<Board> {
  KonaneTest() {
    super(
        new Konane(),
        ".",
        "xo.",
        "xo.ox.xo",
        "xoxo|ox.x|xoxo",
        "xo.o.|ox.xo|.xo.x",
        "x.....o.|..xo....");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "y");
  }
}
