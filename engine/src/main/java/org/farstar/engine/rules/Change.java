package org.farstar.engine.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How the rules of any game may be changed: a word before its name, as in {@code
 * impartial:clobber}. Impartial, dicotic and twisted variants are those of CGSuite.
 */
public enum Change {
  /** Either player may make the moves of both. */
  IMPARTIAL("impartial", "Impartial", "Either player may make the moves of both."),

  /** A player may move only where the other player could. */
  DICOTIC("dicotic", "Dicotic", "A player may move only where the other player could move too."),

  /** The players change sides after every move. */
  TWISTED("twisted", "Twisted", "The players change sides after every move."),

  /** The last player loses where the last player won. */
  MISERE(
      "misere",
      "Misère",
      "Whoever makes the last move loses where that player won, and conversely.");

  private final String word;
  private final String title;
  private final String rule;

  Change(String word, String title, String rule) {
    this.word = word;
    this.title = title;
    this.rule = rule;
  }

  /** The word before the colon. */
  public String word() {
    return word;
  }

  /** The title of a game with these changed rules. */
  public String title(String game) {
    return title + " " + game;
  }

  /** What is changed, as one sentence. */
  public String rule() {
    return rule;
  }

  /** All words. */
  public static List<String> words() {
    return Arrays.stream(values()).map(Change::word).toList();
  }

  /** The change with this word. */
  public static Optional<Change> of(String word) {
    return Arrays.stream(values()).filter(change -> change.word.equals(word)).findFirst();
  }

  /** The change whose word begins a name, with a colon behind it. */
  public static Optional<Change> before(String name) {
    return Optional.of(name.indexOf(':'))
        .filter(colon -> colon > 0)
        .flatMap(colon -> of(name.substring(0, colon)));
  }

  /** A name without this word and its colon. */
  public String behind(String name) {
    return name.substring(word.length() + 1);
  }

  /**
   * The variant with changed rules. It keeps the look; theories, reductions, searches of its own
   * and kinds of values are kept only where nothing is changed, as in the impartial variant of
   * impartial rules, and in misère play as far as they are about it.
   *
   * @throws IllegalArgumentException if the last move does not decide
   */
  public <P> Variant<P> of(Variant<P> variant) {
    Rules<P> rules = variant.rules();
    if (this == MISERE) {
      return variant.misere().asOwn();
    }
    if (rules.impartial()) {
      return variant;
    }
    return variant.ruledBy(
        switch (this) {
          case IMPARTIAL -> new Impartial<>(rules);
          case DICOTIC -> new Dicotic<>(rules);
          default -> new Twisted<>(rules);
        });
  }
}
