package org.farstar.games.order.monotone.board;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.farstar.values.text.NotationException;

/** Reads {@code a=4 d=4 deck=9 misere extended}. */
final class ParameterText {
  private static final String FORM = "a=.. d=.. deck=.. and then misere, extended or neither";

  private final String text;
  private final Function<String, Deck> decks;
  private final Set<String> seen = new HashSet<>();
  private int at;
  private int a;
  private int d;
  private Deck deck;

  ParameterText(String text, Function<String, Deck> decks) {
    this.text = text;
    this.decks = decks;
  }

  Parameters read() {
    skipBlanks();
    while (at < text.length()) {
      int from = at;
      String name = name();
      if (!seen.add(name)) {
        throw new NotationException(text, from + 1, "'" + name + "' again", "each of them once");
      }
      switch (name) {
        case "a=" -> a = length();
        case "d=" -> d = length();
        case "deck=" -> deck = deck();
        case "misere", "extended" -> {}
        default -> throw new NotationException(text, from + 1, "'" + name + "'", FORM);
      }
      skipBlanks();
    }
    for (String wanted : new String[] {"a=", "d=", "deck="}) {
      if (!seen.contains(wanted)) {
        throw new NotationException(
            text, text.length() + 1, "the end", wanted + ".. (" + FORM + ")");
      }
    }
    return new Parameters(a, d, deck, seen.contains("misere"), seen.contains("extended"));
  }

  /** The word at this place, up to a blank or with its equals sign. */
  private String name() {
    int from = at;
    while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
      if (text.charAt(at++) == '=') {
        break;
      }
    }
    return text.substring(from, at);
  }

  private int length() {
    skipBlanks();
    int from = at;
    while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    String word = text.substring(from, at);
    boolean number = word.matches("[0-9]{1,9}");
    if (!number || Integer.parseInt(word) < 2 || Integer.parseInt(word) > Parameters.LARGEST) {
      String found = word.isEmpty() ? NotationException.at(text, from) : "'" + word + "'";
      throw new NotationException(
          text, from + 1, found, "a length from 2 to " + Parameters.LARGEST);
    }
    return Integer.parseInt(word);
  }

  /** A deck may have blanks in it, as {@code w + w*} has: it ends before the next parameter. */
  private Deck deck() {
    int from = at;
    int end = text.length();
    for (String next : new String[] {" a=", " d=", " deck=", " misere", " extended"}) {
      int found = text.replaceAll("\\s", " ").indexOf(next, from);
      end = found >= 0 ? Math.min(end, found) : end;
    }
    at = end;
    try {
      return decks.apply(text.substring(from, end));
    } catch (NotationException e) {
      throw e.within(text, from);
    }
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
