package org.farstar.engine.proof;

import org.farstar.values.player.Player;

/** What a search asks of the items of its sums; for one thread. */
public interface ItemMoves {
  /** The options of an item, each different from the others. */
  ItemSum[] options(Item item, Player player);

  /** About how many options there are. */
  int count(Item item, Player player);

  /** What an item is in words, the same in every process; null where there are none. */
  default String name(Item item) {
    return null;
  }

  /** Whether both players have the same moves everywhere. */
  boolean impartial();
}
