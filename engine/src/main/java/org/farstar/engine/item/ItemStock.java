package org.farstar.engine.item;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * What all searches for sums of items in a workspace share: the numbers of items, the values met,
 * and the table of sums. Thread-safe. What is forgotten gets another number when it is met again,
 * and sums that had the old one are not found any more, which costs time and never an answer.
 */
public final class ItemStock implements Forgetful {
  /** How many longs the key of a sum has: a plain value and seven codes. */
  static final int WORDS = 4;

  private static final int CODES = 2 * WORDS - 1;
  private static final int MEMORY_SHARE = 4;
  private static final int SMALL_SHARE = 32;

  /** A map node, a value, its options; estimated. */
  private static final long BYTES_PER_VALUE = 400;

  private static final long BYTES_PER_PLAIN = 200;
  private static final long BYTES_PER_PAIR = 100;
  private static final int MOST_IDS = (1 << 30) - 1;

  /** Marks a code that stands for two others. */
  private static final int PAIR = 1 << 31;

  private final Universe universe;
  private final Set<ItemShortcut> shortcuts;
  private final long most;
  private final AtomicInteger kinds = new AtomicInteger();
  private final AtomicInteger ids = new AtomicInteger();
  private final AtomicInteger plainIds = new AtomicInteger();
  private final AtomicInteger pairIds = new AtomicInteger();
  private final ForgettingTable<ShortGame, ValueItem> values;
  private final ForgettingTable<ShortGame, Plain> plains;
  private final ForgettingTable<Long, Integer> pairs;
  private final SharedTable table;
  private final Plain zero;

  /** The stock of a workspace, with all shortcuts. */
  public static ItemStock of(Workspace workspace) {
    return workspace.table(
        List.of(ItemStock.class),
        () -> new ItemStock(workspace, EnumSet.allOf(ItemShortcut.class), 0));
  }

  /**
   * @param shortcuts those that are used
   * @param most how many sums the table may hold, 0 for what the workspace has room for
   */
  public ItemStock(Workspace workspace, Set<ItemShortcut> shortcuts, long most) {
    long bytes = workspace.memoryBytes();
    this.shortcuts = shortcuts;
    this.most = most;
    this.universe = workspace.universe();
    this.values = bounded(bytes, BYTES_PER_VALUE);
    this.plains = bounded(bytes, BYTES_PER_PLAIN);
    this.pairs = bounded(bytes, BYTES_PER_PAIR);
    this.table =
        new SharedTable(
            WORDS, most > 0 ? most : bytes / MEMORY_SHARE / SharedTable.bytesPerEntry(WORDS));
    this.zero = plain(universe.zero());
  }

  private static <K, V> ForgettingTable<K, V> bounded(long bytes, long each) {
    return new ForgettingTable<>(Math.max(1 << 10, bytes / SMALL_SHARE / each), each);
  }

  /** Whether a shortcut is used. */
  public boolean uses(ItemShortcut shortcut) {
    return shortcuts.contains(shortcut);
  }

  /**
   * How many entries another table of such searches may hold.
   *
   * @param bytes how much memory it may take
   * @param words how many longs a key has
   */
  public long mostEntries(long bytes, int words) {
    return most > 0 ? most : bytes / SharedTable.bytesPerEntry(words);
  }

  /** A number for the items of a source that no other source has. */
  public int nextKind() {
    return kinds.getAndIncrement();
  }

  @Override
  public long bytes() {
    return table.bytes() + values.bytes() + plains.bytes() + pairs.bytes();
  }

  /** Forgets about half of the sums, and of the small tables what was not used lately. */
  @Override
  public void forget() {
    table.forget();
    values.forget();
    plains.forget();
    pairs.forget();
  }

  SharedTable table() {
    return table;
  }

  /** The empty sum. */
  public ItemSum empty() {
    return ItemSum.of(zero);
  }

  /** One item alone. */
  public ItemSum sumOf(Item item, boolean swapped) {
    return ItemSum.of(zero, item, swapped);
  }

  /** A number that no item has. */
  int nextId() {
    return next(ids);
  }

  private static int next(AtomicInteger counter) {
    int id = counter.getAndIncrement();
    if (id >= MOST_IDS || id < 0) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    return id;
  }

  /** A number of half units. */
  Plain halves(long halves) {
    return plain(universe.number(Dyadic.of(halves, 1)));
  }

  /** So many ups. */
  Plain ups(long ups) {
    return plain(universe.sum(Dyadic.ZERO, ups, 0));
  }

  /** A value as a part of sums. */
  public Plain plain(ShortGame value) {
    Plain plain = plains.get(value);
    return plain != null ? plain : plains.putIfAbsent(value, new Plain(value, next(plainIds)));
  }

  /** The sum of two values. */
  public Plain plus(Plain a, Plain b) {
    return a == zero ? b : b == zero ? a : plain(a.value().plus(b.value()));
  }

  /**
   * A value as a sum: a number with ups and stars, or a number and an item with the mean value 0.
   *
   * @throws org.farstar.values.shortgame.UniverseFullException if there is no room for values
   */
  public ItemSum sumOf(ShortGame value) {
    if (value.isNumberUpStar()) {
      return ItemSum.of(plain(value));
    }
    ShortGame mean = universe.number(value.mean());
    ShortGame rest = mean.isZero() ? value : value.minus(mean);
    Plain number = plain(mean);
    ValueItem item = values.get(rest);
    if (item != null) {
      return ItemSum.of(number, item, false);
    }
    item = values.get(rest.negate());
    if (item != null) {
      return ItemSum.of(number, item, true);
    }
    item = values.putIfAbsent(rest, new ValueItem(nextId(), rest));
    return ItemSum.of(number, item, false);
  }

  /** The value of a sum, where all its items have one; otherwise null. */
  public ShortGame value(ItemSum sum) {
    ShortGame value = sum.plain().value();
    for (int i = 0; i < sum.size(); i++) {
      if (!(sum.item(i) instanceof ValueItem item)) {
        return null;
      }
      value = value.plus(sum.swapped(i) ? item.value().negate() : item.value());
    }
    return value;
  }

  /** What is known of a sum that is one item, in clauses; none of other sums. No search is made. */
  public List<String> known(ItemSum sum) {
    return sum.isSingleItem() ? ItemFacts.of(sum.item(0), sum.swapped(0)) : List.of();
  }

  /** Writes the key of a sum; long sums have their last codes joined in pairs. */
  void key(ItemSum sum, long[] key) {
    int size = sum.size();
    int joined = 0;
    if (size > CODES) {
      joined = sum.code(size - 1);
      for (int i = size - 2; i >= CODES - 1; i--) {
        joined = pair(sum.code(i), joined);
      }
      size = CODES;
    }
    key[0] = (long) sum.plain().id() << Integer.SIZE | code(sum, 0, size, joined);
    for (int word = 1; word < WORDS; word++) {
      key[word] =
          code(sum, 2 * word - 1, size, joined) << Integer.SIZE | code(sum, 2 * word, size, joined);
    }
  }

  private static long code(ItemSum sum, int index, int size, int joined) {
    if (index >= size) {
      return 0;
    }
    return (index == CODES - 1 && sum.size() > CODES ? joined : sum.code(index) + 1L)
        & 0xFFFF_FFFFL;
  }

  private int pair(int first, int second) {
    Long both = (long) first << Integer.SIZE | second & 0xFFFF_FFFFL;
    Integer known = pairs.get(both);
    return known != null ? known : pairs.putIfAbsent(both, PAIR | next(pairIds));
  }
}
