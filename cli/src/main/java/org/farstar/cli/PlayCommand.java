package org.farstar.cli;

import java.time.Duration;
import java.util.Optional;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.desk.play.Opponent;
import org.farstar.desk.question.Question;
import org.farstar.desk.question.Searches;
import org.farstar.values.player.Player;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code farstar play}. */
@CommandLine.Command(
    description = {
      "Play against the engine: it makes a winning move where there is one and says why.",
      "The budget is for each of its moves; unless given, 5 seconds."
    },
    footer = {
      "  farstar play flipping-coins 0110111",
      "  farstar play flipping-coins 0110111 --as right --first engine"
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

  @Option(names = "--as", paramLabel = "<side>", description = "You are left (usual) or right.")
  private Side side = Side.left;

  @Option(names = "--first", paramLabel = "<who>", description = "me (usual) or engine starts.")
  private First first = First.me;

  @Option(
      names = "--from",
      paramLabel = "FOLDER",
      description = "The engine plays from the folder of a solve.")
  private String from;

  @Mixin private BudgetOptions budget;

  @Override
  ExitCode run(Session session) {
    Player person = side == Side.left ? Player.LEFT : Player.RIGHT;
    Question question = position.question(session);
    session.rest();
    sitDown(question, person, session);
    return ExitCode.ANSWERED;
  }

  private void sitDown(Question question, Player person, Session session) {
    Opponent engine =
        new Opponent(
            session.desk().analyst(),
            Searches.of(
                () -> session.begin(budget.budget(USUAL_TIME), budget.progress(), budget.threads()),
                session::rest),
            Optional.ofNullable(from).map(name -> SolveFolders.open(name, question, session)));
    Player starts = first == First.me ? person : person.opponent();
    new PlayTable(question, engine, person, starts, session).play();
  }
}
