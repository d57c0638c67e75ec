package org.farstar.engine.game;

import java.util.List;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Table;

/**
 * A table that a game offers, waiting for the game.
 *
 * @param <P> the positions of one term
 */
@FunctionalInterface
public interface GameTable<P> {
  /** The table of this game. */
  Table of(Game<P> game);

  /**
   * A table of positions that differ by integers.
   *
   * @param <P> the positions of one term
   * @param name its name on the command line
   * @param what one line about the positions
   * @param template the position's text, see {@link org.farstar.engine.table.Template}
   * @param axes the integers, the slowest first
   */
  static <P> GameTable<P> positions(String name, String what, String template, Axis... axes) {
    return game -> new PositionTable<>(game, name, what, template, List.of(axes));
  }
}
