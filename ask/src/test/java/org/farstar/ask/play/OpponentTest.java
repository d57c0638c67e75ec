package org.farstar.ask.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
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

  /** Won positions of many games, with a move that a budget may be too small to find. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "kayles; 1000000",
        "nim; 1000000 1 1000003",
        "clobber; xoxox|oxoxo|xoxox",
        "amazons; x...|....|...o",
        "connect-four; 4x3: ....|....|.XO.",
        "qubic; 1,1,1 4,4,4",
        "word-chain; {countries} / Spain",
        "flipping-coins; 1101100111",
        "domineering; 4x4",
        "take-away; f(x)=2*x : 20",
        "hackenbush; 0b1 1r2 0b3"
      })
  void whatIsNotKnownIsNotTakenForNone(String game, String line) {
    Sum start = Catalogue.STANDARD.game(game).read(line, Sources.none(), false);
    for (long positions : new long[] {0, 1, 10, 100, 1_000}) {
      Control control = new Control(Budget.ofPositions(positions));
      Opponent opponent =
          new Opponent(new Analyst(new Workspace()), Searches.of(() -> control, () -> {}));
      Opponent.Choice choice = opponent.choose(start, Player.LEFT);
      if (choice.known() && !choice.wins()) {
        Outcome truth =
            new Analyst(new Workspace())
                .outcome(start, Method.BEST, Ask.ANSWER, Control.unlimited())
                .first()
                .orElseThrow()
                .outcome();
        assertThat(truth.forMover(Player.LEFT))
            .as(choice.verdict().sentence())
            .isNotEqualTo(Result.WIN);
      }
    }
  }
}
