package org.farstar.games.order.monotone;

import org.farstar.engine.rules.Sources;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.games.order.monotone.posets.PosetDeck;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/** Reads what stands after {@code deck=}. */
final class Decks {
  private static final String FORMS =
      "a deck: a number n for {1..n}, Q, N, Z, blocks joined by + (a size, w, w*, z, q), 2^k, or @FILE"
          + " for a poset";

  private static final long MOST_CARDS = 1_000_000_000_000L;

  private Decks() {}

  static Deck read(Scanner text, Sources sources) {
    Scanner deck = text.rest();
    if (deck.atEnd()) {
      throw deck.error(FORMS);
    }
    requireOne(deck.rest());
    if (deck.is('@')) {
      return deck.read(name -> poset(name, sources));
    }
    if (deck.is("2^")) {
      return PosetDeck.power(deck);
    }
    if (deck.is("Q") && deck.stretch().length() == 1) {
      return ChainDeck.dense();
    }
    if (deck.stretch().chars().allMatch(Scanner::isDigit)) {
      return ChainDeck.upTo(deck.whole(1, MOST_CARDS, "a number of cards from 1 to 10^12"));
    }
    try {
      return new ChainDeck(deck.read(Domain::read));
    } catch (NotationException e) {
      throw deck.error(e.column() - 1, e.found(), FORMS);
    }
  }

  /** A blank in a deck has a plus sign beside it; otherwise another parameter begins. */
  private static void requireOne(Scanner deck) {
    String before = "+";
    for (Scanner word = deck.token(); !word.atEnd(); word = deck.token()) {
      if (!before.endsWith("+") && !word.is('+')) {
        throw word.stretchError("misere, extended, a=.. or d=..");
      }
      before = word.stretch();
    }
  }

  /** A poset from a file; an error in the file is told with its line. */
  private static Deck poset(String name, Sources sources) {
    String text;
    try {
      text = sources.read(name.substring(1));
    } catch (NotationException e) {
      throw e.within(name, 1);
    }
    try {
      return new PosetDeck(name, Poset.read(text));
    } catch (NotationException e) {
      // The reader of posets names the line itself.
      throw new NotationException(name, 1, e.found() + " of the file", e.allowed());
    }
  }
}
