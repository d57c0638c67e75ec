package org.farstar.regions.outcome;

import java.util.List;
import org.farstar.engine.item.Bracket;
import org.farstar.engine.item.ItemSum;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * What regions without a value lie between, as far as their rules know: sums of values of strips,
 * or of pieces of a row. For one thread.
 */
final class RegionBrackets {
  private final RegionRules rules;
  private final Bounds bounds;
  private final Grid grid;
  private final StripCuts strips;
  private final RowCuts rows;

  /**
   * @param strips values strips
   * @param pieces values pieces of rows; null where rows are not cut
   */
  RegionBrackets(SharedRegions shared, StripCuts.Strips strips, StripCuts.Strips pieces) {
    this.rules = shared.rules;
    this.bounds = shared.bounds;
    this.grid = shared.frame.grid();
    this.strips = new StripCuts(shared.stock, strips);
    this.rows = pieces == null ? null : new RowCuts(shared.stock, pieces);
  }

  /** What a region lies between; null where that is not known. */
  Bracket of(Board board, long region) {
    List<ItemSum> lows = best(board, region, Player.LEFT);
    List<ItemSum> highs = lows.isEmpty() ? lows : best(board, region, Player.RIGHT);
    return highs.isEmpty() ? null : new Bracket(lows, highs);
  }

  private List<ItemSum> best(Board board, long region, Player player) {
    return rows != null
        ? rows.best(rules.reduced(board), player)
        : strips.best(board, bounds.lines(grid, region, player), player);
  }
}
