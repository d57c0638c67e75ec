package org.farstar.engine.kernel;

import java.util.function.LongSupplier;

/**
 * Turns that grow, for one search or for several of one question; and, as constants, the turns of
 * all searches and all that one search may spend on behalf of another. Which search has how much is
 * said here alone; every number is in positions unless it says otherwise. What each was measured by
 * stands in docs/decisions/0031-one-schedule.md.
 *
 * @param first the first turn
 * @param growth how many times as long each turn is as the one before
 * @param sharedFrom from this turn on all threads take part: what is small needs but one
 */
public record Schedule(long first, int growth, long sharedFrom) {
  /** For searches of one thread. */
  private static final long NEVER = Long.MAX_VALUE;

  /** Values of the items of a sum, sources for positions as they are, and sums: {@link Turn}. */
  public static final Schedule SUMS = new Schedule(250, 4, 4_000);

  /** A play that is no sum: by proof numbers, then depth first for {@link #DEPTH} times as long. */
  public static final Schedule PLAYS = new Schedule(500, 4, NEVER);

  /** A whole board depth first; tables of walls may be made before each turn. */
  public static final Schedule BOARDS = new Schedule(1 << 12, 4, 1 << 14);

  /** Rows together depth first; their tables are cheap, and may be made after each turn. */
  public static final Schedule ROWS = new Schedule(1 << 10, 2, 1 << 14);

  /** A region by proof numbers: one thread at first, then all for what is left. */
  public static final Schedule REGIONS = new Schedule(1 << 13, Integer.MAX_VALUE, 1 << 14);

  /** Lines by proof numbers, in turns with a prover of wins. */
  public static final Schedule LINES = new Schedule(500, 2, NEVER);

  /** How many times as many positions that prover has: where the first player wins it is quick. */
  public static final int PROVER = 12;

  /** By proof numbers an option is left when it seems harder than the next by a part in so many. */
  public static final int SLACK = 4;

  /** The same for questions about nimbers. */
  public static final int NIMBER_SLACK = 8;

  /** How many times as many nodes are searched depth first where they have no estimates. */
  public static final int DEPTH = 4;

  /** What is in the tables of a source, or follows from its bounds, is found by this much. */
  public static final long AT_ONCE = 16;

  /** The value of a position that is met in a sum. */
  public static final long MET = 256;

  /** The value of a piece that a region is cut into, or of a region among nodes of regions. */
  public static final long PIECE = 10_000;

  /** The number of moves of a player who alone can move in a region. */
  public static final long SOLITAIRE = 2_000;

  /** The sums of values that bound a node, each. */
  public static final long BRACKET = 50;

  /** The question about a stop of an item, for each time that the item was met. */
  public static final long STOP = 10;

  /** The question about ups beside an item, for each time that the item was met. */
  public static final long UPS = 25;

  /** The most that the value of one item of a sum takes in a turn. */
  private static final long MOST_VALUE = 32_000;

  /** The same for an item that stands alone: who wins is often found sooner than the value. */
  private static final long MOST_ALONE = 250;

  /**
   * How many times as much the value of an item made from a play has: a sum takes as long as a
   * position there, while packed sums are {@link #SUMS_SHARE} times as quick as values.
   */
  private static final int PLAY_SHARE = 8;

  private static final int SUMS_SHARE = 16;

  /** How many times as much a search of a source for positions as they are has. */
  private static final int SOURCE_SHARE = 2048;

  /** The same for a board that falls apart, whose positions take about as long as sums. */
  private static final int WHOLE_SHARE = 128;

  /** How many times less sums have where a search of a source continues, usually the faster one. */
  private static final int BESIDE = 128;

  /** A search that continues where it ended. */
  @FunctionalInterface
  public interface Search {
    /**
     * Whether a player wins, where this many positions are enough.
     *
     * @param most how many positions each thread may visit
     * @param threads how many take part
     */
    Decision wins(long most, int threads);
  }

  /** The turn after one. */
  public long next(long turn) {
    return turn > Long.MAX_VALUE / growth ? Long.MAX_VALUE : turn * growth;
  }

  /**
   * What one search finds by its turns.
   *
   * @param most about how many positions it may visit in all
   * @param visited how many it has visited so far
   * @param threads how many may take part, at least 1
   */
  public Decision wins(long most, LongSupplier visited, int threads, Search search) {
    Decision wins = Decision.UNKNOWN;
    long begun = visited.getAsLong();
    long end = most < Long.MAX_VALUE - begun ? begun + most : Long.MAX_VALUE;
    long left = end - begun;
    for (long turn = first; wins == Decision.UNKNOWN && left > 0; turn = next(turn)) {
      int sharing = turn < sharedFrom ? 1 : threads;
      wins = search.wins((Math.min(turn, left) - 1) / sharing + 1, sharing);
      left = end - visited.getAsLong();
    }
    return wins;
  }

  /**
   * What each of the searches for one sum may do before the next one has its own turn.
   *
   * @param effort the unit of the shares
   */
  public record Turn(long effort) {
    /** The first one. */
    public static Turn first() {
      return new Turn(SUMS.first());
    }

    /** The one with the most that is ever spent on single values. */
    public static Turn ofValues() {
      return new Turn(MOST_VALUE);
    }

    /** The next one. */
    public Turn next() {
      return new Turn(SUMS.next(effort));
    }

    /**
     * For the value of one item.
     *
     * @param alone whether it is all there is
     * @param nimbers whether all values are nimbers, which say more than any bound; then nothing
     *     else is tried for long
     * @param play whether it was made from a play
     */
    public long value(boolean alone, boolean nimbers, boolean play) {
      if (alone) {
        return Math.min(effort, MOST_ALONE);
      }
      return nimbers
          ? SOURCE_SHARE * effort
          : Math.min(effort, MOST_VALUE) * (play ? PLAY_SHARE : 1);
    }

    /** For a search of a source for items or positions as they are. */
    public long boards() {
      return SOURCE_SHARE * effort;
    }

    /** For a search of a source for a position that falls apart. */
    public long whole() {
      return WHOLE_SHARE * effort;
    }

    /**
     * For sums by proof numbers.
     *
     * @param beside whether a search of a source continues too
     */
    public long sums(boolean beside) {
      return beside ? SUMS_SHARE * effort / BESIDE : SUMS_SHARE * effort;
    }
  }

  /**
   * What a search spends on the values of the regions it meets.
   *
   * @param limit regions of at most this rank are valued when they are met, at first
   * @param free regions of at most this rank are valued whatever it has cost, until one is dear
   */
  public record Valuing(long limit, long free) {
    /** Boards. */
    public static final Valuing BOARDS = new Valuing(8, 6);

    /** Positions of a play, by their rank or the number of their moves. */
    public static final Valuing PLAYS = new Valuing(8, 0);

    /** Rows, which have few parts. */
    public static final Valuing ROWS = new Valuing(10, 10);

    /** Rows of all-small values, whose forms are cheap. */
    public static final Valuing SMALL_ROWS = new Valuing(24, 10);

    /** The least rank that a limit comes down to. */
    public static final long LEAST = 4;

    /** What a value may cost on average, to count as cheap. */
    public static final long CHEAP = 6;

    /** So much more than that ends it for regions of a rank. */
    public static final long DEAR = 1_000;

    /**
     * What the values of larger regions may cost at first; then a position for each region whose
     * options are made; otherwise values take longer than the search they help.
     */
    public static final long CREDIT = 500;

    /** The same among nodes of regions, whose values are asked for over and over. */
    public static final long NODES_CREDIT = 1 << 12;
  }
}
