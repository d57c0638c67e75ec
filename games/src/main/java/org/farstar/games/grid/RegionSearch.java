package org.farstar.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentMap;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Ruleset;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueSolvers;

/**
 * The values of boards that fall into regions, on boards of up to 8 by 8 cells: the same recursion
 * as {@link org.farstar.engine.search.ValueSearch}, to which larger boards are left, and the same
 * table. It is made for a short search in a process just started, where what counts is how little
 * code there is to run before it is compiled: regions are two longs in a {@link Frame}, valued
 * where they are met, and their images are looked at only where a {@link RegionCache} does not have
 * them.
 *
 * <p>Threads begin with different players and at different options: with one order and its reverse
 * they would meet in the images of each other's regions at the same time.
 *
 * <p>A move fills a cell for good or takes a stone off, so no play is longer than 64 moves.
 *
 * @param <V> the values
 */
public final class RegionSearch<V> implements ValueSolver<Board, V> {
  private static final long BYTES_PER_ENTRY = 192;

  private final RegionRules rules;
  private final Algebra<V> algebra;
  private final ConcurrentMap<Board, V> table;
  private final Meter meter;
  private final int worker;
  private final FrameRules frame;
  private final boolean corners;
  private final long fill;
  private final RegionImages images;
  private final RegionCache cache = new RegionCache();
  private final ValueSolver<Board, V> large;
  private final List<PlaneList> lists = new ArrayList<>();
  private int depth;
  private volatile boolean stopped;

  private RegionSearch(
      RegionRules rules,
      Algebra<V> algebra,
      ConcurrentMap<Board, V> table,
      Control control,
      int worker,
      ValueSolver<Board, V> large) {
    this.rules = rules;
    this.algebra = algebra;
    this.table = table;
    this.meter = control.meter(() -> table.size() * BYTES_PER_ENTRY);
    this.worker = worker;
    this.frame = rules.frame();
    this.corners = rules.corners();
    this.fill = rules.outside() == 0 ? 0 : -1;
    this.images = new RegionImages(rules.symmetry(), rules.exchange());
    this.large = large;
  }

  /** Makes these searches for rules of regions, and the one for all rulesets for others. */
  public static ValueSolvers<Board> solvers() {
    return new ValueSolvers<>() {
      @Override
      public <V> ValueSolver<Board, V> solver(
          Ruleset<Board> rules,
          Algebra<V> algebra,
          ConcurrentMap<Board, V> table,
          Control control,
          int worker) {
        ValueSolver<Board, V> large =
            ValueSolvers.<Board>searching().solver(rules, algebra, table, control, worker);
        return rules instanceof RegionRules regions
            ? new RegionSearch<>(regions, algebra, table, control, worker, large)
            : large;
      }
    };
  }

  @Override
  public Algebra<V> algebra() {
    return algebra;
  }

  @Override
  public V value(Board board) {
    if (!Frame.holds(board)) {
      return large.value(board);
    }
    depth = 0;
    try {
      Board framed = Frame.around(board, rules.outside());
      return sumOfRegions(framed.first(), framed.second());
    } finally {
      meter.settle();
    }
  }

  @Override
  public long visited() {
    return meter.visited() + large.visited();
  }

  @Override
  public void stop() {
    stopped = true;
    large.stop();
  }

  private V sumOfRegions(long first, long second) {
    V sum = null;
    for (long rest = frame.regions(first, second); rest != 0; ) {
      long region = Frame.group(rest, corners);
      rest ^= region;
      int shift = Frame.shift(region);
      V value = valueOf(((first ^ fill) & region) >>> shift, ((second ^ fill) & region) >>> shift);
      sum = sum == null ? value : algebra.sum(sum, value);
    }
    return sum == null ? algebra.zero() : sum;
  }

  @SuppressWarnings("unchecked")
  private V valueOf(long first, long second) {
    Object cached = cache.get(first, second);
    if (cached == null) {
      return uncached(first, second);
    }
    return cached instanceof Negative ? ((Negative<V>) cached).value(algebra) : (V) cached;
  }

  /** The value of a region that the cache does not have; it goes there with all its images. */
  private V uncached(long first, long second) {
    if (frame.idle(first ^ fill, second ^ fill, first | second)) {
      cache.put(first, second, algebra.zero());
      return algebra.zero();
    }
    long[] planes = images.of(first, second);
    int least = 0;
    for (int i = 2; i < planes.length; i += 2) {
      if (planes[i] < planes[least]
          || planes[i] == planes[least] && planes[i + 1] < planes[least + 1]) {
        least = i;
      }
    }
    int plain = 2 * images.plain();
    Board key = Frame.board(planes[least] ^ fill, planes[least + 1] ^ fill);
    V known = table.get(key);
    V value;
    if (known == null) {
      value = search(first ^ fill, second ^ fill);
      table.put(key, least < plain ? value : algebra.negate(value));
    } else {
      value = least < plain ? known : algebra.negate(known);
    }
    Object cached = value;
    for (int i = 0; i < planes.length; i += 2) {
      if (i == plain) {
        cached = new Negative<>(value);
      }
      cache.put(planes[i], planes[i + 1], cached);
    }
    return value;
  }

  private V search(long first, long second) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    meter.count();
    depth++;
    boolean rightFirst = worker % 2 != 0 && !rules.impartial();
    List<V> right = rightFirst ? options(first, second, Player.RIGHT) : null;
    List<V> left = options(first, second, Player.LEFT);
    if (!rightFirst) {
      right = rules.impartial() ? left : options(first, second, Player.RIGHT);
    }
    depth--;
    try {
      return algebra.of(left, right);
    } catch (NoSuchValueException e) {
      Board board = Frame.board(first, second);
      throw e.at(rules.write(board.cut(rules.regions(board), rules.outside())));
    }
  }

  private List<V> options(long first, long second, Player player) {
    PlaneList options = options();
    frame.options(first, second, player, options);
    int size = options.size();
    meter.heed(size);
    List<V> values = new ArrayList<>(size);
    long[] planes = options.planes();
    int start = size * worker / (worker + 1);
    for (int i = 0; i < size; i++) {
      int at = 2 * ((start + i) % size);
      values.add(sumOfRegions(planes[at], planes[at + 1]));
    }
    return values;
  }

  /** The list of the options of the region that is being searched. */
  private PlaneList options() {
    while (lists.size() < depth) {
      lists.add(new PlaneList());
    }
    PlaneList list = lists.get(depth - 1);
    list.clear();
    return list;
  }

  /** What is worth the negative of a value, computed where it is needed. */
  private static final class Negative<V> {
    private final V opposite;
    private V value;

    Negative(V opposite) {
      this.opposite = opposite;
    }

    V value(Algebra<V> algebra) {
      if (value == null) {
        value = algebra.negate(opposite);
      }
      return value;
    }
  }
}
