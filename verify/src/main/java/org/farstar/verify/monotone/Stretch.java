package org.farstar.verify.monotone;

/**
 * A gap: free cards next to each other of which each completes an ascending subsequence of x cards
 * with x-1 free ones, and a descending one of y cards with y-1 free ones.
 *
 * @param x how many more cards an ascending subsequence takes
 * @param y how many more a descending one takes
 * @param cards the order of the cards
 */
public record Stretch(int x, int y, Order cards) {
  /** Whether each of the cards completes a subsequence. */
  boolean dead() {
    return x == 1 || y == 1;
  }

  @Override
  public String toString() {
    return x + "," + y + "," + cards;
  }
}
