package org.farstar.engine.memory;

import org.farstar.values.shortgame.Universe;

/**
 * A table that may outlive the universe of its workspace. One that holds no short games does so as
 * it is; one that holds some brings them over.
 */
public interface Movable {
  /**
   * Hears that values live in another universe from now on.
   *
   * @param universe the new one
   * @param most how large the universe may grow by what is brought over, in bytes; what does not
   *     fit is forgotten
   */
  void moveTo(Universe universe, long most);
}
