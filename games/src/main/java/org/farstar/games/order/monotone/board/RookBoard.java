package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;

/**
 * A board of the extended form: cards in columns. With n cards there are n columns, and the cards
 * are rooks of which no two attack each other; with infinitely many cards the columns are the
 * fractions, so that there is always room between two cards.
 *
 * @param deck the deck
 * @param columns the columns in use, ascending
 * @param cards the card in each of them
 */
public record RookBoard(Deck deck, List<Element> columns, List<Element> cards)
    implements MonotonePosition {
  public RookBoard {
    columns = List.copyOf(columns);
    cards = List.copyOf(cards);
  }

  /** The board without cards. */
  public static RookBoard empty(Deck deck) {
    return new RookBoard(deck, List.of(), List.of());
  }

  /** The columns there are. */
  static ChainDeck columnsOf(Deck deck) {
    return deck.size().isPresent() ? ChainDeck.upTo(deck.size().getAsLong()) : ChainDeck.dense();
  }

  /** The board with one more card in a free column. */
  public RookBoard plus(Element column, Element card) {
    int at = 0;
    while (at < columns.size() && Domain.compare(columns.get(at), column) < 0) {
      at++;
    }
    List<Element> moreColumns = new ArrayList<>(columns);
    List<Element> moreCards = new ArrayList<>(cards);
    moreColumns.add(at, column);
    moreCards.add(at, card);
    return new RookBoard(deck, moreColumns, moreCards);
  }
}
