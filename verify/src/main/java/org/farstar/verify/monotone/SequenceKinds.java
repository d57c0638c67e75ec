package org.farstar.verify.monotone;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;

/** The kinds for monotonic sequence games. */
public final class SequenceKinds {
  private static final Set<Outcome> ALL = Set.of(Outcome.N, Outcome.P, Outcome.D);

  /** On {1..n} for every n, see {@link DecksChecker}. */
  public static final Kind DECKS =
      kind(
          Certificate.DECKS,
          ALL,
          "without cards played, on {1..n}",
          game -> game.deck().flatMap(Order::size).isPresent(),
          SequenceKinds::decks);

  /** On any chain, from any board on, see {@link OrdersChecker}. */
  public static final Kind ORDERS =
      kind(Certificate.ORDERS, ALL, "on a chain", game -> true, SequenceKinds::orders);

  /** On the fractions for every a, see {@link WordsChecker}. */
  public static final Kind WORDS =
      dense(Certificate.WORDS, Set.of(Outcome.N), SequenceKinds::words);

  /** On the fractions for one a, see {@link LostChecker}. */
  public static final Kind LOST =
      dense(Certificate.LOST, Set.of(Outcome.N, Outcome.P), SequenceKinds::lost);

  /** The theorem that words rest on. */
  private static final String COLOURS =
      "; on Q a position is its colour sequence (Proposition 8 of the paper)";

  private SequenceKinds() {}

  private interface Check {
    String of(Statement statement, SequenceGame game, List<String> body, Runnable checkStop);
  }

  private static Kind dense(String name, Set<Outcome> outcomes, Check check) {
    return kind(
        name,
        outcomes,
        "without cards played, on Q in normal play",
        game -> game.deck().equals(Optional.of(Order.DENSE)) && !game.misere(),
        check);
  }

  private static Kind kind(
      String name,
      Set<Outcome> outcomes,
      String allowed,
      Predicate<SequenceGame> games,
      Check check) {
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
                  .filter(games)
                  .orElseThrow(
                      () ->
                          RefusedException.at(
                              Boards.POSITION_LINE,
                              "allowed: a monotonic sequence game " + allowed));
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
    long cards = game.deck().flatMap(Order::size).orElseThrow();
    statement.requireOutcome(outcomes.get((int) Math.min(cards, outcomes.size()) - 1));
    return Counts.of(found.positions(), "position")
        + " with "
        + Counts.of(found.moves(), "move")
        + "; from "
        + Counts.of(outcomes.size(), "card")
        + " on all decks are alike; on {1..n}, for every n: "
        + DeckSummary.of(outcomes);
  }

  private static String orders(
      Statement statement, SequenceGame game, List<String> body, Runnable checkStop) {
    OrdersChecker.Verified found = OrdersChecker.check(game, statement.outcome(), body, checkStop);
    return Counts.of(found.positions(), "position")
        + " with "
        + Counts.of(found.moves(), "move")
        + "; of the free cards in a gap the order counts, its finite blocks up to a bound";
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
