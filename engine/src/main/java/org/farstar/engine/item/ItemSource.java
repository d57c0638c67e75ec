package org.farstar.engine.item;

import java.util.List;
import java.util.function.Function;
import org.farstar.engine.kernel.Decision;
import org.farstar.values.player.Player;

/**
 * Makes items of positions and the options of items, for one thread; what it needs to share with
 * others is safe for threads.
 *
 * @param <P> the positions
 */
public interface ItemSource<P> extends ItemMoves {
  /** What its items have as their {@link Item#kind}. */
  int kind();

  /**
   * Is told, before anything else, who makes items of positions of the same rules that this source
   * does not serve.
   *
   * @param others the source of a position, for the same thread
   */
  default void meet(Function<P, ItemSource<P>> others) {}

  /** A position as a sum of items. */
  ItemSum sumOf(P position);

  /**
   * The value of one of its items; null where it takes more than this many positions. What is found
   * takes the place of the item wherever it is met from then on.
   */
  ItemSum value(Item item, long positions);

  /**
   * Whether a player wins one of its items alone, moving first, by a search of its own for such
   * positions: as far as it has one, and about this many positions are enough.
   *
   * @param threads how many may take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again resumes from there
   */
  default Decision wins(Item item, Player mover, long positions, int threads) {
    return Decision.UNKNOWN;
  }

  /**
   * The same for the sum of some positions, of one item or of several.
   *
   * @param threads how many may take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first, as above
   */
  default Decision wins(List<P> positions, Player mover, long most, int threads) {
    return Decision.UNKNOWN;
  }

  /**
   * The same for one position that falls apart into items, searched as it is. It is asked where the
   * sum of the items takes long.
   *
   * @param threads how many may take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first, as above
   */
  default Decision whole(P position, Player mover, long most, int threads) {
    return Decision.UNKNOWN;
  }

  /** How many positions its own search for who wins has visited. */
  default long depthFirst() {
    return 0;
  }

  /** How many positions were visited to value items, and by a search of its own. */
  long visited();
}
