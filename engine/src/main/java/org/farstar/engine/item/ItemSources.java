package org.farstar.engine.item;

import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;

/**
 * Makes the sources of items for positions of one ruleset: the seam where rules have their sums
 * searched without an object for every position.
 *
 * @param <P> the positions
 */
public interface ItemSources<P> {
  /** What positions have in common that one source serves. */
  Object frame(P position);

  /**
   * A source for one thread.
   *
   * @param rules what the tables of the workspace know the rules by
   * @param frame of the positions that it serves
   * @param stock what its items belong to
   * @param control ends the search for values when its budget ends
   * @param worker which of several threads it is for, from 0
   */
  ItemSource<P> source(
      Object rules,
      Object frame,
      ItemStock stock,
      Workspace workspace,
      Control control,
      int worker);
}
