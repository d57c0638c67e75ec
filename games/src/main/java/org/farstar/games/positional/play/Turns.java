package org.farstar.games.positional.play;

import java.util.Optional;

/**
 * Whose turn it is, from the numbers of points: X and O take turns of p and q points, the last turn
 * may be shorter.
 *
 * @param first who has the first turn
 * @param x how many points X takes in a turn, p
 * @param o how many points O takes in a turn, q
 */
public record Turns(Side first, int x, int o) {
  /** One point each, X first. */
  public static final Turns PLAIN = new Turns(Side.X, 1, 1);

  /** The most points of one turn. */
  public static final int MOST = 9;

  public Turns {
    if (x < 1 || o < 1 || x > MOST || o > MOST) {
      throw new IllegalArgumentException("turns of " + x + " and " + o + " points");
    }
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).
  @Override
  public boolean equals(Object other) {
    return other instanceof Turns that && first == that.first && x == that.x && o == that.o;
  }

  @Override
  public int hashCode() {
    return (x * MOST + o) * 2 + first.ordinal();
  }

  /** How many points this player takes in a turn. */
  public int size(Side side) {
    return side == Side.X ? x : o;
  }

  /** Whether every turn takes one point. */
  public boolean single() {
    return x == 1 && o == 1;
  }

  /**
   * Whose turn it is.
   *
   * @param ofX how many points X has
   * @param ofO how many points O has
   * @param points how many points the board has
   * @return empty where no play leads to these numbers
   */
  public Optional<Side> next(long ofX, long ofO, int points) {
    int sizeFirst = size(first);
    int sizeSecond = size(first.other());
    long a = first == Side.X ? ofX : ofO;
    long b = first == Side.X ? ofO : ofX;
    long rounds = Math.min(a / sizeFirst, b / sizeSecond);
    long restA = a - rounds * sizeFirst;
    long restB = b - rounds * sizeSecond;
    boolean full = a + b == points;
    if (restB == 0 && restA == 0) {
      return Optional.of(first);
    }
    if (restB == 0 && (restA == sizeFirst || restA < sizeFirst && full)) {
      return Optional.of(first.other());
    }
    return restA == sizeFirst && restB < sizeSecond && full ? Optional.of(first) : Optional.empty();
  }
}
