package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.games.order.Element;
import org.farstar.values.text.NotationException;

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
    int at = 0;
    boolean over = false;
    while (true) {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at == text.length()) {
        return new MonotonePosition(deck, cards, List.of());
      }
      int from = at;
      while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      String word = text.substring(from, at);
      if (over) {
        throw new NotationException(
            text,
            from + 1,
            "'" + word + "'",
            "nothing more: the card before it ends the game (" + reached(deck, cards) + ")");
      }
      Element card = deck.read(text, from, at);
      if (!seen.add(card)) {
        throw new NotationException(text, from + 1, "'" + word + "' again", "each card once");
      }
      cards.add(card);
      over = Lengths.of(deck, cards).critical(parameters);
    }
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
