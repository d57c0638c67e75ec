package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;

/**
 * A board of a monotonic sequence game: the cards played so far from left to right. In the basic
 * form this is the order in which they were played. In the extended form every card stands in a
 * column of its own. With n cards there are n columns, and the cards are rooks of which no two
 * attack each other; with infinitely many cards the columns are the fractions, so that there is
 * always room between two cards.
 *
 * <p>The critical lengths belong to the variant of the rules.
 *
 * @param deck the deck that is played with
 * @param cards the cards from left to right, each of them once
 * @param columns in the extended form the column of each card, ascending; in the basic form empty
 */
public record MonotonePosition(Deck deck, List<Element> cards, List<Element> columns) {
  public MonotonePosition {
    cards = List.copyOf(cards);
    columns = List.copyOf(columns);
  }

  /** The board without cards. */
  public static MonotonePosition empty(Deck deck) {
    return new MonotonePosition(deck, List.of(), List.of());
  }

  /** The board of the basic form with one more card at its right end. */
  public MonotonePosition plus(Element card) {
    List<Element> more = new ArrayList<>(cards);
    more.add(card);
    return new MonotonePosition(deck, more, columns);
  }

  /** The board of the extended form with one more card in a free column. */
  public MonotonePosition plus(Element card, Element column) {
    int at = 0;
    while (at < columns.size() && Domain.compare(columns.get(at), column) < 0) {
      at++;
    }
    List<Element> moreCards = new ArrayList<>(cards);
    List<Element> moreColumns = new ArrayList<>(columns);
    moreCards.add(at, card);
    moreColumns.add(at, column);
    return new MonotonePosition(deck, moreCards, moreColumns);
  }
}
