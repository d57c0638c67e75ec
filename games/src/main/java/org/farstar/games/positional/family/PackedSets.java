package org.farstar.games.positional.family;

import java.util.Arrays;

/**
 * The sets of a family as words of bits, and what positions make of them: for searches, which ask
 * of millions of positions. What a position makes of a family that is too large for this is {@code
 * hold.OpenSets}.
 */
public final class PackedSets {
  private static final int SCALE = 40;

  /** The potential 1: sets that need k more points count 2^-k, in units of 2^-40. */
  public static final long ONE = 1L << SCALE;

  private final int points;
  private final int words;
  private final int count;

  /** The words of the first set, then those of the second one, and so on. */
  private final long[] sets;

  /** The sets of a family, of which there are less than 2^23. */
  public PackedSets(SetFamily family) {
    this.points = family.points();
    this.words = (points + Long.SIZE - 1) / Long.SIZE;
    this.count = family.sets();
    this.sets = new long[count * words];
    for (int i = 0; i < count; i++) {
      for (int point : family.points(i)) {
        sets[i * words + point / Long.SIZE] |= 1L << point;
      }
    }
  }

  /** How many points there are. */
  public int points() {
    return points;
  }

  /** How many words a set of points has. */
  public int words() {
    return words;
  }

  /** A view of these sets, of which none is open yet. */
  public Open view() {
    return new Open(this);
  }

  /**
   * The sets that a player may still complete. A view is filled by {@link #look} and used again for
   * position after position. Not for threads.
   */
  public static final class Open implements PairFinder.Sets {
    private final PackedSets all;

    /** The free points of the open sets, in words. */
    private final long[] free;

    /** The free points of all open sets. */
    private final long[] union;

    /** The points that would complete a set. */
    private final long[] wins;

    /** How many points each open set needs. */
    private final int[] needs;

    private final long[] weights;
    private long potential;
    private int open;
    private int fewest = Integer.MAX_VALUE;

    private Open(PackedSets all) {
      this.all = all;
      this.free = new long[all.sets.length];
      this.union = new long[all.words];
      this.wins = new long[all.words];
      this.needs = new int[all.count];
      this.weights = new long[all.points];
    }

    /** Forgets all sets, as if there were none. */
    public void clear() {
      open = 0;
      potential = 0;
      fewest = Integer.MAX_VALUE;
      Arrays.fill(union, 0);
      Arrays.fill(wins, 0);
    }

    /**
     * Looks at a position.
     *
     * @param own the player's points
     * @param other the opponent's points
     */
    public void look(long[] own, long[] other) {
      clear();
      long[] sets = all.sets;
      int words = all.words;
      for (int at = 0; at < sets.length; at += words) {
        long closed = 0;
        for (int word = 0; word < words; word++) {
          closed |= sets[at + word] & other[word];
        }
        if (closed == 0) {
          add(at, own);
        }
      }
    }

    private void add(int at, long[] own) {
      int needs = 0;
      int to = open * union.length;
      for (int word = 0; word < union.length; word++) {
        long rest = all.sets[at + word] & ~own[word];
        free[to + word] = rest;
        union[word] |= rest;
        needs += Long.bitCount(rest);
      }
      this.needs[open++] = needs;
      potential += weight(needs);
      fewest = Math.min(fewest, needs);
      if (needs == 1) {
        for (int word = 0; word < wins.length; word++) {
          wins[word] |= free[to + word];
        }
      }
    }

    /** How many sets are open. */
    @Override
    public int sets() {
      return open;
    }

    @Override
    public long free(int set, int word) {
      return free[set * union.length + word];
    }

    /** How many points an open set needs. */
    public int needs(int set) {
      return needs[set];
    }

    private static long weight(int needs) {
      return needs > SCALE ? 1 : ONE >> needs;
    }

    /** The fewest points that an open set needs: 0 where a set is complete, many where none is. */
    public int fewest() {
      return fewest;
    }

    /** The free points of all open sets among the 64 from number 64 {@code word} on. */
    public long union(int word) {
      return word < union.length ? union[word] : 0;
    }

    /** The points that would complete a set, likewise. */
    public long wins(int word) {
      return word < wins.length ? wins[word] : 0;
    }

    /** How many points would complete a set at once. */
    public int wins() {
      int count = 0;
      for (long word : wins) {
        count += Long.bitCount(word);
      }
      return count;
    }

    /** The first of them. */
    public int win() {
      int word = 0;
      while (wins[word] == 0) {
        word++;
      }
      return Long.SIZE * word + Long.numberOfTrailingZeros(wins[word]);
    }

    /** How many points would be taken if every open set had two of its own, at most. */
    private boolean enough() {
      int points = 0;
      for (long word : union) {
        points += Long.bitCount(word);
      }
      return 2 * open <= points;
    }

    /**
     * Whether all open sets, each of which needs two points, can have two of their own.
     *
     * @param finder asks this view
     */
    public boolean paired(PairFinder finder) {
      return enough() && finder.exists();
    }

    /** In how many open sets each point is. */
    public int[] degrees() {
      int[] degrees = new int[all.points];
      for (int at = 0; at < open * union.length; at++) {
        int first = at % union.length * Long.SIZE;
        for (long rest = free[at]; rest != 0; rest &= rest - 1) {
          degrees[first + Long.numberOfTrailingZeros(rest)]++;
        }
      }
      return degrees;
    }

    /**
     * How much each point adds to the potential; until the next call. Sets that need more than 40
     * points count as if they needed 40.
     */
    public long[] weigh() {
      Arrays.fill(weights, 0);
      for (int set = 0; set < open; set++) {
        long weight = weight(needs[set]);
        for (int word = 0; word < union.length; word++) {
          for (long rest = free(set, word); rest != 0; rest &= rest - 1) {
            weights[Long.SIZE * word + Long.numberOfTrailingZeros(rest)] += weight;
          }
        }
      }
      return weights;
    }

    /**
     * Whether the opponent keeps the player from every set by the theorem of Erdős and Selfridge:
     * the potential is less than 1, with the largest weight of a point if it is the player's turn.
     *
     * @param moves whether it is the player's turn
     */
    public boolean heldByPotential(boolean moves) {
      if (potential >= ONE || !moves) {
        return potential < ONE;
      }
      long most = 0;
      for (long weight : weigh()) {
        most = Math.max(most, weight);
      }
      return potential + most < ONE;
    }

    /**
     * Whether the player keeps out of every set by the theorem of Hefetz, Krivelevich and Szabó,
     * which doubles the potential where the last move has no answer.
     *
     * @param left how many points are left when it is the player's turn next
     */
    public boolean avoidedByPotential(int left) {
      return potential << (left % 2 == 0 ? 0 : 1) < ONE;
    }
  }
}
