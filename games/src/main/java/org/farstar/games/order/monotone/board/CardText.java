package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.games.order.Element;
import org.farstar.values.text.Scanner;

/** The text of boards of the basic form: the cards from left to right between blanks. */
final class CardText {
  private final Parameters parameters;
  private final String text;

  CardText(Parameters parameters, String text) {
    this.parameters = parameters;
    this.text = text;
  }

  MonotonePosition read() {
    Deck deck = parameters.deck();
    List<Element> cards = new ArrayList<>();
    Set<Element> seen = new HashSet<>();
    boolean over = false;
    Scanner at = new Scanner(text);
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      if (over) {
        throw word.stretchError(
            "nothing more: the card before it ends the game (" + reached(deck, cards) + ")");
      }
      Element card = deck.read(word);
      if (!seen.add(card)) {
        throw word.stretchError("'" + word.stretch() + "' again", "each card once");
      }
      cards.add(card);
      over = Lengths.of(deck, cards).critical(parameters);
    }
    return new MonotonePosition(deck, cards, List.of());
  }

  private String reached(Deck deck, List<Element> cards) {
    Lengths lengths = Lengths.of(deck, cards);
    return lengths.ascending() >= parameters.a()
        ? "an ascending subsequence of length " + parameters.a()
        : "a descending subsequence of length " + parameters.d();
  }

  static String write(MonotonePosition position) {
    return position.cards().stream().map(position.deck()::write).collect(Collectors.joining(" "));
  }
}
