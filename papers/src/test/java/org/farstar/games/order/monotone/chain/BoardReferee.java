package org.farstar.games.order.monotone.chain;

import java.util.HashMap;
import java.util.Map;
import org.farstar.values.player.Outcome;

/**
 * Who wins on {1..n}, by trying every permutation card by card and looking for subsequences on the
 * board itself: no colours, no gaps, nothing shared with the searches it referees but the enum.
 */
final class BoardReferee {
  private final int a;
  private final int d;
  private final boolean misere;
  private final int n;
  private final Map<String, Outcome> known = new HashMap<>();

  BoardReferee(int a, int d, boolean misere, int n) {
    this.a = a;
    this.d = d;
    this.misere = misere;
    this.n = n;
  }

  /** The outcome of the board with these cards, n at most 35, one character each. */
  Outcome outcome(String board) {
    Outcome found = known.get(board);
    if (found == null) {
      found = search(board);
      known.put(board, found);
    }
    return found;
  }

  private Outcome search(String board) {
    if (longest(board, 1) >= a || longest(board, -1) >= d) {
      return misere ? Outcome.N : Outcome.P;
    }
    if (board.length() == n) {
      return Outcome.D;
    }
    boolean draw = false;
    for (int card = 1; card <= n; card++) {
      char letter = Character.forDigit(card, 36);
      if (board.indexOf(letter) < 0) {
        Outcome after = outcome(board + letter);
        if (after == Outcome.P) {
          return Outcome.N;
        }
        draw |= after == Outcome.D;
      }
    }
    return draw ? Outcome.D : Outcome.P;
  }

  /** Every subsequence as a set of places: the definition itself. */
  private static int longest(String board, int sign) {
    int longest = 0;
    for (int places = 1; places < 1 << board.length(); places++) {
      int last = 0;
      boolean monotone = true;
      for (int i = 0; i < board.length() && monotone; i++) {
        if ((places >> i & 1) != 0) {
          monotone = last == 0 || sign * (board.charAt(i) - last) > 0;
          last = board.charAt(i);
        }
      }
      longest = monotone ? Math.max(longest, Integer.bitCount(places)) : longest;
    }
    return longest;
  }
}
