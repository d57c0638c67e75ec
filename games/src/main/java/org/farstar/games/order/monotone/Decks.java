package org.farstar.games.order.monotone;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.rules.Sources;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.games.order.monotone.posets.PosetDeck;
import org.farstar.values.text.NotationException;

/** Reads what stands after {@code deck=}. */
final class Decks {
  private static final String FORMS =
      "a deck: a number n for {1..n}, Q, N, Z, blocks joined by + (a size, w, w*, z, q), 2^k, or @FILE"
          + " for a poset";

  private static final Pattern TWO_WORDS = Pattern.compile("(?<=[^\\s+])\\s+(?=[^\\s+])");

  private Decks() {}

  static Deck read(String text, Sources sources) {
    String bare = text.strip();
    int at = text.indexOf(bare);
    if (bare.isEmpty()) {
      throw new NotationException(text, at + 1, NotationException.at(text, at), FORMS);
    }
    Matcher words = TWO_WORDS.matcher(bare);
    if (words.find()) {
      String second = bare.substring(words.end()).split("\\s")[0];
      throw new NotationException(
          text, at + words.end() + 1, "'" + second + "'", "misere, extended, a=.. or d=..");
    }
    if (bare.startsWith("2^") || bare.startsWith("@")) {
      try {
        return bare.startsWith("@") ? poset(bare, sources) : PosetDeck.power(bare);
      } catch (NotationException e) {
        throw e.within(text, at);
      }
    }
    if (bare.equals("Q")) {
      return ChainDeck.dense();
    }
    if (bare.matches("[0-9]+")) {
      try {
        return new ChainDeck(Domain.read("1.." + bare));
      } catch (NotationException e) {
        throw new NotationException(
            text, at + 1, "'" + bare + "'", "a number of cards from 1 to 10^12");
      }
    }
    try {
      return new ChainDeck(Domain.read(bare));
    } catch (NotationException e) {
      throw new NotationException(text, at + e.column(), e.found(), FORMS);
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
