package org.farstar.games.positional.draw;

import java.util.Arrays;
import org.farstar.games.positional.family.PairFinder;
import org.farstar.games.positional.family.SetFamily;

/**
 * A family while X and O take points in turn: which sets X may still complete, and how many points
 * each of them still needs. Moves are made and taken back. Not for threads.
 */
final class OpenBoard implements PairFinder.Sets {
  /** The sets, and the points that somebody has, as words of bits. */
  private final long[][] sets;

  private final long[] taken;
  private final int points;
  private final int[][] through;

  /** How many points of O each set has. */
  private final int[] closed;

  /** How many points of X each set has not. */
  private final int[] left;

  private int free;
  private int open;

  OpenBoard(SetFamily family) {
    this.points = family.points();
    this.taken = new long[(points + Long.SIZE - 1) / Long.SIZE];
    this.sets = new long[family.sets()][taken.length];
    this.through = new int[points][];
    this.closed = new int[sets.length];
    this.left = new int[sets.length];
    this.free = points;
    this.open = sets.length;
    Arrays.fill(through, new int[0]);
    for (int set = 0; set < sets.length; set++) {
      int[] members = family.points(set);
      left[set] = members.length;
      for (int point : members) {
        sets[set][point / Long.SIZE] |= 1L << point;
        through[point] = Arrays.copyOf(through[point], through[point].length + 1);
        through[point][through[point].length - 1] = set;
      }
    }
  }

  int points() {
    return points;
  }

  @Override
  public int sets() {
    return sets.length;
  }

  @Override
  public long free(int set, int word) {
    return sets[set][word] & ~taken[word];
  }

  /** Whether nobody has the point. */
  boolean free(int point) {
    return (taken[point / Long.SIZE] >>> point & 1) == 0;
  }

  /** How many points are free. */
  int free() {
    return free;
  }

  /** Whether O has no point of the set, so that X may still complete it. */
  @Override
  public boolean open(int set) {
    return closed[set] == 0;
  }

  /** How many sets are open. */
  int open() {
    return open;
  }

  /** X takes a point; whether that completes a set. */
  boolean takeX(int point) {
    taken[point / Long.SIZE] |= 1L << point;
    free--;
    boolean complete = false;
    for (int set : through[point]) {
      complete |= --left[set] == 0 && closed[set] == 0;
    }
    return complete;
  }

  /** Takes back X's move. */
  void backX(int point) {
    taken[point / Long.SIZE] &= ~(1L << point);
    free++;
    for (int set : through[point]) {
      left[set]++;
    }
  }

  /** O takes a point. */
  void takeO(int point) {
    taken[point / Long.SIZE] |= 1L << point;
    free--;
    for (int set : through[point]) {
      open -= closed[set]++ == 0 ? 1 : 0;
    }
  }

  /** Takes back O's move. */
  void backO(int point) {
    taken[point / Long.SIZE] &= ~(1L << point);
    free++;
    for (int set : through[point]) {
      open += --closed[set] == 0 ? 1 : 0;
    }
  }

  /** How many open sets have the point. */
  int openThrough(int point) {
    int count = 0;
    for (int set : through[point]) {
      count += closed[set] == 0 ? 1 : 0;
    }
    return count;
  }

  /** Whether X completes a set with the point. */
  boolean completes(int point) {
    for (int set : through[point]) {
      if (closed[set] == 0 && left[set] == 1) {
        return true;
      }
    }
    return false;
  }

  /** What a point is worth to X: an open set that needs k more points counts 2^-k. */
  double weight(int point) {
    double weight = 0;
    for (int set : through[point]) {
      weight += closed[set] == 0 ? Math.scalb(1.0, -left[set]) : 0;
    }
    return weight;
  }

  /**
   * Whether X, to move, is held by the potential of Erdős and Selfridge: all open sets together,
   * and the largest weight of a point once more, are less than 1.
   */
  boolean heldByPotential() {
    double sum = 0;
    for (int set = 0; set < sets.length; set++) {
      sum += closed[set] == 0 ? Math.scalb(1.0, -left[set]) : 0;
    }
    if (sum >= 1) {
      return false;
    }
    double largest = 0;
    for (int point = 0; point < points; point++) {
      largest = free(point) ? Math.max(largest, weight(point)) : largest;
    }
    return sum + largest < 1;
  }
}
