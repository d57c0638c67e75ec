package org.farstar.games.order.monotone.chain;

import java.util.List;

/**
 * A gap of a colour sequence: its free cards, and what ends the game in it.
 *
 * @param x an ascending subsequence of this length within the gap ends the game; at least 1
 * @param y a descending subsequence of this length within the gap ends the game; at least 1
 * @param size how many cards are free
 */
public record ChainGap(int x, int y, long size) {
  /** The only gap of the empty board. */
  static List<ChainGap> whole(int a, int d, long n) {
    return List.of(new ChainGap(a, d, n));
  }

  /** Whether a card played here completes a subsequence. */
  public boolean dead() {
    return x == 1 || y == 1;
  }
}
