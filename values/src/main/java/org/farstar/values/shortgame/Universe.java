package org.farstar.values.shortgame;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;

/**
 * Makes and owns games. Every value exists once in it, with the invariants that were computed for
 * it.
 *
 * <p>Make one for a computation, share it between its threads, and drop it when done; games keep it
 * alive. Nothing is static and nothing is ever removed, so a long-lived program should use several:
 * {@link #retire} ends one, and {@link #adopt} takes to the next what is still wanted. Games of
 * different universes are equal if their canonical forms are, but only games of one universe can be
 * added or compared; {@link #adopt} brings one over.
 *
 * <p><b>Memory.</b> A number, a multiple of up, a nimber and any sum of those stands in no table.
 * Every other value takes about 150 bytes and 4 more for each option. The caches of comparisons and
 * sums start small and stop growing at a fixed part of the cap. Invariants of a value that are
 * remembered, such as its thermograph, count as well. When the cap is reached no new value is made,
 * and {@link UniverseFullException} is thrown; what exists stays usable.
 *
 * <p><b>Depth.</b> Algorithms on games are recursive. So that none can exhaust the stack, no game
 * is made in which more than {@value #DEEPEST} moves can follow each other before a sum of a
 * number, ups and a nimber is reached, a nimber *k counting k moves itself: {@link
 * GameTooLargeException}.
 *
 * <p><b>Threads.</b> All methods of a universe and its games may be called from any number of
 * threads. Look-ups take no locks; only making a new value locks a sixteenth of the table.
 */
public final class Universe {

  /** How many moves may follow each other in a game of the table. */
  public static final int DEEPEST = 300;

  private static final long LEAST_CAP = 1 << 20;

  /** One new node in this many asks whether to go on. */
  private static final int CHECKED = 16;

  final CompareCache comparisons;
  final SumCache sums;
  final Ids ids = new Ids();
  private final InternTable nodes = new InternTable();
  private final AtomicLong nodeBytes = new AtomicLong();
  private final long cap;
  private volatile boolean retired;

  /** Number-up-stars met not long ago, by hash, so that they need not be made again. */
  private final ShortGame[] recent = new ShortGame[1 << 11];

  private final ShortGame zero = numberUpStar(Dyadic.ZERO, 0, 0);

  /** A universe that may use half the memory of the process. */
  public Universe() {
    this(Math.max(LEAST_CAP, Runtime.getRuntime().maxMemory() / 2));
  }

  /**
   * A universe with a cap on its memory, which is estimated.
   *
   * @param cap in bytes, at least 2^20
   * @throws IllegalArgumentException if it is less
   */
  public Universe(long cap) {
    if (cap < LEAST_CAP) {
      throw new IllegalArgumentException(
          "a universe needs at least " + LEAST_CAP + " bytes, not " + cap);
    }
    this.cap = cap;
    int cached = (int) Math.min(1 << 22, Long.highestOneBit(cap / 64));
    this.comparisons = new CompareCache(cached);
    this.sums = new SumCache(cached / 4);
  }

  /** The game 0, in which nobody can move. */
  public ShortGame zero() {
    return zero;
  }

  /** A number. */
  public ShortGame number(Dyadic x) {
    return numberUpStar(x, 0, 0);
  }

  /** An integer. */
  public ShortGame integer(long n) {
    return numberUpStar(Dyadic.of(n), 0, 0);
  }

  /**
   * The nimber *k.
   *
   * @throws IllegalArgumentException if k is negative
   */
  public ShortGame nimber(int k) {
    return numberUpStar(Dyadic.ZERO, 0, checkedNimber(k));
  }

  /** The game * = {0|0}. */
  public ShortGame star() {
    return numberUpStar(Dyadic.ZERO, 0, 1);
  }

  /** The game up = {0|*}. */
  public ShortGame up() {
    return numberUpStar(Dyadic.ZERO, 1, 0);
  }

  /**
   * The sum x + n up + *k.
   *
   * @throws IllegalArgumentException if k is negative
   * @throws ArithmeticException if |n| is above 2^60
   */
  public ShortGame sum(Dyadic x, long n, int k) {
    return numberUpStar(x, n, checkedNimber(k));
  }

  private static int checkedNimber(int k) {
    if (k < 0) {
      throw new IllegalArgumentException("there is no nimber *" + k);
    }
    return k;
  }

  /**
   * The game {left | right} in canonical form: dominated options are removed and reversible ones
   * bypassed.
   *
   * <p>Takes a number of comparisons quadratic in the options that are not dominated; see {@link
   * Form} for how.
   *
   * @throws IllegalArgumentException if an option is of another universe
   * @throws UniverseFullException if it is a new value and the memory cap is reached
   * @throws GameTooLargeException if its moves are nested too deeply
   */
  public ShortGame of(Collection<? extends ShortGame> left, Collection<? extends ShortGame> right) {
    return canonical(checked(left), checked(right));
  }

  private ShortGame[] checked(Collection<? extends ShortGame> options) {
    // An array of the right size: making one by reflection is slow until that code is compiled.
    ShortGame[] all = options.toArray(new ShortGame[options.size()]);
    for (ShortGame g : all) {
      if (g == null || g.universe != this) {
        check(g);
      }
    }
    return all;
  }

  /** Makes sure that a game is of this universe. */
  void check(ShortGame g) {
    if (Objects.requireNonNull(g, "game").universe != this) {
      throw new IllegalArgumentException(
          "games of two universes do not mix; bring the other one over with adopt");
    }
  }

