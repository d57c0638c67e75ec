package org.farstar.games.positional;

import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.play.Marks;

class MisereTicTacToeContractTest extends RulesetContract<Marks> {
  MisereTicTacToeContractTest() {
    super(
        new TicTacToeFamily(),
        TicTacToeFamily.variant(new Cube(3, 2), true),
        "",
        "2,2 1,1",
        "X.O|OX.|XO.");
  }
}
