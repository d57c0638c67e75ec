package org.farstar.games.order.monotone.chain;

/**
 * From which end of a gap cards are tried first, which decides how much of the work can be left
 * out.
 *
 * <p>In a cell (x,y) with x well above y the highest first was best everywhere: it uses up the
 * smaller of the two lengths. The other way round it is the lowest. In cells between, the end that
 * has had the winning card more often goes first.
 */
final class MoveOrder {
  private static final int STRONGEST = 1000;

  private final int[][] high;

  MoveOrder(int side) {
    this.high = new int[side + 1][side + 1];
  }

  boolean topFirst(int x, int y) {
    return Math.abs(x - y) > 1 ? x > y : high[x][y] > 0;
  }

  /**
   * Hears of a winning card.
   *
   * @param side negative in the lower half of the gap, positive in the upper one
   */
  void won(int x, int y, int side) {
    int score = high[x][y] + Integer.signum(side);
    high[x][y] = Math.max(-STRONGEST, Math.min(STRONGEST, score));
  }
}
