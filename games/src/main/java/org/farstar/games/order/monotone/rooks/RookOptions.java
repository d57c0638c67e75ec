package org.farstar.games.order.monotone.rooks;

/** The options of a board that are worth a search, the most promising first. */
final class RookOptions {
  private final long[] keys = new long[PackedRooks.LARGEST * PackedRooks.LARGEST];
  private final int[] scores = new int[keys.length];
  private int count;

  void clear() {
    count = 0;
  }

  /** How many there are. */
  int count() {
    return count;
  }

  /** One of them. */
  long key(int index) {
    return keys[index];
  }

  /** The sum of their scores. */
  int total() {
    int total = 0;
    for (int i = 0; i < count; i++) {
      total += scores[i];
    }
    return total;
  }

  /**
   * Adds an option unless it is there.
   *
   * @param score the lower, the sooner; of equal ones the first comes first
   */
  void add(long key, int score) {
    for (int i = 0; i < count; i++) {
      if (keys[i] == key) {
        return;
      }
    }
    int at = count++;
    for (; at > 0 && scores[at - 1] > score; at--) {
      scores[at] = scores[at - 1];
      keys[at] = keys[at - 1];
    }
    scores[at] = score;
    keys[at] = key;
  }
}
