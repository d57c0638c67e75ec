package org.farstar.regions.outcome;

/**
 * How much a search spends on the values of the regions it meets: on small ones as long as they are
 * cheap, on larger ones as much as it has lately been worth. For one thread.
 */
final class ValuingEffort {
  /** Regions of at most this rank are valued when they are met. */
  private static final long FIRST_LIMIT = 8;

  /** The same in a row whose values are all-small: it has few parts, and their forms are cheap. */
  private static final long FIRST_IN_ROWS = 24;

  /** Regions of at most this rank are valued whatever it has cost, until one is too expensive. */
  private static final long FREE_OF_CHARGE = 6;

  /** The same in a row, which has few parts. */
  private static final long FREE_IN_ROWS = 10;

  /** As long as a value costs no more positions than this on average. */
  private static final long CHEAP = 6;

  /** So much more than that ends it for regions of a rank. */
  private static final long DEAR = 1_000;

  /**
   * What the values of larger regions may cost at first; then a position for each region whose
   * options are made, lest values take longer than the search they help. What is cheap is not
   * counted.
   */
  private static final long FIRST_CREDIT = 500;

  /** The largest rank at which valuing has lately been worth the attempt. */
  private long limit;

  /** Regions of at most this rank are valued whatever it has cost so far, as they cost little. */
  private long freeOfCharge;

  /** What the largest of those have lately cost beyond what is little. */
  private long dear;

  /** How many positions may be visited to value regions that are not small. */
  private long credit = FIRST_CREDIT;

  /**
   * @param row whether the regions are those of a single row
   * @param allSmall whether their values are all-small
   */
  ValuingEffort(boolean row, boolean allSmall) {
    freeOfCharge = row ? FREE_IN_ROWS : FREE_OF_CHARGE;
    limit = row ? allSmall ? FIRST_IN_ROWS : FREE_IN_ROWS : FIRST_LIMIT;
  }

  /** Whether a region of this rank is worth an attempt. */
  boolean allows(long rank) {
    return rank <= limit && (credit >= 0 || rank <= freeOfCharge);
  }

  /** Hears what an attempt has cost, in positions, and whether it found a value. */
  void spent(long rank, long cost, boolean found) {
    credit -= found ? Math.max(0, cost - CHEAP) : cost;
    if (!found) {
      limit = Math.max(FIRST_LIMIT / 2, Math.min(limit, rank - 1));
      freeOfCharge = Math.min(freeOfCharge, rank - 1);
    } else if (rank == limit) {
      limit++;
    }
    if (rank == freeOfCharge) {
      dear += cost - CHEAP;
      freeOfCharge -= dear > DEAR ? 1 : 0;
      dear = dear > DEAR ? 0 : Math.max(0, dear);
    }
  }

  /** One more region has had its options made. */
  void earn() {
    credit++;
  }

  /** There was no memory left for values: begins again with the smallest regions. */
  void shrink() {
    limit = FIRST_LIMIT / 2;
  }
}
