package org.farstar.regions.rules;

import java.util.Optional;
import java.util.function.Function;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Grid;
import org.farstar.values.player.Player;

/**
 * Bounds by cuts between lines, where a single player's moves reach over them: a player who must
 * not move over a cut is no better off for it, and the other one loses nothing.
 *
 * @param crossing the only player whose moves reach over a line between two rows, asked with {@link
 *     Direction#DOWN}, or two columns, asked with {@link Direction#RIGHT}; empty where both may, or
 *     that is not known
 */
public record LineCuts(Function<Direction, Optional<Player>> crossing) implements Bounds {
  @Override
  public long[] lines(Grid grid, long region, Player player) {
    Optional<Player> who = Optional.of(player);
    if (crossing.apply(Direction.DOWN).equals(who)) {
      return lines(grid, region, true);
    }
    return crossing.apply(Direction.RIGHT).equals(who) ? lines(grid, region, false) : NO_LINES;
  }

  /**
   * The rows of a region, or its columns.
   *
   * @param region the cells of a region in the upper left corner
   */
  public static long[] lines(Grid grid, long region, boolean rows) {
    Grid box = grid.box(region);
    long line = grid.all() & ~grid.step(grid.all(), rows ? Direction.DOWN : Direction.RIGHT);
    long[] lines = new long[rows ? box.height() : box.width()];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = line << i * (rows ? grid.stride() : 1) & region;
    }
    return lines;
  }
}
