package org.farstar.regions.value;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.frame.RegionCache;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.frame.WideValues;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * The values of boards that fall into regions: the same recursion as {@link
 * org.farstar.engine.search.ValueSearch}. It is made for a short search in a process just started,
 * where what counts is how little code there is to run before it is compiled.
 *
 * <p>A region is shifted into the upper left corner of a {@link RegionFrame} and is the same two
 * longs wherever it comes up. Regions are valued where they are met, and their images are looked at
 * only where a {@link RegionCache} does not have them.
 *
 * <p>Threads begin with different players and at different options: with one order and its reverse
 * they would meet in the images of each other's regions at the same time.
 *
 * <p>A move fills a cell for good or takes a stone off, so no play is longer than 64 moves.
 *
 * @param <V> the values
 */
public final class RegionSearch<V> implements ValueSolver<Board, V> {
  private final RegionRules rules;
  private final Bounds known;
  private final Algebra<V> algebra;
  private final ValueTable<Board, V> table;
  private final Meter meter;
  private final int worker;
  private final WideValues<V> wide;
  private final RegionBounds<V> bounds;
  private RegionFrame frame;
  private Grid grid;
  private long fill;
  private RegionCache cache;
  private final List<Level<V>> levels = new ArrayList<>();
  private Object era;
  private OptionValues<V> undominated;
  private long[] images;
  private int depth;
  private volatile boolean stopped;

  RegionSearch(
      RegionRules rules,
      Bounds known,
      Algebra<V> algebra,
      ValueTable<Board, V> table,
      Control control,
      int worker) {
    this.rules = rules;
    this.known = known;
    this.algebra = algebra;
    this.era = algebra.era();
    this.table = table;
    this.meter = control.meter(table::unboundedBytes);
    this.worker = worker;
    this.wide = new WideValues<>(this, rules, control, worker);
    this.bounds = OptionValues.serves(rules, known) ? RegionBounds.beside(table) : null;
    enter(RegionFrame.of(rules, Grid.SQUARE));
  }

  /** Goes on in another frame, where no region has been met yet. */
  private void enter(RegionFrame other) {
    frame = other;
    grid = other.grid();
    fill = other.fill();
    cache = new RegionCache();
    levels.clear();
    images = new long[frame.size()];
    undominated = bounds == null ? null : new OptionValues<>(rules, known, frame, algebra, this);
  }

  @Override
  public Algebra<V> algebra() {
    return algebra;
  }

  @Override
  public V value(Board board) {
    if (board instanceof WideBoard large) {
      return wide.value(large);
    }
    if (!frame.serves(board.grid())) {
      enter(RegionFrame.of(rules, board.grid()));
    }
    Board placed = frame.place(board);
    depth = 0;
    return meter.during(() -> sumOfRegions(placed.first(), placed.second()));
  }

  @Override
  public long visited() {
    return meter.visited() + wide.visited();
  }

  @Override
  public void stop() {
    stopped = true;
    wide.stop();
  }

