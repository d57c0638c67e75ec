package org.farstar.games.order.monotone.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;
import org.farstar.values.text.Scanner;

/**
 * A chain: {1..n}, Q, N, Z, or a sum of blocks.
 *
 * @param domain the chain
 */
public record ChainDeck(Domain domain) implements Deck {
  /** Up to this many cards every card is a move of its own. */
  static final long ALL_LISTED = 1000;

  /** The deck {1..n}. */
  public static ChainDeck upTo(long n) {
    return new ChainDeck(Domain.upTo(n));
  }

  /** The fractions. */
  public static ChainDeck dense() {
    return new ChainDeck(Domain.fractions());
  }

  @Override
  public Optional<Domain> chain() {
    return Optional.of(domain);
  }

  @Override
  public OptionalLong size() {
    OrderType type = domain.type();
    return type.finite() ? type.size() : OptionalLong.empty();
  }

  @Override
  public int compare(Element a, Element b) {
    return Domain.compare(a, b);
  }

  @Override
  public Element read(Scanner card) {
    return domain.readElement(card);
  }

  @Override
  public String write(Element card) {
    return domain.write(card);
  }

  @Override
  public void choices(List<Element> used, long cap, BiConsumer<Element, String> choices) {
    long classes = size().orElse(Long.MAX_VALUE) <= ALL_LISTED ? ALL_LISTED : cap;
    for (int i = 0; i <= used.size(); i++) {
      Element low = i == 0 ? null : used.get(i - 1);
      Element high = i == used.size() ? null : used.get(i);
      for (Segment segment : domain.between(low, high)) {
        segment.classes(classes, alike -> choices.accept(alike.any(), alike.write(domain)));
      }
    }
  }

  /** The number n for {1..n}, else the domain as it is written. */
  @Override
  public String toString() {
    String text = domain.toString();
    return text.startsWith("1..") ? text.substring("1..".length()) : text;
  }
}
