package org.farstar.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.ask.input.InputException;
import org.farstar.ask.play.Opponent;
import org.farstar.ask.play.Strength;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searches;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.values.player.Player;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code farstar play}. */
@CommandLine.Command(
    description = {
      "Play against the engine, which makes a winning move where one exists and says why.",
      "The budget applies to each of its moves; the default is 5 seconds."
    },
    footer = {
      "  farstar play flipping-coins 0110111",
      "  farstar play flipping-coins 0110111 --as right --first engine",
      "  farstar play nim '3 5 7' --strength learner"
    })
final class PlayCommand extends Command {
  private static final Duration USUAL_TIME = Duration.ofSeconds(5);

  /** The values of {@code --as}, spelt as they are typed. */
  enum Side {
    left,
    right
  }

  /** The values of {@code --first}, spelt as they are typed. */
  enum First {
    me,
    engine
  }

  @Mixin private PositionArguments position;

  @Option(
      names = "--as",
      paramLabel = "<side>",
      description = "Your side: left (the default) or right.")
  private Side side = Side.left;

  @Option(
      names = "--first",
      paramLabel = "<who>",
      description = "Who starts: me (the default) or engine.")
  private First first = First.me;

  @Option(
      names = "--strength",
      paramLabel = "<name>",
      completionCandidates = Strengths.class,
      description =
          "How well the engine plays: beginner, learner, player or expert, who look some moves"
              + " ahead and overlook moves, or perfect (the default).")
  private String strength = Strength.PERFECT;

  @Option(
      names = "--from",
      paramLabel = "FOLDER",
      description =
          "Let the engine play from the folder of a solve, or from its address if a"
              + " web server has it.")
  private String from;

  @Mixin private BudgetOptions budget;

  /** The names of strengths, for completion. */
  static final class Strengths extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Strengths() {
      super(Strength.names());
    }
  }

  @Override
  ExitCode run(Session session) {
    if (!Strength.names().contains(strength)) {
      String allowed = String.join(", ", Strength.names());
      throw new InputException("--strength: found '" + strength + "', allowed: " + allowed);
    }
    Player person = side == Side.left ? Player.LEFT : Player.RIGHT;
    Question question = position.question(session);
    session.rest();
    sitDown(question, person, session);
    return session.interrupted() ? ExitCode.INTERRUPTED : ExitCode.ANSWERED;
  }

  private void sitDown(Question question, Player person, Session session) {
    Searches searches =
        Searches.of(
            () -> session.begin(budget.budget(USUAL_TIME), budget.progress(), budget.threads()),
            session::rest);
    Function<Question, Opponent> engines =
        asked ->
            new Opponent(
                session.desk().analyst(),
                searches,
                Optional.ofNullable(from).map(name -> SolveFolders.open(name, asked, session)));
    Player starts = first == First.me ? person : person.opponent();
    new PlayTable(question, engines, Strength.named(strength), person, starts, session).play();
  }
}
