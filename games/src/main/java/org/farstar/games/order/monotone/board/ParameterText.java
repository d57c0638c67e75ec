package org.farstar.games.order.monotone.board;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.farstar.values.text.Scanner;

/** Reads {@code a=4 d=4 deck=9 misere extended}. */
final class ParameterText {
  private static final String FORM = "a=.. d=.. deck=.. and then misere, extended or neither";

  private final Scanner at;
  private final Function<Scanner, Deck> decks;
  private final Set<String> seen = new HashSet<>();
  private int a;
  private int d;
  private Deck deck;

  ParameterText(String text, Function<Scanner, Deck> decks) {
    this.at = new Scanner(text);
    this.decks = decks;
  }

  Parameters read() {
    while (!at.whitespace().atEnd()) {
      int place = at.at();
      String name = name();
      if (!seen.add(name)) {
        throw at.error(place, "'" + name + "' again", "each of them once");
      }
      switch (name) {
        case "a=" -> a = length();
        case "d=" -> d = length();
        case "deck=" -> deck = deck();
        case "misere", "extended" -> {}
        default -> throw at.error(place, "'" + name + "'", FORM);
      }
    }
    for (String wanted : new String[] {"a=", "d=", "deck="}) {
      if (!seen.contains(wanted)) {
        throw at.error(wanted + ".. (" + FORM + ")");
      }
    }
    return new Parameters(a, d, deck, seen.contains("misere"), seen.contains("extended"));
  }

  /** The word at this place, up to a blank or with its equals sign. */
  private String name() {
    String name = at.takeWhile(c -> c != '=' && !Character.isWhitespace(c));
    return at.accept('=') ? name + "=" : name;
  }

  private int length() {
    String allowed = "a length from 2 to " + Parameters.LARGEST;
    return (int) at.token().whole(2, Parameters.LARGEST, allowed);
  }

  /** A deck may have blanks in it, as {@code w + w*} has: it ends before the next parameter. */
  private Deck deck() {
    int end = at.text().length();
    String blanks = at.text().replaceAll("\\s", " ");
    for (String next : new String[] {" a=", " d=", " deck=", " misere", " extended"}) {
      int found = blanks.indexOf(next, at.at());
      end = found >= 0 ? Math.min(end, found) : end;
    }
    Scanner named = new Scanner(at.text(), at.at(), end);
    at.seek(end);
    return decks.apply(named);
  }
}
