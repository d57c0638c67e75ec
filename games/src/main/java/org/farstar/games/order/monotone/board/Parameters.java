package org.farstar.games.order.monotone.board;

import java.util.function.Function;
import org.farstar.values.text.Scanner;

/**
 * The parameters of a monotonic sequence game.
 *
 * @param a how long an ascending subsequence ends the game, from 2 to {@value #LARGEST}
 * @param d how long a descending subsequence ends the game, from 2 to {@value #LARGEST}
 * @param deck the cards
 * @param misere whether who completes a subsequence loses instead of winning
 * @param extended whether a card may be inserted anywhere in the board instead of at its end
 */
public record Parameters(int a, int d, Deck deck, boolean misere, boolean extended) {
  /** Critical lengths beyond this are refused. */
  public static final int LARGEST = 1000;

  public Parameters {
    if (a < 2 || d < 2 || a > LARGEST || d > LARGEST) {
      throw new IllegalArgumentException("critical lengths " + a + " and " + d);
    }
  }

  /** The basic form on a chain. */
  public static Parameters basic(int a, int d, Deck deck, boolean misere) {
    return new Parameters(a, d, deck, misere, false);
  }

  /**
   * Reads parameters, {@code a=4 d=4 deck=9 misere extended}, in any order.
   *
   * @param decks reads what stands after {@code deck=}
   * @throws org.farstar.values.text.NotationException where the text is not that, with the place
   */
  public static Parameters read(String text, Function<Scanner, Deck> decks) {
    return new ParameterText(text, decks).read();
  }

  /**
   * The same game with critical lengths that are no larger than they need be: with n cards nothing
   * of length n+1 is ever completed.
   */
  public Parameters clamped() {
    long most = Math.min(LARGEST, deck.size().orElse(LARGEST) + 1);
    return new Parameters(
        (int) Math.max(2, Math.min(a, most)),
        (int) Math.max(2, Math.min(d, most)),
        deck,
        misere,
        extended);
  }

  /** The most moves a play on a chain can last: one more than both lengths can avoid. */
  public long longestPlay() {
    return (a - 1L) * (d - 1L) + 1;
  }

  /** The text, in a fixed order. */
  @Override
  public String toString() {
    return "a="
        + a
        + " d="
        + d
        + " deck="
        + deck
        + (misere ? " misere" : "")
        + (extended ? " extended" : "");
  }
}
