package org.farstar.engine.proof;

import java.util.ArrayList;
import java.util.List;
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
  private final ItemSource<?> source;
  private final ItemStock stock;
  private final boolean bounded;

  /**
   * @param bounded whether bounds decide what they can
   */
  SumNodes(ItemSource<?> source, ItemStock stock, boolean bounded) {
    this.source = source;
    this.stock = stock;
    this.bounded = bounded;
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
  public int effort(ItemSum node) {
    int count = 1;
    for (int i = 0; i < node.size(); i++) {
      Player player = node.swapped(i) ? Player.RIGHT : Player.LEFT;
      Item item = node.item(i);
      count +=
          item instanceof ValueItem value
              ? value.options(player, stock).length
              : source.count(item, player);
    }
    return count;
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
