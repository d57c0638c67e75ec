package org.farstar.games.order.monotone.board;

import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;
import org.farstar.verify.monotone.SequenceGame;
import org.farstar.verify.monotone.SequenceRules;

/**
 * The basic form with given parameters, on any deck: a move adds a free card to the right end of
 * the board; who completes an ascending subsequence of length a or a descending one of length d
 * wins, or loses in misère play; a deck that is used up before is a draw.
 */
public final class BasicForm extends FormRules implements SequenceRules<MonotonePosition> {
  /** Beyond this many cards on each side of a gap that count, not every move is handed over. */
  private static final long MOST_CLASSES = 10_000;

  private final long cap;

  /** The rules with these parameters. */
  public BasicForm(Parameters parameters) {
    super(parameters);
    this.cap = LargeGap.paper(parameters.a(), parameters.d());
  }

  @Override
  public void moves(MonotonePosition position, Player player, Moves<MonotonePosition> moves) {
    if (verdict(position).isEmpty()) {
      deck()
          .choices(
              ascending(position),
              Math.min(cap, MOST_CLASSES),
              (card, text) -> moves.add(position.plus(card), () -> text));
    }
  }

  /** On chains: {1..n} and the fractions. */
  @Override
  public Optional<SequenceGame> sequenceGame(MonotonePosition position) {
    boolean dense = deck().chain().equals(Optional.of(Domain.fractions()));
    long cards = deck().size().orElse(0);
    return position.cards().isEmpty() && deck().chain().isPresent() && (dense || cards > 0)
        ? Optional.of(new SequenceGame(game().a(), game().d(), game().misere(), cards))
        : Optional.empty();
  }

  /** Where the moves handed over may leave out some that differ. */
  @Override
  public Optional<String> unsearchable(MonotonePosition position, boolean exact) {
    return cap > MOST_CLASSES && deck().size().orElse(Long.MAX_VALUE) > 2 * MOST_CLASSES
        ? Optional.of("there are more different moves than anybody could try")
        : Optional.empty();
  }

  /** Any free card of the deck, or the text of a move. */
  @Override
  public Optional<MonotonePosition> play(MonotonePosition position, Player player, String text) {
    String choice = text.strip();
    if (verdict(position).isPresent()) {
      return Optional.empty();
    }
    try {
      Element card = deck().read(new Scanner(choice));
      return position.cards().contains(card) ? Optional.empty() : Optional.of(position.plus(card));
    } catch (NotationException e) {
      return super.play(position, player, choice);
    }
  }

  @Override
  public MonotonePosition read(String text) {
    return new CardText(game(), text).read();
  }

  @Override
  public String write(MonotonePosition position) {
    return CardText.write(position);
  }
}
