package org.farstar.games.graph.strings;

/**
 * A string between two coins, or between a coin and the ground, which is 0.
 *
 * @param low the coin with the smaller number, or the ground
 * @param high the other coin, or the same
 * @param name how it is written; strings between the same coins of a graph have one name
 */
record Strand(int low, int high, String name) {
  /** A string of a graph. */
  static Strand of(int one, int other) {
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    return new Strand(low, high, low + "-" + high);
  }

  boolean at(int coin) {
    return low == coin || high == coin;
  }

  boolean sameEnds(Strand other) {
    return low == other.low && high == other.high;
  }

  @Override
  public String toString() {
    return name;
  }
}
