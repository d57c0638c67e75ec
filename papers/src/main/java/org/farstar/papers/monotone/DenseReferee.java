package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Player;

/**
 * The game on a dense order by its definition, slow and obvious: a board is a permutation, the
 * relative order of its cards; a move puts a card of any relative height at its right end. It knows
 * nothing of colours, of boxes or of suicidal moves.
 *
 * <p>There are (k+1)! boards after k+1 cards, and plays last up to (a-1)(d-1)+1 moves: for lengths
 * like (4,4) and (7,3).
 *
 * @param a one critical length
 * @param d the other one
 * @param misere whether who completes a critical subsequence loses
 */
public record DenseReferee(int a, int d, boolean misere) implements PermutationPlay {
  @Override
  public void moves(Permutation board, Player player, Moves<Permutation> moves) {
    for (int rank = 0; rank <= board.size(); rank++) {
      Permutation next = board.plus(board.size(), rank);
      moves.add(next, next::toString);
    }
  }

  /**
   * The colour sequence of a board without bumping: a card is reddish where it is the least top of
   * an ascending subsequence of some length, bluish where it is the greatest bottom of a descending
   * one.
   */
  public static ColourSequence colours(Permutation board) {
    List<Integer> ranks = board.ranks();
    int n = ranks.size();
    int[] up = new int[n];
    int[] down = new int[n];
    for (int i = 0; i < n; i++) {
      up[i] = 1;
      down[i] = 1;
      for (int j = 0; j < i; j++) {
        if (ranks.get(j) < ranks.get(i)) {
          up[i] = Math.max(up[i], up[j] + 1);
        } else {
          down[i] = Math.max(down[i], down[j] + 1);
        }
      }
    }
    List<Colour> colours = new ArrayList<>();
    for (int card = 0; card < n; card++) {
      int place = ranks.indexOf(card);
      boolean reddish = true;
      boolean bluish = true;
      for (int other = 0; other < n; other++) {
        reddish &= !(up[other] == up[place] && ranks.get(other) < card);
        bluish &= !(down[other] == down[place] && ranks.get(other) > card);
      }
      if (reddish || bluish) {
        colours.add(reddish ? bluish ? Colour.PURPLE : Colour.RED : Colour.BLUE);
      }
    }
    return ColourSequence.of(colours);
  }
}
