package org.farstar.regions.outcome;

import org.farstar.engine.kernel.Schedule.Valuing;

/**
 * How much a search spends on the values of the regions it meets: on small ones as long as they are
 * cheap, on larger ones as much as it has lately been worth. For one thread.
 */
final class ValuingEffort {
  /** The largest rank at which valuing has lately been worth the attempt. */
  private long limit;

  /** Regions of at most this rank are valued whatever it has cost so far, as they cost little. */
  private long freeOfCharge;

  /** What the largest of those have lately cost beyond what is little. */
  private long dear;

  /** How many positions may be visited to value regions that are not small. */
  private long credit = Valuing.CREDIT;

  /**
   * @param row whether the regions are those of a single row
   * @param allSmall whether their values are all-small
   */
  ValuingEffort(boolean row, boolean allSmall) {
    Valuing first = row ? allSmall ? Valuing.SMALL_ROWS : Valuing.ROWS : Valuing.BOARDS;
    this.limit = first.limit();
    this.freeOfCharge = first.free();
  }

  /** Whether a region of this rank is worth an attempt. */
  boolean allows(long rank) {
    return rank <= limit && (credit >= 0 || rank <= freeOfCharge);
  }

  /** Hears what an attempt has cost, in positions, and whether it found a value. */
  void spent(long rank, long cost, boolean found) {
    credit -= found ? Math.max(0, cost - Valuing.CHEAP) : cost;
    if (!found) {
      limit = Math.max(Valuing.LEAST, Math.min(limit, rank - 1));
      freeOfCharge = Math.min(freeOfCharge, rank - 1);
    } else if (rank == limit) {
      limit++;
    }
    if (rank == freeOfCharge) {
      dear += cost - Valuing.CHEAP;
      freeOfCharge -= dear > Valuing.DEAR ? 1 : 0;
      dear = dear > Valuing.DEAR ? 0 : Math.max(0, dear);
    }
  }

  /** One more region has had its options made. */
  void earn() {
    credit++;
  }

  /** There was no memory left for values: begins again with the smallest regions. */
  void shrink() {
    limit = Valuing.LEAST;
  }
}
