package org.farstar.games.positional.family;

/**
 * Finitely many finite sets over the points 0, 1, 2, ... A family may be a list or implicit: sets
 * are asked for one by one, so that boards of tens of millions of points need no memory for them.
 * Immutable.
 */
public interface SetFamily {
  /** How many points there are; some may be in no set. */
  int points();

  /** How many sets there are. */
  int sets();

  /** The size of the largest set, 0 where there is no set. */
  int largest();

  /** The size of the smallest set, 0 where there is no set. */
  int smallest();

  /**
   * Fills in the points of a set.
   *
   * @param set from 0 to {@link #sets} - 1
   * @param into has room for {@link #largest} points
   * @return the size of the set
   */
  int fill(int set, int[] into);

  /** The name of a point. */
  String name(int point);

  /** The points of a set. */
  default int[] points(int set) {
    int[] room = new int[largest()];
    return java.util.Arrays.copyOf(room, fill(set, room));
  }
}
