package org.farstar.games.order.monotone.dense;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.monotone.board.Colour;
import org.farstar.games.order.monotone.board.ColourSequence;

/**
 * The colour sequence of a permutation without bumping: a card is reddish where it is the least top
 * of an ascending subsequence of some length, bluish where it is the greatest bottom of a
 * descending one.
 */
final class Bumping {
  private Bumping() {}

  static ColourSequence colours(int[] board) {
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