  /**
   * The value of a board. Until it is hot, most of what it takes is calls, so there are few of them
   * in the loop.
   */
  @SuppressWarnings("unchecked")
  V sumOfRegions(long first, long second) {
    V sum = null;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      long a = ((first ^ fill) & region) >>> shift;
      long b = ((second ^ fill) & region) >>> shift;
      Object cached = cache.get(a, b);
      V value;
      if (cached == null || cached instanceof Unvalued) {
        value = uncached(a, b);
      } else if (cached instanceof Negative) {
        value = ((Negative<V>) cached).value(algebra);
      } else {
        value = (V) cached;
      }
      sum = sum == null ? value : algebra.sum(sum, value);
    }
    return sum == null ? algebra.zero() : sum;
  }

  /**
   * The value of a region that the cache does not have; it goes there, and with all its images if
   * it is new.
   */
  private V uncached(long first, long second) {
    if (algebra.era() != era) {
      era = algebra.era();
      cache.clear();
    }
    Board board = new Board(grid, (first ^ fill) & grid.all(), (second ^ fill) & grid.all());
    if (rules.idle(board, first | second)) {
      cache.put(first, second, algebra.zero());
      return algebra.zero();
    }
    Board reduced = rules.reduced(board);
    if (reduced != board) {
      V value = sumOfRegions(reduced.first(), reduced.second());
      cache.put(first, second, value);
      return value;
    }
    Level<V> level = deeper();
    long[] planes = level.images;
    frame.images(first, second, planes);
    int least = SymmetryGroup.least(planes);
    int plain = frame.plain();
    long all = grid.all();
    Board key = new Board(grid, (planes[least] ^ fill) & all, (planes[least + 1] ^ fill) & all);
    V known = table.get(key);
    V value;
    if (known == null) {
      long begun = meter.visited();
      value = search(level, board);
      table.put(key, least < plain ? value : algebra.negate(value), meter.visited() - begun);
    } else {
      value = least < plain ? known : algebra.negate(known);
    }
    depth--;
    if (known != null) {
      cache.put(first, second, value);
      return value;
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

  private V search(Level<V> level, Board board) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    meter.count();
    boolean rightFirst = worker % 2 != 0 && !rules.impartial();
    if (rightFirst) {
      options(level, board, Player.RIGHT, level.right);
    }
    options(level, board, Player.LEFT, level.left);
    if (!rightFirst && !rules.impartial()) {
      options(level, board, Player.RIGHT, level.right);
    }
    try {
      return algebra.of(level.left, rules.impartial() ? level.left : level.right);
    } catch (NoSuchValueException e) {
      long region = rules.regions(board.grid(), board.first(), board.second());
      throw e.at(rules.write(board.cut(region, rules.outside())));
    }
  }

  private void options(Level<V> level, Board board, Player player, List<V> values) {
    PlaneList options = level.options;
    options.clear();
    rules.generate(board, player, options);
    int size = options.size();
    meter.throwIfStopped(size);
    values.clear();
    long[] planes = options.planes();
    if (undominated != null) {
      undominated.find(planes, size, player, values, worker);
      return;
    }
    int at = 2 * (size * worker / (worker + 1));
    for (int i = 0; i < size; i++) {
      values.add(sumOfRegions(planes[at], planes[at + 1]));
      at = at + 2 == 2 * size ? 0 : at + 2;
    }
  }

  /** The value of a board where those of all its regions are known; otherwise null. */
  V known(long first, long second) {
    V sum = null;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      V value =
          knownRegion(((first ^ fill) & region) >>> shift, ((second ^ fill) & region) >>> shift);
      if (value == null) {
        return null;
      }
      sum = sum == null ? value : algebra.sum(sum, value);
    }
    return sum == null ? algebra.zero() : sum;
  }

  /** The value of a region in the upper left corner where it is known; otherwise null. */
  @SuppressWarnings("unchecked")
  V knownRegion(long first, long second) {
    Object cached = cache.get(first, second);
    if (cached == null) {
      return lookUp(first, second);
    }
    if (cached instanceof Negative) {
      return ((Negative<V>) cached).value(algebra);
    }
    return cached instanceof Unvalued ? null : (V) cached;
  }

  /** Looks a region up in the table; what is noted of one without a value goes into the cache. */
  private V lookUp(long first, long second) {
    Board board = new Board(grid, (first ^ fill) & grid.all(), (second ^ fill) & grid.all());
    if (rules.idle(board, first | second)) {
      return algebra.zero();
    }
    Board reduced = rules.reduced(board);
    if (reduced != board) {
      return known(reduced.first(), reduced.second());
    }
    frame.images(first, second, images);
    int least = SymmetryGroup.least(images);
    boolean exchanged = least >= frame.plain();
    long all = grid.all();
    Board key = new Board(grid, (images[least] ^ fill) & all, (images[least + 1] ^ fill) & all);
    V known = table.get(key);
    if (known != null) {
      V value = exchanged ? algebra.negate(known) : known;
      cache.put(first, second, value);
      return value;
    }
    cache.put(first, second, new Unvalued<>(key, exchanged, bounds.get(key)));
    return null;
  }

  /**
   * A value that bounds a region without a value, from above for Left and from below for Right;
   * null where none is noted.
   */
  V bound(long first, long second, Player player) {
    Unvalued<V> unvalued = unvalued(first, second);
    return unvalued == null || unvalued.bound == null
        ? null
        : unvalued.bound.get(unvalued.exchanged, player, algebra);
  }

  /** Notes such a bound. */
  void note(long first, long second, Player player, V bound) {
    Unvalued<V> unvalued = unvalued(first, second);
    if (unvalued != null) {
      if (unvalued.bound == null) {
        unvalued.bound = new RegionBound<>();
        bounds.put(unvalued.key, unvalued.bound);
      }
      unvalued.bound.set(unvalued.exchanged, player, bound, algebra);
    }
  }

  @SuppressWarnings("unchecked")
  private Unvalued<V> unvalued(long first, long second) {
    return cache.get(first, second) instanceof Unvalued<?> unvalued ? (Unvalued<V>) unvalued : null;
  }

  /** One level further down, until the depth is counted back. */
  private Level<V> deeper() {
    if (depth == levels.size()) {
      levels.add(new Level<>(frame.size()));
    }
    return levels.get(depth++);
  }

  /** What a region needs while it is searched: reused for the next region, to save memory. */
  private static final class Level<V> {
    final PlaneList options = new PlaneList();
    final long[] images;
    final List<V> left = new ArrayList<>();
    final List<V> right = new ArrayList<>();

    Level(int images) {
      this.images = new long[images];
    }
  }

  /** Stands in the cache for a region that had no value when it was looked up last. */
  private static final class Unvalued<V> {
    final Board key;
    final boolean exchanged;
    RegionBound<V> bound;

    Unvalued(Board key, boolean exchanged, RegionBound<V> bound) {
      this.key = key;
      this.exchanged = exchanged;
      this.bound = bound;
    }
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
