package org.farstar.verify.monotone;

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

/** The kinds for monotonic sequence games without cards played. */
public final class SequenceKinds {
  /** On {1..n} for every n, see {@link DecksChecker}. */
  public static final Kind DECKS =
      kind(Certificate.DECKS, Set.of(Outcome.N, Outcome.P, Outcome.D), false, SequenceKinds::decks);

  /** On the fractions for every a, see {@link WordsChecker}. */
  public static final Kind WORDS =
      kind(Certificate.WORDS, Set.of(Outcome.N), true, SequenceKinds::words);

  /** On the fractions for one a, see {@link LostChecker}. */
  public static final Kind LOST =
      kind(Certificate.LOST, Set.of(Outcome.N, Outcome.P), true, SequenceKinds::lost);

  /** The theorem that words rest on. */
  private static final String COLOURS =
      "; on Q a position is its colour sequence (Proposition 8 of the paper)";

  private SequenceKinds() {}

  private interface Check {
    String of(Statement statement, SequenceGame game, List<String> body, Runnable checkStop);
  }

  private static Kind kind(String name, Set<Outcome> outcomes, boolean dense, Check check) {
    return Kind.ofOutcomes(
        name,
        Ending.VERDICT,
        outcomes,
        (statement, body, boards, checkStop) -> {
          SequenceGame game =
              boards
                  .read(statement)
                  .only()
                  .flatMap(SequenceKinds::game)
                  .filter(
                      found -> dense ? found.cards() == 0 && !found.misere() : found.cards() > 0)
                  .orElseThrow(
                      () ->
                          RefusedException.at(
                              Boards.POSITION_LINE,
                              "allowed: a monotonic sequence game without cards played, "
                                  + (dense ? "on Q in normal play" : "on {1..n}")));
          return check.of(statement, game, body, checkStop);
        });
  }

  private static <P> Optional<SequenceGame> game(CheckedPart.Placed<P> placed) {
    return placed.rules() instanceof SequenceRules<P> rules
        ? rules.sequenceGame(placed.position())
        : Optional.empty();
  }

  private static String decks(
      Statement statement, SequenceGame game, List<String> body, Runnable checkStop) {
    DecksChecker.Verified found =
        DecksChecker.check(game.a(), game.d(), game.misere(), body, checkStop);
    List<Outcome> outcomes = found.outcomes();
    statement.requireOutcome(outcomes.get((int) Math.min(game.cards(), outcomes.size()) - 1));
    return Counts.of(found.positions(), "position")
        + " with "
        + Counts.of(found.moves(), "move")
        + "; from "
        + Counts.of(outcomes.size(), "card")
        + " on all decks are alike; on {1..n}, for every n: "
        + DeckSummary.of(outcomes);
  }

  private static String words(
      Statement statement, SequenceGame game, List<String> body, Runnable checkStop) {
    WordsChecker.Verified found = WordsChecker.check(game.a(), game.d(), body, checkStop);
    return "a strategy of "
        + Counts.of(found.lines(), "line")
        + ", "
        + Counts.of(found.moves(), "move")
        + " tried on "
        + Counts.of(found.words(), "word")
        + "; with d = "
        + game.d()
        + " it wins for these a: "
        + found.lengths()
        + COLOURS;
  }

  private static String lost(
      Statement statement, SequenceGame game, List<String> body, Runnable checkStop) {
    LostChecker.Verified found = LostChecker.check(game.a(), game.d(), body, checkStop);
    statement.requireOutcome(found.first() ? Outcome.N : Outcome.P);
    return "a strategy of "
        + Counts.of(found.words(), "word")
        + ", with an answer to each of "
        + Counts.of(found.moves(), "move")
        + COLOURS;
  }
}
