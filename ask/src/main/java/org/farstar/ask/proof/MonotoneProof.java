package org.farstar.ask.proof;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Sum;
import org.farstar.games.order.Domain;
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

/**
 * Monotonic sequence games from the empty board: on {1..n} for every n at once, and on Q by the
 * strategies that are known for every a, or else by a strategy for this one.
 */
final class MonotoneProof {
  /** With more decks to look at a proof for one of them is shorter. */
  private static final int MOST_DECKS = 1_000;

  private static final Map<Integer, Supplier<Strategy>> STRATEGIES =
      Map.of(4, Strategies::four, 5, Strategies::five, 6, Strategies::six, 8, Strategies::eight);

  private final Parameters game;
  private final boolean dense;

  private MonotoneProof(Parameters game, boolean dense) {
    this.game = game;
    this.dense = dense;
  }

  /** The game of a sum, where it is one of these. */
  static Optional<MonotoneProof> of(Sum sum) {
    return sum.position()
        .filter(term -> term.variant().rules() instanceof BasicForm)
        .filter(term -> ((MonotonePosition) term.position()).cards().isEmpty())
        .map(term -> ((BasicForm) term.variant().rules()).game())
        .flatMap(MonotoneProof::of);
  }

  private static Optional<MonotoneProof> of(Parameters game) {
    if (game.deck().chain().equals(Optional.of(Domain.fractions()))) {
      return game.misere() || game.a() < 3
          ? Optional.empty()
          : Optional.of(new MonotoneProof(game, true));
    }
    return game.deck().chain().isPresent()
            && game.deck().size().orElse(0) > 0
            && DeckProof.fits(game.a(), game.d(), convention(game), MOST_DECKS)
        ? Optional.of(new MonotoneProof(game, false))
        : Optional.empty();
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

  /** A proof, where one is known or can be found: on Q one for every a before one for this one. */
  Optional<Found> find(Control control) {
    if (!dense) {
      List<String> lines = DeckProof.lines(game.a(), game.d(), convention(game), control);
      return Optional.of(new Found(Certificate.DECKS, outcome(lines), lines));
    }
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
