package org.farstar.engine.proof;

import java.util.List;
import org.farstar.values.player.Player;

/**
 * Makes items of positions and the options of items, for one thread; what it needs to share with
 * others is safe for threads.
 *
 * @param <P> the positions
 */
public interface ItemSource<P> {
  /** A position as a sum of items. */
  ItemSum sumOf(P position);

  /** Several positions as one sum. */
  default ItemSum sumOf(List<P> positions, ItemStock stock) {
    ItemSum sum = stock.empty();
    for (P position : positions) {
      sum = sum.plus(stock, sumOf(position));
    }
    return sum;
  }

  /** The options of an item this source has made, each different from the others. */
  ItemSum[] options(Item item, Player player);

  /** About how many options there are. */
  int count(Item item, Player player);

  /** Whether both players have the same moves. */
  boolean impartial();

  /** How many positions were visited to value items. */
  long visited();
}
