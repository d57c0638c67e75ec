package org.farstar.engine.proof;

/**
 * Makes items of positions and the options of items, for one thread; what it needs to share with
 * others is safe for threads.
 *
 * @param <P> the positions
 */
public interface ItemSource<P> extends ItemMoves {
  /** What its items have as their {@link Item#kind}. */
  int kind();

  /** A position as a sum of items. */
  ItemSum sumOf(P position);

  /**
   * The value of one of its items; null where it takes more than so many positions. What is found
   * takes the place of the item wherever it is met from then on.
   */
  ItemSum value(Item item, long positions);

  /** How many positions were visited to value items. */
  long visited();
}
