package org.farstar.verify.draw;

import java.util.Optional;
import org.farstar.engine.rules.Rules;

/**
 * Rules of positional games, which hand over the cells and the sets.
 *
 * @param <P> the positions
 */
public interface SetRules<P> extends Rules<P> {
  /**
   * The game from a position on.
   *
   * @param checkStop called in every loop; what it throws ends the work
   * @return empty where X and O do not take one cell each in turn
   * @throws org.farstar.verify.RefusedException if the board is too large
   */
  Optional<SetGame> setGame(P position, Runnable checkStop);
}
