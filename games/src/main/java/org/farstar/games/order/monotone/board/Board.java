package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.Element;

/**
 * A board of the basic form: the cards in the order in which they were played.
 *
 * @param deck the deck
 * @param cards the cards from left to right, each of them once
 */
public record Board(Deck deck, List<Element> cards) implements MonotonePosition {
  public Board {
    cards = List.copyOf(cards);
  }

  /** The board without cards. */
  public static Board empty(Deck deck) {
    return new Board(deck, List.of());
  }

  /** The board with one more card at its right end. */
  public Board plus(Element card) {
    List<Element> more = new ArrayList<>(cards);
    more.add(card);
    return new Board(deck, more);
  }
}
