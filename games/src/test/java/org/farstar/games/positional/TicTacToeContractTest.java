package org.farstar.games.positional;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.play.Marks;

class TicTacToeContractTest extends RulesetContract<Marks> {
  TicTacToeContractTest() {
    super(
        new TicTacToeFamily(),
        TicTacToeFamily.variant(new Cube(3, 2), false),
        "",
        "X.O|.X.|..O",
        "2,2 1,1 3,3",
        "XO.|XOO|.X.");
  }

  @Override
  protected List<String> malformed() {
    return List.of("XX.|...|...", "X.O", "4,4", "1,1 1,1", "0", "10", "XXX|OO.|O..", "?");
  }
}
