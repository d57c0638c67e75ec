package org.farstar.games.positional.family;

import java.util.Arrays;

/**
 * Two free points of its own for every open set, by augmenting paths on words of bits: quick on the
 * boards of a search. For boards of millions of points {@code hold.PairMatching} takes few passes.
 * Not for threads.
 */
public final class PairFinder {
  /** Open sets; they may change between two questions. */
  public interface Sets {
    /** How many sets there are. */
    int sets();

    /** The free points of a set among the 64 from number 64 {@code word} on, as bits. */
    long free(int set, int word);
  }

  private static final int NOBODY = -1;

  private final Sets sets;
  private final int[] owner;

  /** The points that the path has tried. */
  private final long[] tried;

  /**
   * @param sets the sets
   * @param points how many points there are
   */
  public PairFinder(Sets sets, int points) {
    this.sets = sets;
    this.owner = new int[points];
    this.tried = new long[(points + Long.SIZE - 1) / Long.SIZE];
  }

  /** Whether every open set can have two points of its own; they are {@link #owners} then. */
  public boolean exists() {
    Arrays.fill(owner, NOBODY);
    for (int set = 0; set < sets.sets(); set++) {
      for (int copy = 0; copy < 2; copy++) {
        Arrays.fill(tried, 0);
        if (!augment(set)) {
          return false;
        }
      }
    }
    return true;
  }

  /** For each point the set that it belongs to in the pairing found last, or -1. */
  public int[] owners() {
    return owner.clone();
  }

  /**
   * Whether there is a pairing that does without one point, which takes one path at most.
   *
   * @param owners a pairing of the sets as they are that may need it; left as it is
   */
  public boolean spares(int[] owners, int point) {
    int set = owners[point];
    if (set == NOBODY) {
      return true;
    }
    System.arraycopy(owners, 0, owner, 0, owner.length);
    owner[point] = NOBODY;
    Arrays.fill(tried, 0);
    tried[point / Long.SIZE] |= 1L << point;
    return augment(set);
  }

  /** Finds one more point for a set; no deeper than there are points. */
  private boolean augment(int set) {
    for (int word = 0; word < tried.length; word++) {
      for (long rest = sets.free(set, word) & ~tried[word]; rest != 0; rest &= rest - 1) {
        int point = Long.SIZE * word + Long.numberOfTrailingZeros(rest);
        if (owner[point] == NOBODY) {
          owner[point] = set;
          return true;
        }
      }
    }
    for (int word = 0; word < tried.length; word++) {
      long free = sets.free(set, word);
      for (long rest = free & ~tried[word]; rest != 0; rest = free & ~tried[word]) {
        int point = Long.SIZE * word + Long.numberOfTrailingZeros(rest);
        tried[word] |= Long.lowestOneBit(rest);
        // A point that the set has itself gains nothing.
        if (owner[point] != set && augment(owner[point])) {
          owner[point] = set;
          return true;
        }
      }
    }
    return false;
  }
}
