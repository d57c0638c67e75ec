package org.farstar.regions.outcome;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemSources;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.frame.WideFrame;
import org.farstar.regions.rules.RegionGame;

/**
 * Makes items of the regions of boards, one source for the boards of each {@link RegionFrame}, and
 * of each {@link WideFrame}.
 *
 * @param game the game of the boards
 */
public record RegionItemSources(RegionGame game) implements ItemSources<Board> {
  @Override
  public Object frame(Board board) {
    return board instanceof WideBoard wide
        ? WideFrame.of(game.rules(), wide)
        : RegionFrame.of(game.rules(), board.grid()).grid();
  }

  @Override
  public ItemSource<Board> source(
      Object key, Object frame, ItemStock stock, Workspace workspace, Control control, int worker) {
    if (frame instanceof WideFrame wide) {
      SharedWide shared =
          workspace.table(
              List.of(WideItems.class, key, stock),
              () -> new SharedWide(key, game, stock, workspace));
      return new WideItems(shared, wide, control);
    }
    SharedRegions shared =
        workspace.table(
            List.of(RegionItems.class, key, stock, frame),
            () ->
                new SharedRegions(
                    key, game, RegionFrame.of(game.rules(), (Grid) frame), stock, workspace));
    RegionItems items = new RegionItems(shared, control, worker);
    return shared.frame.grid().height() > 1 || !stock.uses(ItemShortcut.BOARDS)
        ? items
        : game.searches().rows(items, shared.frame::place, key, stock, workspace, control);
  }
}
