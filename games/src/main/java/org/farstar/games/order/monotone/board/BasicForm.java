package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;
import org.farstar.verify.monotone.Order;
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

  /** On chains. */
  @Override
  public Optional<SequenceGame> sequenceGame(MonotonePosition position) {
    return deck().chain().map(chain -> sequenceGame(position, chain));
  }

  private SequenceGame sequenceGame(MonotonePosition position, Domain chain) {
    List<Element> cards = ascending(position);
    List<Order> free = new ArrayList<>();
    for (int i = 0; i <= cards.size(); i++) {
      Element low = i == 0 ? null : cards.get(i - 1);
      Element high = i == cards.size() ? null : cards.get(i);
      free.add(
          chain.between(low, high).stream()
              .map(segment -> segment.type().toString())
              .collect(
                  Collectors.collectingAndThen(
                      Collectors.joining("+"), blocks -> Order.read(blocks).orElse(Order.NONE))));
    }
    List<Integer> played =
        position.cards().stream()
            .map(card -> Collections.binarySearch(cards, card, Domain::compare))
            .toList();
    return new SequenceGame(game().a(), game().d(), game().misere(), played, free);
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
