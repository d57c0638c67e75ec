package org.farstar.games.order.monotone.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.values.text.Scanner;

/**
 * A partially ordered set of cards. Cards are {@link Element}s of one block or several; a deck that
 * is not a chain numbers its cards 1, 2, .. as places of block 1.
 *
 * <p>{@code toString} is the deck as it stands after {@code deck=}.
 */
public interface Deck {
  /** The chain that the deck is, empty if it is not one or not known as one. */
  Optional<Domain> chain();

  /** How many cards there are, empty where they are infinitely many. */
  OptionalLong size();

  /** Negative where a lies below b, positive where above, 0 where they are not comparable. */
  int compare(Element a, Element b);

  /**
   * Reads the card that a stretch of a text is.
   *
   * @throws org.farstar.values.text.NotationException where it is no card of this deck
   */
  Element read(Scanner card);

  /** A card as text without blanks. */
  String write(Element card);

  /**
   * Hands over the free cards, from the lowest where there is one, always in the same order. Cards
   * that no play can tell apart may come as one, with a text that names them all.
   *
   * @param used the cards on the board in ascending order for a chain, else in any order
   * @param cap in a chain, how many free cards on one side of a card in its gap count as many
   * @param choices receives a card and the text of the cards it stands for
   */
  void choices(List<Element> used, long cap, BiConsumer<Element, String> choices);
}
