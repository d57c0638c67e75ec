package org.farstar.ask.proof;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Sum;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.blocks.OrderProof;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.DeckProof;
import org.farstar.games.order.monotone.dense.LostWords;
import org.farstar.games.order.monotone.dense.Strategies;
import org.farstar.games.order.monotone.dense.Strategy;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.monotone.SequenceGame;

/**
 * Monotonic sequence games on chains: from the empty board on {1..n} for every n at once, and on Q
 * by the strategies that are known for every a, or else by a strategy for this one; from every
 * other board by the orders of the free cards in its gaps.
 */
final class MonotoneProof {
  /** With more decks to look at a proof for one of them is shorter. */
  private static final int MOST_DECKS = 1_000;

  private static final Map<Integer, Supplier<Strategy>> STRATEGIES =
      Map.of(4, Strategies::four, 5, Strategies::five, 6, Strategies::six, 8, Strategies::eight);

  private final Parameters game;
  private final SequenceGame board;

  private MonotoneProof(Parameters game, SequenceGame board) {
    this.game = game;
    this.board = board;
  }

  /** The board of a sum, where it is one of these and the game is not over. */
  static Optional<MonotoneProof> of(Sum sum) {
    return sum.position()
        .filter(term -> term.variant().rules() instanceof BasicForm)
        .flatMap(
            term -> of((BasicForm) term.variant().rules(), (MonotonePosition) term.position()));
  }

  private static Optional<MonotoneProof> of(BasicForm form, MonotonePosition position) {
    return Optional.of(position)
        .filter(board -> form.verdict(board).isEmpty())
        .flatMap(form::sequenceGame)
        .map(board -> new MonotoneProof(form.game(), board));
  }

  private static Convention convention(Parameters game) {
    return Convention.of(game.misere());
  }

  /**
   * What was found.
   *
   * @param kind the kind of the certificate
   * @param outcome who wins
   * @param body its lines
   */
  record Found(String kind, Outcome outcome, List<String> body) {}

  /**
   * A proof, where one is known or can be found: on Q one for every a before one for this one.
   *
   * @param tried told of what takes a search
   */
  Optional<Found> find(Consumer<String> tried, Control control) {
    boolean empty = board.played().isEmpty();
    if (empty && game.deck().size().isPresent()) {
      return decks(tried, control);
    }
    boolean dense = game.deck().chain().equals(Optional.of(Domain.fractions()));
    return (empty && dense && !game.misere() && game.a() >= 3
            ? words(control)
            : Optional.<Found>empty())
        .or(() -> orders(tried, control));
  }

  private Optional<Found> decks(Consumer<String> tried, Control control) {
    if (!DeckProof.fits(game.a(), game.d(), convention(game), MOST_DECKS)) {
      tried.accept("decks: {1..n} are alike only from more than " + MOST_DECKS + " cards on");
      return Optional.empty();
    }
    tried.accept("decks: a strategy for all {1..n} at once");
    List<String> lines = DeckProof.lines(game.a(), game.d(), convention(game), control);
    return Optional.of(new Found(Certificate.DECKS, outcome(lines), lines));
  }

  private Optional<Found> orders(Consumer<String> tried, Control control) {
    if (!OrderProof.fits(board, MOST_DECKS)) {
      tried.accept(
          "orders: chains in a gap are alike only from more than " + MOST_DECKS + " cards on");
      return Optional.empty();
    }
    tried.accept("orders: a strategy on the orders of free cards in gaps");
    OrderProof proof = OrderProof.find(board, control);
    return Optional.of(new Found(Certificate.ORDERS, proof.outcome(), proof.lines()));
  }

  private Optional<Found> words(Control control) {
    return Optional.ofNullable(STRATEGIES.get(game.d()))
        .map(Supplier::get)
        .filter(strategy -> strategy.words().contains(single()))
        .map(strategy -> strategy.toString().lines().toList())
        .map(lines -> new Found(Certificate.WORDS, Outcome.N, lines))
        .or(() -> lost(control));
  }

  private Optional<Found> lost(Control control) {
    if (!LostWords.fits(game.a(), game.d())) {
      return Optional.empty();
    }
    LostWords words = LostWords.find(game.a(), game.d(), control);
    return Optional.of(new Found(Certificate.LOST, words.outcome(), words.lines()));
  }

  /** The word of the single card. */
  private String single() {
    return "1".repeat(game.d() - 3) + "01" + "0".repeat(game.a() - 3);
  }

  private Outcome outcome(List<String> body) {
    List<Outcome> outcomes =
        body.stream()
            .filter(line -> line.startsWith("deck "))
            .map(line -> Outcome.valueOf(line.substring(line.length() - 1)))
            .toList();
    return outcomes.get((int) Math.min(game.deck().size().orElseThrow(), outcomes.size()) - 1);
  }
}
