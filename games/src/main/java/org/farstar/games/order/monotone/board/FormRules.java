package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.engine.rules.Rules;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.values.player.Outcome;

/**
 * What the basic and the extended form share: all but where a card may go and how it is written.
 */
abstract class FormRules implements Rules<MonotonePosition>, VerdictPlay<MonotonePosition> {
  private final Parameters parameters;

  FormRules(Parameters parameters) {
    this.parameters = parameters;
  }

  /** The parameters, with the deck. */
  public final Parameters game() {
    return parameters;
  }

  final Deck deck() {
    return parameters.deck();
  }

  /** The cards on the board, on a chain in the order of the deck. */
  final List<Element> ascending(MonotonePosition position) {
    List<Element> cards = new ArrayList<>(position.cards());
    if (deck().chain().isPresent()) {
      cards.sort(deck()::compare);
    }
    return cards;
  }

  @Override
  public final Optional<Outcome> verdict(MonotonePosition position) {
    if (Lengths.of(position).critical(parameters)) {
      return Optional.of(parameters.misere() ? Outcome.N : Outcome.P);
    }
    OptionalLong size = deck().size();
    return size.isPresent() && size.getAsLong() == position.cards().size()
        ? Optional.of(Outcome.D)
        : Optional.empty();
  }

  /** On infinite and on large chains. */
  @Override
  public final Optional<String> movesStandForOthers(MonotonePosition position) {
    if (deck().size().orElse(Long.MAX_VALUE) <= ChainDeck.ALL_LISTED
        || deck().chain().isEmpty()
        || verdict(position).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        deck().chain().equals(Optional.of(Domain.fractions()))
            ? "maps of Q that keep its order take each card of a gap to each other one"
            : "of more than B(x,y) cards on both sides in a gap none matters (Proposition 6 of the"
                + " paper on monotonic sequence games)");
  }

  /** The moves that are left at most: the free cards, and on a chain what Erdős–Szekeres allows. */
  @Override
  public final OptionalLong rank(MonotonePosition position) {
    long most = deck().size().orElse(Long.MAX_VALUE);
    if (deck().chain().isPresent()) {
      most = Math.min(most, parameters.longestPlay());
    }
    return most == Long.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(most - position.cards().size());
  }
}