  /**
   * Reads a value in notation; whatever {@link ShortGame#toString} prints is read back as the same
   * value. The grammar is that of expressions without names, properties, products, ordinal sums and
   * comparisons: numbers, ups, nimbers, {@code Tiny(g)}, forms, signs, sums and brackets.
   *
   * @throws org.farstar.values.text.NotationException if the text is anything else, with the column
   */
  public ShortGame read(String text) {
    return ValueReader.read(this, text);
  }

  /**
   * Reads what {@link ShortGame#toBytes} wrote, in any universe.
   *
   * @throws IllegalArgumentException if the bytes are anything else
   */
  public ShortGame fromBytes(byte[] bytes) {
    return GameBytes.read(this, bytes);
  }

  /** The game {left | right} with one option each. */
  public ShortGame of(ShortGame left, ShortGame right) {
    return of(List.of(left), List.of(right));
  }

  /** The game +-g = {g | -g}. */
  public ShortGame plusMinus(ShortGame g) {
    return of(g, g.negate());
  }

  /** Tiny(g) = {0||0|-g}. */
  public ShortGame tiny(ShortGame g) {
    check(g);
    return Tinies.tiny(g);
  }

  /** Miny(g) = {g|0||0} = -Tiny(g). */
  public ShortGame miny(ShortGame g) {
    return tiny(g).negate();
  }

  /** The n-th power of up, {0 | v[n-1]*}: up itself, {0|v*}, ... */
  public ShortGame upPower(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("there is no power " + n + " of up");
    }
    return Uptimals.power(this, n);
  }

  /** The sum of the first n powers of up. */
  public ShortGame upPowersTo(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("there are no " + n + " powers of up");
    }
    return Uptimals.sumTo(this, n);
  }

  /** The same game in this universe. Visits each of its followers once. */
  public ShortGame adopt(ShortGame g) {
    return Structure.copy(g, this);
  }

  /**
   * Brings over one game after the other, as {@link #adopt} does, and visits each of their
   * followers once, all together; it keeps them in memory as long as it lives. Not thread-safe.
   */
  public UnaryOperator<ShortGame> adopting() {
    return Structure.copier(this);
  }

  /**
   * Ends the universe: its tables are emptied, so that only games that are in use elsewhere stay in
   * memory, and no new game is made in it. What needs none may still be asked of its games, and
   * {@link #adopt} of another universe brings them over. Safe while other threads work in it, whose
   * next new game is refused with {@link UniverseFullException}.
   */
  public void retire() {
    retired = true;
    nodes.clear();
    comparisons.clear();
    sums.clear();
  }

  /** How many values stand in the table. */
  public int size() {
    return ids.nodes();
  }

  /** The memory in use, estimated, in bytes. */
  public long bytes() {
    return nodeBytes.get() + 120L * ids.larges() + comparisons.bytes() + sums.bytes();
  }

  /** The memory cap, in bytes. */
  public long cap() {
    return cap;
  }

  /** The canonical form; the arrays become the universe's own. */
  ShortGame canonical(ShortGame[] left, ShortGame[] right) {
    return new Form(this, left, left.length, right, right.length).canonical();
  }

  ShortGame numberUpStar(Dyadic number, long ups, int nimber) {
    long key = StopKey.of(number);
    int hash = NumberUpStar.hash(key, number, ups, nimber);
    ShortGame g = recent[hash & (recent.length - 1)];
    if (g != null && g.isSum(key, ups, nimber) && g.number.equals(number)) {
      return g;
    }
    Stops stops = StopFinder.ofNumberUpStar(number, key, ups, nimber);
    g = new ShortGame(this, Ids.numberUpStar(number, ups, nimber), hash, stops, ups, nimber);
    recent[hash & (recent.length - 1)] = g;
    return g;
  }

  /** A number-up-star met not long ago whose number has this key, which is exact; or null. */
  ShortGame recent(long key, long ups, int nimber) {
    int hash = NumberUpStar.hash(key, null, ups, nimber);
    ShortGame g = recent[hash & (recent.length - 1)];
    return g != null && g.isSum(key, ups, nimber) ? g : null;
  }

  /** The number whose key this is; the key is exact. */
  ShortGame number(long key) {
    ShortGame g = recent(key, 0, 0);
    return g != null ? g : number(StopKey.number(key));
  }

  /** The node with these canonical options, sorted. */
  ShortGame intern(Stops stops, ShortGame[] left, ShortGame[] right) {
    return nodes.intern(this, stops, left, right);
  }

  /** Counts what is remembered about a node; it may pass the cap, only new nodes are refused. */
  void count(long bytes) {
    nodeBytes.addAndGet(bytes);
  }

  /** A new node, for the table. */
  ShortGame newNode(int hash, Stops stops, ShortGame[] left, ShortGame[] right) {
    if (retired) {
      throw new UniverseFullException("the universe has been retired");
    }
    long size = 150 + 4L * (left.length + right.length);
    if (bytes() + size > cap) {
      throw new UniverseFullException(
          "the universe is full: " + size() + " games reach its memory cap of " + cap + " bytes");
    }
    ShortGame g = new ShortGame(this, ids.next(), hash, stops, left, right);
    nodeBytes.addAndGet(size);
    if ((g.id & CHECKED - 1) == 0) {
      Cancellation.check();
    }
    return g;
  }
}
