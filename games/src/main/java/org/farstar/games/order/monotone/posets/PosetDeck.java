package org.farstar.games.order.monotone.posets;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.values.text.Scanner;

/**
 * A finite poset as a deck: its elements are the places 1, 2, .. of block 1.
 *
 * @param name what stands after {@code deck=}
 * @param poset the poset
 */
public record PosetDeck(String name, Poset poset) implements Deck {
  private static final String POWERS = "2^k with k from 0 to 5";

  /**
   * Reads {@code 2^3}.
   *
   * @throws org.farstar.values.text.NotationException where the text is no power of 2 that is a
   *     deck
   */
  public static PosetDeck power(Scanner text) {
    Scanner exponent = text.expect("2^", POWERS).rest();
    if (exponent.stretch().length() != 1 || exponent.peek() < '0' || exponent.peek() > '5') {
      throw text.stretchError(POWERS);
    }
    return new PosetDeck(text.stretch(), Poset.subsets(exponent.peek() - '0'));
  }

  @Override
  public Optional<Domain> chain() {
    return Optional.empty();
  }

  @Override
  public OptionalLong size() {
    return OptionalLong.of(poset.size());
  }

  @Override
  public int compare(Element a, Element b) {
    int first = number(a);
    int second = number(b);
    return poset.less(first, second) ? -1 : poset.less(second, first) ? 1 : 0;
  }

  private static int number(Element element) {
    return (int) element.over() - 1;
  }

  @Override
  public Element read(Scanner card) {
    int number = poset.find(card.stretch());
    if (number < 0) {
      throw card.stretchError("a card of the deck, " + some());
    }
    return Element.of(1, number + 1);
  }

  private String some() {
    return poset.size() == 1
        ? poset.name(0)
        : poset.name(0) + " to " + poset.name(poset.size() - 1);
  }

  @Override
  public String write(Element card) {
    return poset.name(number(card));
  }

  @Override
  public void choices(List<Element> used, long cap, BiConsumer<Element, String> choices) {
    for (int i = 1; i <= poset.size(); i++) {
      Element card = Element.of(1, i);
      if (!used.contains(card)) {
        choices.accept(card, write(card));
      }
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
