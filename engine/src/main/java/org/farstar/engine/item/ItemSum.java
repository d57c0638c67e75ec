package org.farstar.engine.item;

import java.util.Arrays;
import java.util.function.Function;
import org.farstar.values.player.Player;

/**
 * A sum of items in normal form: what is a number with ups and stars is one {@link Plain}, the
 * items stand in the order of their codes, and none beside its negative. Immutable. Negatives are
 * items with odd codes.
 */
public final class ItemSum {
  private static final Item[] NONE = {};
  private static final int[] NO_CODES = {};

  private final Plain plain;
  private final Item[] items;
  private final int[] codes;

  private ItemSum(Plain plain, Item[] items, int[] codes) {
    this.plain = plain;
    this.items = items;
    this.codes = codes;
  }

  static ItemSum of(Plain plain) {
    return new ItemSum(plain, NONE, NO_CODES);
  }

  static ItemSum of(Plain plain, Item item, boolean swapped) {
    return new ItemSum(plain, new Item[] {item}, new int[] {item.code(swapped)});
  }

  /** The mean value of a sum of values, in units of {@link Item#UNIT}, rounded down. */
  public long mean() {
    return plain.low();
  }

  /**
   * A bound of a stop of a sum of values, in units of {@link Item#UNIT}: at least the Left stop, or
   * at most the Right stop.
   */
  public long stop(Player player) {
    boolean left = player == Player.LEFT;
    long stop = left ? plain.high() : plain.low();
    for (int i = 0; i < items.length; i++) {
      ItemLimits limits = items[i].limits(swapped(i));
      stop += left ? limits.leftStop() : limits.rightStop();
    }
    return stop;
  }

  Plain plain() {
    return plain;
  }

  /** How many items there are. */
  public int size() {
    return codes.length;
  }

  /** One of the items. */
  public Item item(int index) {
    return items[index];
  }

  int code(int index) {
    return codes[index];
  }

  /** Whether an item stands with the players exchanged. */
  public boolean swapped(int index) {
    return (codes[index] & 1) != 0;
  }

  /** Whether the value of every item is known. */
  public boolean isValue() {
    for (Item item : items) {
      if (!(item instanceof ValueItem)) {
        return false;
      }
    }
    return true;
  }

  /** Whether this is one item and nothing beside. */
  public boolean isSingleItem() {
    return codes.length == 1 && plain.isZero();
  }

  /** The sum with the players exchanged. */
  public ItemSum negative(ItemStock stock) {
    return with(stock, plain.negative(stock), -1, null, true);
  }

  /** The sum with another plain value, negated where that is asked for. */
  ItemSum with(ItemStock stock, Plain other, boolean negated) {
    return with(stock, negated ? other.negative(stock) : other, -1, null, negated);
  }

  /** The sum of two. */
  public ItemSum plus(ItemStock stock, ItemSum other) {
    if (other.codes.length == 0 && other.plain.isZero()) {
      return this;
    }
    return with(stock, stock.plus(plain, other.plain), -1, other, false);
  }

  /** This sum with one item replaced by what it is worth. */
  public ItemSum replaced(ItemStock stock, int index, ItemSum value) {
    ItemSum in = swapped(index) ? value.negative(stock) : value;
    return with(stock, stock.plus(plain, in.plain), index, in, false);
  }

  /**
   * This sum with items replaced by what they are worth.
   *
   * @param values says what an item is worth, null where that is not known; equal items are asked
   *     about once
   */
  public ItemSum valued(ItemStock stock, Function<Item, ItemSum> values) {
    ItemSum valued = this;
    for (int i = 0; i < valued.size(); ) {
      Item item = valued.item(i);
      boolean asked = item.isValue() || i > 0 && valued.item(i - 1) == item;
      ItemSum value = asked ? null : values.apply(item);
      if (value == null) {
        i++;
      } else {
        valued = valued.replaced(stock, i, value);
        i = 0;
      }
    }
    return valued;
  }

  /**
   * The negative of this sum with one item replaced.
   *
   * @param index the item that is taken out
   * @param option what comes in for it; where the item is swapped, the option is too
   */
  ItemSum negatedAfter(ItemStock stock, int index, ItemSum option) {
    boolean swapped = swapped(index);
    Plain more = swapped ? option.plain : option.plain.negative(stock);
    ItemSum in = option.codes.length == 0 ? null : swapped ? option : option.negative(stock);
    return with(stock, stock.plus(plain.negative(stock), more), index, in, true);
  }

  /**
   * Merges the items of this sum, without the one at an index, with others.
   *
   * @param to the plain value of what is made
   * @param negated whether the items of this sum are negated
   */
  private ItemSum with(ItemStock stock, Plain to, int index, ItemSum other, boolean negated) {
    int more = other == null ? 0 : other.codes.length;
    Item[] merged = new Item[codes.length + more];
    int[] coded = new int[codes.length + more];
    int size = 0;
    for (int i = 0; i < codes.length; i++) {
      if (i != index) {
        int code = negated && !items[i].isOwnNegative() ? codes[i] ^ 1 : codes[i];
        size = add(items[i], code, merged, coded, size);
      }
    }
    for (int i = 0; i < more; i++) {
      size = add(other.items[i], other.codes[i], merged, coded, size);
    }
    if (size == 0) {
      return of(to);
    }
    return size == coded.length
        ? new ItemSum(to, merged, coded)
        : new ItemSum(to, Arrays.copyOf(merged, size), Arrays.copyOf(coded, size));
  }

  /** Puts an item in its place, or takes its negative out; sums are short. */
  private static int add(Item item, int code, Item[] items, int[] codes, int size) {
    int negative = item.isOwnNegative() ? code : code ^ 1;
    int at = size;
    while (at > 0 && codes[at - 1] > code) {
      at--;
    }
    int beside = at > 0 && codes[at - 1] == negative ? at - 1 : at;
    if (beside < size && codes[beside] == negative) {
      System.arraycopy(items, beside + 1, items, beside, size - beside - 1);
      System.arraycopy(codes, beside + 1, codes, beside, size - beside - 1);
      return size - 1;
    }
    System.arraycopy(items, at, items, at + 1, size - at);
    System.arraycopy(codes, at, codes, at + 1, size - at);
    items[at] = item;
    codes[at] = code;
    return size + 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ItemSum sum && plain == sum.plain && Arrays.equals(codes, sum.codes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(codes) * 31 + plain.id();
  }
}
