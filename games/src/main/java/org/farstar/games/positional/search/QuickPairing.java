package org.farstar.games.positional.search;

/**
 * Whether each open set can have two points of its own, by augmenting paths over packed sets. Not
 * for threads.
 */
final class QuickPairing {
  private final int[] owner = new int[Bits.MOST];
  private long triedLow;
  private long triedHigh;

  /** Whether there is a pairing of the open sets, each of which needs at least two points. */
  boolean exists(Sets.View view) {
    int room = Long.bitCount(view.unionLow) + Long.bitCount(view.unionHigh);
    if (2 * view.open > room) {
      return false;
    }
    java.util.Arrays.fill(owner, -1);
    for (int set = 0; set < view.open; set++) {
      for (int copy = 0; copy < 2; copy++) {
        triedLow = 0;
        triedHigh = 0;
        if (!augment(view, set)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Finds one more point for a set; no deeper than there are points. */
  private boolean augment(Sets.View view, int set) {
    for (long rest = view.freeLow[set] & ~triedLow; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      if (owner[point] < 0) {
        owner[point] = set;
        return true;
      }
    }
    for (long rest = view.freeHigh[set] & ~triedHigh; rest != 0; rest &= rest - 1) {
      int point = 64 + Long.numberOfTrailingZeros(rest);
      if (owner[point] < 0) {
        owner[point] = set;
        return true;
      }
    }
    return displace(view, set);
  }

  private boolean displace(Sets.View view, int set) {
    while (true) {
      long low = view.freeLow[set] & ~triedLow;
      long high = view.freeHigh[set] & ~triedHigh;
      if ((low | high) == 0) {
        return false;
      }
      int point =
          low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
      if (low != 0) {
        triedLow |= Long.lowestOneBit(low);
      } else {
        triedHigh |= Long.lowestOneBit(high);
      }
      // A point that the set has itself gains nothing.
      if (owner[point] != set && augment(view, owner[point])) {
        owner[point] = set;
        return true;
      }
    }
  }
}
