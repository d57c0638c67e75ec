package org.farstar.engine.search;

import org.farstar.engine.kernel.Decision;

/** Searches depth first in shares that grow, between which tables may be made. For one thread. */
public final class GrowingShares {
  private static final long FIRST_SHARE = 1 << 12;
  private static final int GROWTH = 4;

  /** From this share on all threads take part. */
  private static final long SHARED_FROM = 1 << 14;

  private long visited;

  /** Nothing visited yet. */
  public GrowingShares() {}

  /** A search that continues where it ended. */
  @FunctionalInterface
  public interface Share {
    /**
     * Whether a player wins, where this many positions are enough.
     *
     * @param most how many positions each thread may visit
     * @param threads how many take part
     */
    Decision wins(long most, int threads);
  }

  /** How many positions were visited. */
  public long visited() {
    return visited;
  }

  /** Hears how many positions were visited. */
  public void add(long positions) {
    visited += positions;
  }

  /**
   * What a search finds by about this many positions.
   *
   * @param threads how many take part, at least 1
   * @param prepare is run before each share
   * @param search reports to {@link #add} what it visits
   */
  public Decision wins(long most, int threads, Runnable prepare, Share search) {
    Decision wins = Decision.UNKNOWN;
    long end = most < Long.MAX_VALUE - visited ? visited + most : Long.MAX_VALUE;
    for (long share = FIRST_SHARE; wins == Decision.UNKNOWN && visited < end; share *= GROWTH) {
      prepare.run();
      int sharing = share < SHARED_FROM ? 1 : threads;
      wins = search.wins((Math.min(share, end - visited) + sharing - 1) / sharing, sharing);
    }
    return wins;
  }
}
