package org.farstar.games.order.transposition;

import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.order.Domain;
import org.farstar.games.order.EhrenfeuchtFraisse;
import org.farstar.games.order.Element;
import org.farstar.games.order.Segment;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * The transposition game: the players in turn add a free element of the domain to the sequence;
 * after the last turn Left wins if the parity of the sequence is even, Right if it is odd.
 *
 * <p>White is the player of the last turn but one, Black of the last; with an even number of turns
 * left White moves first.
 */
public final class Transposition implements Rules<TranspositionPosition> {
  private final Domain domain;

  /** The rules on this domain. */
  public Transposition(Domain domain) {
    this.domain = domain;
  }

  /**
   * A turn chooses any free element; choices that the turns left cannot tell apart are one move.
   */
  @Override
  public void moves(
      TranspositionPosition position, Player player, Moves<TranspositionPosition> moves) {
    if (position.turns() == 0) {
      return;
    }
    if (position.bare()) {
      position
          .shape()
          .next()
          .forEach(next -> moves.add(TranspositionPosition.bare(next), next::toString));
      return;
    }
    long cap = EhrenfeuchtFraisse.cap(position.turns() - 1);
    PivotStructure structure = position.structure();
    for (int i = 0; i < structure.stretches(); i++) {
      for (Segment segment : structure.segments(i)) {
        segment.classes(
            cap,
            alike -> moves.add(position.choose(alike.any()), () -> alike.write(position.domain())));
      }
    }
  }

  @Override
  public Optional<String> movesStandForOthers(TranspositionPosition position) {
    OptionalLong size = position.bare() ? OptionalLong.empty() : domain.type().size();
    boolean all =
        position.turns() == 0
            || size.isPresent()
                && options(position, Player.LEFT).size()
                    == size.getAsLong() - position.sequence().size();
    return all
        ? Optional.empty()
        : Optional.of(
            "elements are alike where the orders below and above them are, for the turns that are"
                + " left (Ehrenfeucht and Fraïssé)");
  }

  /** Any free element is a move; of a text with a comma only what stands before it is read. */
  @Override
  public Optional<TranspositionPosition> play(
      TranspositionPosition position, Player player, String text) {
    int comma = text.indexOf(',', text.indexOf(')') + 1);
    String choice = (comma < 0 ? text : text.substring(0, comma)).strip();
    if (position.turns() == 0) {
      return Optional.empty();
    }
    try {
      Element element = position.domain().readElement(choice);
      return position.free(element) ? Optional.of(position.choose(element)) : Optional.empty();
    } catch (NotationException e) {
      return Rules.super.play(position, player, choice);
    }
  }

  @Override
  public TranspositionPosition read(String text) {
    return TranspositionText.read(domain, text);
  }

  @Override
  public String write(TranspositionPosition position) {
    return position.bare() ? position.toString() : TranspositionText.write(position);
  }

  @Override
  public Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  public Optional<Outcome> verdict(TranspositionPosition position) {
    return position.turns() > 0
        ? Optional.empty()
        : Optional.of(position.shape().odd() ? Outcome.R : Outcome.L);
  }

  /** The position without names, its finite parts cut to what the turns left can tell apart. */
  @Override
  public TranspositionPosition representative(TranspositionPosition position) {
    return TranspositionPosition.bare(position.shape().capped());
  }

  @Override
  public OptionalLong rank(TranspositionPosition position) {
    return OptionalLong.of(position.turns());
  }
}
