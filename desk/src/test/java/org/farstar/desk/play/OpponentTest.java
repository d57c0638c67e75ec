package org.farstar.desk.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.question.Searches;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpponentTest {
  /** The engine as the first and as the second player, against moves at random. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tic-tac-toe; 3^2: ; 30",
        "tic-tac-toe; 4^2: ; 12",
        "tic-tac-toe; 5^2: ; 6",
        "positional; animal(fatty,5x5) : ; 6",
        "positional; cliques(3,4) : ; 20"
      })
  void theEngineNeverLosesADrawnBoard(String game, String line, int plays) {
    Random random = new Random(17);
    Sum start = Catalogue.STANDARD.game(game).read(line, Sources.none(), false);
    for (int i = 0; i < plays; i++) {
      Player engine = i % 2 == 0 ? Player.LEFT : Player.RIGHT;
      assertThat(play(start, engine, random)).as("play %d", i).isNotEqualTo(Result.LOSS);
    }
  }

  /** How a play ends for the engine. */
  private static Result play(Sum start, Player engine, Random random) {
    Opponent opponent =
        new Opponent(new Analyst(new Workspace()), Searches.of(Control::unlimited, () -> {}));
    GamePlay play = new GamePlay(start, Player.LEFT);
    while (!play.over()) {
      if (play.mover() == engine) {
        play.move(opponent.choose(play.position(), engine).to());
      } else {
        List<Move<Sum>> moves = play.moves(100).list();
        play.move(moves.get(random.nextInt(moves.size())).to());
      }
    }
    return play.result(engine).orElseThrow();
  }
}
