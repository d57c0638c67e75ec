package org.farstar.games.positional;

import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.positional.play.Marks;

class TicTacToeTheoryTest extends TheoryContract<Marks> {
  TicTacToeTheoryTest() {
    super(TicTacToeGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.of(
        "1^1:",
        "1^2:",
        "1^3:",
        "2^1:",
        "3^1:",
        "4^1:",
        "2^2:",
        "2^3:",
        "3^2:",
        "3^2: 2,2",
        "3^2: 2,2 1,2",
        "3^2: 1,2 1,1",
        "3^2: X.O|.X.|..O",
        "3^2: 2,2 1,1 3,3 1,3",
        "4^2: XOXO|OXOX|OX..|....",
        "1^1 misere:",
        "2^1 misere:",
        "2^2 misere:",
        "2^3 misere:",
        "3^1 misere:",
        "3^2 misere:");
  }

  @Override
  protected boolean valuesAreSearched() {
    return false;
  }
}
