package org.farstar.engine.game;

import java.util.List;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Table;

/**
 * A table that a game offers, waiting for the game and for the workspace it is to be filled in.
 *
 * @param <P> the positions
 */
@FunctionalInterface
public interface GameTable<P> {
  /** The table of this game, for tables that need no more. */
  Table of(Game<P> game);

  /**
   * The table of this game.
   *
   * @param workspace owns what it computes
   * @param sources where names in positions find what they stand for
   */
  default Table of(Game<P> game, Workspace workspace, Sources sources) {
    return of(game);
  }

  /** Whether it is of positions alone, so that it serves changed rules, too. */
  default boolean ofPositions() {
    return false;
  }

  /**
   * A table of positions that differ by integers.
   *
   * @param <P> the positions
   * @param name its name on the command line
   * @param what one line about the positions
   * @param template the position's text, see {@link org.farstar.engine.table.Template}
   * @param axes the integers, the slowest first
   */
  static <P> GameTable<P> positions(String name, String what, String template, Axis... axes) {
    return new GameTable<>() {
      @Override
      public boolean ofPositions() {
        return true;
      }

      @Override
      public Table of(Game<P> game) {
        return of(game, new Workspace(), Sources.none());
      }

      @Override
      public Table of(Game<P> game, Workspace workspace, Sources sources) {
        return new PositionTable<>(game, workspace, sources, name, what, template, List.of(axes));
      }
    };
  }
}
