package org.farstar.engine.proof;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Player;

/**
 * Sums of items as a proof search sees them: Left is always to move, and after her move the players
 * are exchanged. For one thread.
 *
 * <p>In numbers nobody needs to move beside an item that is certainly no number. For let G be such
 * an item, T the rest and x the number, and let Left win by a move to x': then G + T + x > 0 by x -
 * x' at least. G has an option whose Right stop is the Left stop of G; hence that option less G has
 * a Right stop of at least 0 and is above every negative number, and the move to it wins too.
 */
final class SumNodes implements ProofNodes<ItemSum> {
  /** How many of the sums that bound a node are searched, on each side. */
  private static final int WAYS = 2;

  /** How many nodes such a search may visit. */
  private static final long LITTLE = 50;

  private static final double FACTOR = 3;
  private static final double MOST_UNITS = 4;

  private final ItemSource<?> source;
  private final ItemStock stock;
  private final boolean bounded;
  private final ProofSearch<ItemSum> values;

  /**
   * @param bounded whether bounds decide what they can
   * @param meter counts the sums of values that are searched to bound a node
   */
  SumNodes(ItemSource<?> source, ItemStock stock, boolean bounded, Meter meter) {
    this.source = source;
    this.stock = stock;
    this.bounded = bounded;
    this.values = new ProofSearch<>(this, stock.table(), meter, false);
  }

  @Override
  public int words() {
    return ItemStock.WORDS;
  }

  @Override
  public void key(ItemSum node, long[] key) {
    stock.key(node, key);
  }

  @Override
  public Boolean known(ItemSum node) {
    return bounded || node.size() == 0 ? ItemBounds.of(node) : null;
  }

  @Override
  public Boolean decided(ItemSum node) {
    if (!bounded || node.isValue() || !isBracketed(node)) {
      return null;
    }
    for (int way = 0; way < WAYS; way++) {
      if (Boolean.TRUE.equals(values.winsWithin(bound(node, true, way), LITTLE))) {
        return true;
      }
      if (Boolean.FALSE.equals(values.winsWithin(bound(node, false, way), LITTLE))) {
        return false;
      }
    }
    return null;
  }

  private static boolean isBracketed(ItemSum node) {
    for (int i = 0; i < node.size(); i++) {
      if (node.item(i).limits(false) == null) {
        return false;
      }
    }
    return true;
  }

  /** A sum of values that a node is at least, or at most. */
  private ItemSum bound(ItemSum node, boolean low, int way) {
    ItemSum sum = ItemSum.of(node.plain());
    for (int i = 0; i < node.size(); i++) {
      Bracket bracket = node.item(i).bracket();
      boolean swapped = node.swapped(i);
      ItemSum in =
          bracket == null ? stock.sumOf(node.item(i), false) : bracket.side(low != swapped, way);
      sum = sum.plus(stock, swapped ? in.negative(stock) : in);
    }
    return sum;
  }

  @Override
  public List<ItemSum> options(ItemSum node) {
    List<ItemSum> options = new ArrayList<>();
    boolean noNumber = false;
    for (int i = 0; i < node.size(); i++) {
      noNumber |= node.item(i).isNoNumber();
      if (i == 0 || node.code(i) != node.code(i - 1)) {
        for (ItemSum option : options(node.item(i), node.swapped(i))) {
          options.add(node.negatedAfter(stock, i, option));
        }
      }
    }
    Plain plain = node.plain();
    if (!noNumber || !plain.value().isNumber()) {
      for (Plain option : plain.options(stock)) {
        options.add(node.with(stock, option, true));
      }
    }
    return options;
  }

  private ItemSum[] options(Item item, boolean swapped) {
    Player player = swapped ? Player.RIGHT : Player.LEFT;
    return item instanceof ValueItem value
        ? value.options(player, stock)
        : source.options(item, player);
  }

  @Override
  public int prove(ItemSum node) {
    return bounded && isBracketed(node) ? likelihood(-estimate(node)) : 1;
  }

  /**
   * The number of moves; where something is known of every item, more if it speaks for the mover.
   */
  @Override
  public int refute(ItemSum node) {
    int count = 1;
    for (int i = 0; i < node.size(); i++) {
      Player player = node.swapped(i) ? Player.RIGHT : Player.LEFT;
      Item item = node.item(i);
      count +=
          item instanceof ValueItem value
              ? value.options(player, stock).length
              : source.count(item, player);
    }
    return bounded && isBracketed(node) ? count * likelihood(estimate(node)) : count;
  }

  /** Twice the mean value, about, as far as it is known; in units of {@link Limits}. */
  private static long estimate(ItemSum node) {
    long sum = node.plain().low() + node.plain().high();
    for (int i = 0; i < node.size(); i++) {
      Limits limits = node.item(i).limits(node.swapped(i));
      sum += limits.meanLow() + limits.meanHigh();
    }
    return sum;
  }

  /** Three for each unit of the mean value, of at most four. */
  private static int likelihood(long estimate) {
    double units = Math.min(MOST_UNITS, estimate / (2.0 * Limits.UNIT));
    return Math.max(1, (int) Math.round(Math.pow(FACTOR, units)));
  }

  @Override
  public void learn(ItemSum node, boolean wins) {
    if (node.isSingleItem()) {
      Item item = node.item(0);
      boolean both = source.impartial() || item.isOwnNegative();
      for (Player player : Player.values()) {
        if (both || player == (node.swapped(0) ? Player.RIGHT : Player.LEFT)) {
          item.learn(player, wins);
        }
      }
    }
  }

  /** Options in an order of their own, one of each. */
  static ItemSum[] distinct(List<ItemSum> options) {
    return options.stream().distinct().toArray(ItemSum[]::new);
  }
}
