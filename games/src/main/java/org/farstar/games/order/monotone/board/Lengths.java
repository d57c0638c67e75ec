package org.farstar.games.order.monotone.board;

import java.util.List;
import org.farstar.games.order.Element;

/**
 * The longest ascending and descending subsequences of cards in a row, straight from the definition
 * and for every deck, in time quadratic in the number of cards.
 *
 * @param ascending the length of a longest ascending subsequence
 * @param descending the length of a longest descending subsequence
 */
public record Lengths(int ascending, int descending) {
  /** The lengths for the cards of a board. */
  public static Lengths of(MonotonePosition position) {
    return of(position.deck(), position.cards());
  }

  /** The lengths for these cards from left to right. */
  public static Lengths of(Deck deck, List<Element> cards) {
    return new Lengths(longest(deck, cards, 1), longest(deck, cards, -1));
  }

  /** Whether one of the critical lengths of a game is reached. */
  public boolean critical(Parameters parameters) {
    return ascending >= parameters.a() || descending >= parameters.d();
  }

  private static int longest(Deck deck, List<Element> cards, int sign) {
    int[] ending = new int[cards.size()];
    int longest = 0;
    for (int i = 0; i < ending.length; i++) {
      ending[i] = 1;
      for (int j = 0; j < i; j++) {
        if (sign * deck.compare(cards.get(i), cards.get(j)) > 0) {
          ending[i] = Math.max(ending[i], ending[j] + 1);
        }
      }
      longest = Math.max(longest, ending[i]);
    }
    return longest;
  }
}
