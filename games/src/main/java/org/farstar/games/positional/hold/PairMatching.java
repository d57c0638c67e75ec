package org.farstar.games.positional.hold;

import java.util.Arrays;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.SetFamily;

/**
 * Gives as many points to the sets of a family as can be, each point to one set that has it and two
 * at most to a set: a maximum matching of the points with two copies of every set, by Hopcroft and
 * Karp's shortest augmenting paths. Where every set gets two, these are a draw-forcing pairing;
 * otherwise the sets that can be reached from one that lacks a point violate Hall's condition.
 *
 * <p>The graph is never stored: the sets are asked for their points again. Memory is four bytes for
 * a point and thirteen for a set; the time is that of a few passes over all sets, at worst as many
 * as the square root of the number of points.
 */
final class PairMatching {
  private static final int NOBODY = -1;
  private static final int WANTED = 2;
  private static final int HEED_EVERY = 1 << 16;

  private final SetFamily family;
  private final Control control;
  private final int[] owner;
  private final byte[] lacks;
  private final int[] level;
  private final int[] queue;
  private final int[] next;

  private PairMatching(SetFamily family, Control control) {
    this.family = family;
    this.control = control;
    this.owner = new int[family.points()];
    this.lacks = new byte[family.sets()];
    this.level = new int[family.sets()];
    this.queue = new int[family.sets()];
    this.next = new int[family.sets()];
    Arrays.fill(owner, NOBODY);
    Arrays.fill(lacks, (byte) WANTED);
  }

  /**
   * A maximum matching.
   *
   * @param family the sets
   * @param control may stop the work
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  static Pairing of(SetFamily family, Control control) {
    PairMatching matching = new PairMatching(family, control);
    matching.greedy();
    while (matching.levels()) {
      matching.augment();
    }
    return new Pairing(family, matching.owner, matching.lacking());
  }

  private void greedy() {
    int[] room = new int[family.largest()];
    for (int set = 0; set < lacks.length; set++) {
      throwIfStopped(set);
      int size = family.fill(set, room);
      for (int i = 0; i < size && lacks[set] > 0; i++) {
        // Sets take points from both of their ends, so that neighbours do not want the same ones.
        int point = room[i % 2 == 0 ? i / 2 : size - 1 - i / 2];
        if (owner[point] == NOBODY) {
          owner[point] = set;
          lacks[set]--;
        }
      }
    }
  }

  private void throwIfStopped(int done) {
    if (done % HEED_EVERY == 0) {
      control.throwIfStopped();
    }
  }

  /** Finds how far every set is from one that lacks a point; whether some free point is reached. */
  private boolean levels() {
    Arrays.fill(level, NOBODY);
    Arrays.fill(next, 0);
    int size = 0;
    for (int set = 0; set < lacks.length; set++) {
      if (lacks[set] > 0) {
        level[set] = 0;
        queue[size++] = set;
      }
    }
    int[] room = new int[family.largest()];
    int reached = Integer.MAX_VALUE;
    for (int at = 0; at < size && level[queue[at]] < reached; at++) {
      throwIfStopped(at);
      int set = queue[at];
      int points = family.fill(set, room);
      for (int i = 0; i < points; i++) {
        int other = owner[room[i]];
        if (other == NOBODY) {
          reached = level[set] + 1;
        } else if (level[other] == NOBODY) {
          level[other] = level[set] + 1;
          queue[size++] = other;
        }
      }
    }
    return reached < Integer.MAX_VALUE;
  }

  private void augment() {
    Path path = new Path();
    for (int set = 0; set < lacks.length; set++) {
      throwIfStopped(set);
      while (lacks[set] > 0 && path.from(set)) {
        lacks[set]--;
      }
    }
  }

  /** A path along rising levels from a set that lacks a point to a free point. */
  private final class Path {
    private int[] sets = new int[16];
    private int[][] rooms = new int[16][];
    private int[] sizes = new int[16];

    /**
     * Looks for a path and shifts the points along it; no set is looked at twice without success.
     */
    boolean from(int start) {
      int depth = 0;
      enter(0, start);
      while (depth >= 0) {
        int set = sets[depth];
        if (next[set] == sizes[depth]) {
          depth--;
          continue;
        }
        int point = rooms[depth][next[set]++];
        int other = owner[point];
        if (other == NOBODY) {
          shift(depth, point);
          return true;
        }
        if (level[other] == level[set] + 1) {
          enter(++depth, other);
        }
      }
      return false;
    }

    private void enter(int depth, int set) {
      if (depth == sets.length) {
        sets = Arrays.copyOf(sets, 2 * depth);
        rooms = Arrays.copyOf(rooms, 2 * depth);
        sizes = Arrays.copyOf(sizes, 2 * depth);
      }
      if (rooms[depth] == null) {
        rooms[depth] = new int[family.largest()];
      }
      sets[depth] = set;
      sizes[depth] = family.fill(set, rooms[depth]);
    }

    /**
     * The last set takes the free point, and hands the point it was entered by to the one before.
     */
    private void shift(int depth, int free) {
      owner[free] = sets[depth];
      for (int i = depth - 1; i >= 0; i--) {
        owner[rooms[i][next[sets[i]] - 1]] = sets[i];
      }
    }
  }

  /** A set that lacks a point when no path is left, or -1 if there is none. */
  private int lacking() {
    for (int set = 0; set < lacks.length; set++) {
      if (lacks[set] > 0) {
        return set;
      }
    }
    return NOBODY;
  }
}
