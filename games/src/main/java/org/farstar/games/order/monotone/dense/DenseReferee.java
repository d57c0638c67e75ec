package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;

/**
 * The game on a dense order by its definition, slow and obvious: a board is a permutation, the
 * relative order of its cards; a move puts a card of any relative height at its right end. The
 * search knows nothing of colours, of boxes or of suicidal moves.
 *
 * <p>There are (k+1)! boards after k+1 cards, and plays last up to (a-1)(d-1)+1 moves: for lengths
 * like (4,4) and (7,3).
 */
public final class DenseReferee {
  private final int a;
  private final int d;
  private final boolean misere;
  private final Map<String, Boolean> nextWins = new HashMap<>();

  /** The game with these critical lengths. */
  public DenseReferee(int a, int d, boolean misere) {
    this.a = a;
    this.d = d;
    this.misere = misere;
  }

  /** Who wins from the empty board. */
  public Outcome outcome() {
    return outcome(new int[0]);
  }

  /** Who wins from a board, given as the ranks 0, 1, .. of its cards from left to right. */
  public Outcome outcome(int[] board) {
    return nextWins(board) ? Outcome.N : Outcome.P;
  }

  private boolean nextWins(int[] board) {
    if (longest(board, 1) >= a || longest(board, -1) >= d) {
      return misere;
    }
    String key = Arrays.toString(board);
    Boolean known = nextWins.get(key);
    if (known == null) {
      known = false;
      for (int height = 0; height <= board.length && !known; height++) {
        known = !nextWins(plus(board, height));
      }
      nextWins.put(key, known);
    }
    return known;
  }

  /** The board with one more card that is higher than so many of the others. */
  public static int[] plus(int[] board, int height) {
    int[] longer = new int[board.length + 1];
    for (int i = 0; i < board.length; i++) {
      longer[i] = board[i] < height ? board[i] : board[i] + 1;
    }
    longer[board.length] = height;
    return longer;
  }

  private static int longest(int[] board, int sign) {
    int[] ending = new int[board.length];
    int longest = 0;
    for (int i = 0; i < board.length; i++) {
      ending[i] = 1;
      for (int j = 0; j < i; j++) {
        if (sign * board[i] > sign * board[j]) {
          ending[i] = Math.max(ending[i], ending[j] + 1);
        }
      }
      longest = Math.max(longest, ending[i]);
    }
    return longest;
  }

  /**
   * The colour sequence of a board without bumping: a card is reddish where it is the least top of
   * an ascending subsequence of some length, bluish where it is the greatest bottom of a descending
   * one.
   */
  public static ColourSequence colours(int[] board) {
    int n = board.length;
    int[] up = new int[n];
    int[] down = new int[n];
    for (int i = 0; i < n; i++) {
      up[i] = 1;
      down[i] = 1;
      for (int j = 0; j < i; j++) {
        if (board[j] < board[i]) {
          up[i] = Math.max(up[i], up[j] + 1);
        } else {
          down[i] = Math.max(down[i], down[j] + 1);
        }
      }
    }
    List<Colour> colours = new ArrayList<>();
    for (int card = 0; card < n; card++) {
      int place = 0;
      while (board[place] != card) {
        place++;
      }
      boolean reddish = true;
      boolean bluish = true;
      for (int other = 0; other < n; other++) {
        reddish &= !(up[other] == up[place] && board[other] < card);
        bluish &= !(down[other] == down[place] && board[other] > card);
      }
      if (reddish || bluish) {
        colours.add(reddish ? bluish ? Colour.PURPLE : Colour.RED : Colour.BLUE);
      }
    }
    return ColourSequence.of(colours);
  }
}
