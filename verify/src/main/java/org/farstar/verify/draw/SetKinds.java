package org.farstar.verify.draw;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;

/** The kinds for positional games in which X and O take one cell each in turn. */
public final class SetKinds {
  /** Replies on empty boards, see {@link RepliesChecker}. */
  public static final Kind REPLIES =
      new SetKind(Certificate.REPLIES, Set.of(Outcome.D, Outcome.P)) {
        @Override
        String check(Statement statement, SetGame game, List<String> body, Runnable checkStop) {
          return replies(statement, game, body, checkStop);
        }
      };

  /** Strategies up to symmetries, see {@link SetsChecker}. */
  public static final Kind SETS =
      new SetKind(Certificate.SETS, Set.of(Outcome.N, Outcome.P, Outcome.D)) {
        @Override
        String check(Statement statement, SetGame game, List<String> body, Runnable checkStop) {
          return strategies(
              SetsChecker.check(game, statement.outcome(), body, checkStop), game.avoids());
        }
      };

  /** Answers in pairs in misère games, see {@link MirrorChecker}. */
  public static final Kind MIRROR =
      new SetKind(Certificate.MIRROR, Set.of(Outcome.N, Outcome.P)) {
        @Override
        String check(Statement statement, SetGame game, List<String> body, Runnable checkStop) {
          return mirror(MirrorChecker.check(game, statement.outcome(), body, checkStop));
        }
      };

  private SetKinds() {}

  private abstract static class SetKind implements Kind {
    private final String name;
    private final Set<Outcome> outcomes;

    SetKind(String name, Set<Outcome> outcomes) {
      this.name = name;
      this.outcomes = outcomes;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Set<Ending> endings() {
      return Set.of(Ending.VERDICT);
    }

    @Override
    public Set<Outcome> outcomes() {
      return outcomes;
    }

    @Override
    public String check(Statement statement, List<String> body, Boards boards, Runnable checkStop) {
      SetGame game =
          boards
              .read(statement)
              .only()
              .flatMap(placed -> game(placed, checkStop))
              .orElseThrow(
                  () ->
                      RefusedException.at(
                          Boards.POSITION_LINE,
                          "allowed: a positional game with one point in a turn"));
      game.requireOpen();
      return check(statement, game, body, checkStop);
    }

    abstract String check(Statement statement, SetGame game, List<String> body, Runnable checkStop);

    private static <P> Optional<SetGame> game(CheckedPart.Placed<P> placed, Runnable checkStop) {
      return placed.rules() instanceof SetRules<P> rules
          ? rules.setGame(placed.position(), checkStop)
          : Optional.empty();
    }
  }

  /** That O holds X is a draw where O's sets win, too; else O wins. */
  private static String replies(
      Statement statement, SetGame game, List<String> body, Runnable checkStop) {
    boolean empty = game.x().isEmpty() && game.o().isEmpty() && game.xMoves();
    if (!empty || game.avoids() || !game.xCounts()) {
      throw RefusedException.at(
          Boards.POSITION_LINE,
          "allowed: an empty board of a maker-maker or maker-breaker game, X to move");
    }
    statement.requireOutcome(game.both() ? Outcome.D : Outcome.P);
    RepliesChecker.Verified found = RepliesChecker.check(game.board(), body, checkStop);
    return "replies of the second player in "
        + Counts.of(found.lines(), "position")
        + " to "
        + Counts.of(found.moves(), "move")
        + ", after which "
        + Counts.of(found.pairings(), "pairing")
        + " and "
        + Counts.of(found.potentials(), "potential")
        + " below 1 (Erdős and Selfridge) were found"
        + (game.both() ? "; " + Statement.STEALING : "");
  }

  private static String strategies(SetsChecker.Verified found, boolean avoids) {
    return (found.strategies() == 1 ? "one strategy" : found.strategies() + " strategies")
        + " with "
        + Counts.of(found.lines(), "move")
        + ", against "
        + Counts.of(found.moves(), "answer")
        + (found.held() == 0
            ? ""
            : ", after which the potential is small in "
                + Counts.of(found.held(), "position")
                + (avoids ? " (Hefetz, Krivelevich and Szabó)" : " (Erdős and Selfridge)"));
  }

  private static String mirror(MirrorChecker.Verified found) {
    return Counts.of(found.pairs(), "pair")
        + " of cells, one answered by the other; without a whole set no board with different"
        + " colours in each pair was found, "
        + Counts.of(found.boards(), "board")
        + " tried";
  }
}
