package org.farstar.verify.draw;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;

/** The kinds for positional games in which X and O take one cell each in turn. */
public final class SetKinds {
  /** Replies on empty boards, see {@link RepliesChecker}. */
  public static final Kind REPLIES =
      kind(Certificate.REPLIES, Set.of(Outcome.D, Outcome.P), SetKinds::replies);

  /** Strategies up to symmetries, see {@link SetsChecker}. */
  public static final Kind SETS =
      kind(Certificate.SETS, Set.of(Outcome.N, Outcome.P, Outcome.D), SetKinds::strategies)
          .claiming(SetKinds::ofOnePlayer);

  /** Answers in pairs in misère games, see {@link MirrorChecker}. */
  public static final Kind MIRROR =
      kind(Certificate.MIRROR, Set.of(Outcome.N, Outcome.P), SetKinds::mirror)
          .claiming(SetKinds::ofOnePlayer);

  private SetKinds() {}

  /** Whether these are the outcomes in which one of the players does not lose. */
  private static boolean ofOnePlayer(OutcomeSet half) {
    return half.equals(OutcomeSet.of(Outcome.N, Outcome.D))
        || half.equals(OutcomeSet.of(Outcome.P, Outcome.D));
  }

  private interface Check {
    String of(Statement statement, SetGame game, List<String> body, Runnable checkStop);
  }

  private static Kind kind(String name, Set<Outcome> outcomes, Check check) {
    return Kind.ofOutcomes(
        name,
        Ending.VERDICT,
        outcomes,
        (statement, body, boards, checkStop) -> {
          SetGame game =
              boards
                  .read(statement)
                  .only()
                  .flatMap(placed -> SetGame.of(placed, checkStop))
                  .orElseThrow(
                      () ->
                          RefusedException.at(
                              Boards.POSITION_LINE,
                              "allowed: a positional game with one point in a turn"));
          game.requireOpen();
          return check.of(statement, game, body, checkStop);
        });
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

  private static String strategies(
      Statement statement, SetGame game, List<String> body, Runnable checkStop) {
    SetsChecker.Verified found = SetsChecker.check(game, statement.outcomes(), body, checkStop);
    return (found.strategies() == 1 ? "one strategy" : found.strategies() + " strategies")
        + " with "
        + Counts.of(found.lines(), "move")
        + ", against "
        + Counts.of(found.moves(), "answer")
        + (found.held() == 0
            ? ""
            : ", after which the potential is small in "
                + Counts.of(found.held(), "position")
                + (game.avoids() ? " (Hefetz, Krivelevich and Szabó)" : " (Erdős and Selfridge)"));
  }

  private static String mirror(
      Statement statement, SetGame game, List<String> body, Runnable checkStop) {
    MirrorChecker.Verified found = MirrorChecker.check(game, statement.outcomes(), body, checkStop);
    String pairs = Counts.of(found.pairs(), "pair") + " of cells, one answered by the other";
    if (found.boards() == 0) {
      return pairs + "; this player never is the first with a whole set";
    }
    return pairs
        + "; without a whole set no board with different"
        + " colours in each pair was found, "
        + Counts.of(found.boards(), "board")
        + " tried";
  }
}
