package org.farstar.engine.item;

import org.farstar.values.player.Player;

/** What a search asks of the items of its sums; for one thread. */
public interface ItemMoves {
  /** The options of an item, each different from the others. */
  ItemSum[] options(Item item, Player player);

  /** About how many options there are. */
  int count(Item item, Player player);

  /** What an item is in words, the same in every process, or null if there are none. */
  default String name(Item item) {
    return null;
  }

  /**
   * What an item is worth that has met others in a sum, where its source knows that by now or finds
   * it by a little work; null otherwise. Asked of items that {@link Item#isValuedWhenMet} names.
   */
  default ItemSum valueWhenMet(Item item) {
    return null;
  }

  /**
   * Whether counts of options are known before the options are made, so that they are estimates.
   */
  default boolean counts() {
    return true;
  }

  /** Whether an item may return in the course of play, since nobody knows that the rules end. */
  default boolean mayReturn() {
    return false;
  }

  /** An item as people write it; null where there is nothing to write. */
  default String describe(Item item) {
    return null;
  }

  /** Whether both players have the same moves everywhere. */
  boolean impartial();
}
