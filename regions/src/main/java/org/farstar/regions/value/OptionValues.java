package org.farstar.regions.value;

import java.util.List;
import org.farstar.engine.search.Algebra;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * The values of those options of a region that matter for its value. An option that is certainly no
 * better for its player than another one is dominated, so it is left out, and neither it nor what
 * only it leads to is searched.
 *
 * <p>Values that are known come first. Another option is cut between lines, see {@link
 * Bounds#lines}: the strips are together no worse for the player, so where their sum is no better
 * than an option that has a value, neither is this one. Cuts with known strips are tried first;
 * strips that are not known are searched where they are much smaller than the region. What
 * dominated once is noted of the region, for it will most often do so again.
 *
 * <p>Not for threads: each search has its own.
 *
 * @param <V> the values
 */
final class OptionValues<V> {
  /** A strip is searched if it has at most this many quarters of the cells. */
  private static final int QUARTERS = 3;

  private final RegionRules rules;
  private final Bounds bounds;
  private final RegionFrame frame;
  private final Algebra<V> algebra;
  private final RegionSearch<V> search;

  OptionValues(
      RegionRules rules,
      Bounds bounds,
      RegionFrame frame,
      Algebra<V> algebra,
      RegionSearch<V> search) {
    this.rules = rules;
    this.bounds = bounds;
    this.frame = frame;
    this.algebra = algebra;
    this.search = search;
  }

  /** Whether there are cuts, and values that may be compared. */
  static boolean serves(RegionRules rules, Bounds bounds) {
    return !rules.impartial()
        && bounds.lines(Grid.SQUARE, Grid.SQUARE.all(), Player.LEFT).length > 0;
  }

  /**
   * Finds the values.
   *
   * @param planes the two planes of each option, one after the other
   * @param size how many options
   * @param values is filled with values from which the others are not missing
   * @param worker which of several threads it is for, from 0; they begin at different options
   */
  void find(long[] planes, int size, Player player, List<V> values, int worker) {
    Open open = null;
    for (int i = 0; i < size; i++) {
      V value = search.known(planes[2 * i], planes[2 * i + 1]);
      if (value != null) {
        values.add(value);
      } else {
        open = open == null ? new Open(size) : open;
        Board board = new Board(frame.grid(), planes[2 * i], planes[2 * i + 1]);
        long lead = bounds.lead(rules, board);
        open.add(i, player == Player.LEFT ? lead : -lead);
      }
    }
    int turn = worker % 2;
    for (int i = 0; open != null && i < open.size + turn; i++) {
      int at = i ^ turn;
      if (at < open.size) {
        int option = open.options[at];
        V value = value(planes[2 * option], planes[2 * option + 1], player, values);
        if (value != null) {
          values.add(value);
        }
      }
    }
  }

  /** The value of an option; null if it is dominated by one of some values. */
  private V value(long first, long second, Player player, List<V> values) {
    Grid grid = frame.grid();
    long fill = frame.fill();
    V sum = null;
    long largest = 0;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      V value =
          search.knownRegion(
              ((first ^ fill) & region) >>> shift, ((second ^ fill) & region) >>> shift);
      if (value == null) {
        long smaller = Long.bitCount(region) > Long.bitCount(largest) ? largest : region;
        largest ^= region ^ smaller;
        value = smaller == 0 ? null : search(first ^ fill, second ^ fill, smaller);
      }
      sum = sum == null ? value : value == null ? sum : algebra.sum(sum, value);
    }
    if (largest == 0) {
      return sum == null ? algebra.zero() : sum;
    }
    int shift = grid.corner(largest);
    long a = ((first ^ fill) & largest) >>> shift;
    long b = ((second ^ fill) & largest) >>> shift;
    if (isDominated(a, b, sum == null ? algebra.zero() : sum, player, values)) {
      return null;
    }
    V value = search(a, b, a | b);
    return sum == null ? value : algebra.sum(sum, value);
  }

  /**
   * Whether a region without a value is, together with a value, certainly no better than one of
   * some values.
   */
  private boolean isDominated(long a, long b, V beside, Player player, List<V> values) {
    if (values.isEmpty()) {
      return false;
    }
    V noted = search.bound(a, b, player);
    if (noted != null && isNoBetter(noted, beside, player, values)) {
      return true;
    }
    RegionCuts cuts = RegionCuts.of(bounds, frame.grid(), a | b, player);
    long tried = 0;
    for (int i = 0; i < cuts.size(); i++) {
      V one = known(a, b, cuts.first(i));
      V two = one == null ? null : known(a, b, ~cuts.first(i));
      if (two != null) {
        tried |= 1L << i;
        if (isDominated(a, b, one, two, beside, player, values)) {
          return true;
        }
      }
    }
    int most = Long.bitCount(a | b) * QUARTERS / 4;
    for (int i = 0; i < cuts.size(); i++) {
      if ((tried >> i & 1) == 0 && cuts.largest(i) <= most) {
        V one = search(a, b, cuts.first(i));
        V two = search(a, b, ~cuts.first(i));
        if (isDominated(a, b, one, two, beside, player, values)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isDominated(
      long a, long b, V one, V two, V beside, Player player, List<V> values) {
    V rest = beside == algebra.zero() ? two : algebra.sum(two, beside);
    if (!isNoBetter(one, rest, player, values)) {
      return false;
    }
    search.note(a, b, player, algebra.sum(one, two));
    return true;
  }

  private boolean isNoBetter(V one, V two, Player player, List<V> values) {
    for (int i = 0; i < values.size(); i++) {
      V value = values.get(i);
      if (algebra.isNoBetter(player, one, two, value)) {
        // It will dominate others, too, so it is tried first.
        values.set(i, values.get(0));
        values.set(0, value);
        return true;
      }
    }
    return false;
  }

  private V known(long a, long b, long cells) {
    long all = frame.grid().all();
    return search.known((a & cells ^ frame.fill()) & all, (b & cells ^ frame.fill()) & all);
  }

  private V search(long a, long b, long cells) {
    long all = frame.grid().all();
    return search.sumOfRegions((a & cells ^ frame.fill()) & all, (b & cells ^ frame.fill()) & all);
  }

  /** Options without a value, those first in which their player leads by most. */
  private static final class Open {
    final int[] options;
    private final long[] leads;
    int size;

    Open(int most) {
      options = new int[most];
      leads = new long[most];
    }

    void add(int option, long lead) {
      int at = size++;
      for (; at > 0 && leads[at - 1] < lead; at--) {
        leads[at] = leads[at - 1];
        options[at] = options[at - 1];
      }
      leads[at] = lead;
      options[at] = option;
    }
  }
}
