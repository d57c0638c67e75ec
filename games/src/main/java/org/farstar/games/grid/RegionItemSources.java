package org.farstar.games.grid;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.proof.ItemShortcut;
import org.farstar.engine.proof.ItemSource;
import org.farstar.engine.proof.ItemSources;
import org.farstar.engine.proof.ItemStock;

/**
 * Makes items of the regions of boards, one source for the boards of each {@link RegionFrame}, and
 * of each {@link WideFrame}.
 *
 * @param rules the rules of the boards
 */
record RegionItemSources(RegionRules rules) implements ItemSources<Board> {
  @Override
  public Object frame(Board board) {
    return board instanceof WideBoard wide
        ? WideFrame.of(rules, wide)
        : RegionFrame.of(rules, board.grid()).grid();
  }

  @Override
  public ItemSource<Board> source(
      Object key, Object frame, ItemStock stock, Workspace workspace, Control control, int worker) {
    if (frame instanceof WideFrame wide) {
      SharedWide shared =
          workspace.table(
              List.of(WideItems.class, key, stock),
              () -> new SharedWide(key, rules, stock, workspace));
      return new WideItems(shared, wide, control);
    }
    SharedRegions shared =
        workspace.table(
            List.of(RegionItems.class, key, stock, frame),
            () ->
                new SharedRegions(
                    key, rules, RegionFrame.of(rules, (Grid) frame), stock, workspace));
    RegionItems items = new RegionItems(shared, control, worker);
    if (!rules.searchesRows()
        || shared.frame.grid().height() > 1
        || !stock.uses(ItemShortcut.BOARDS)) {
      return items;
    }
    SharedRows rows =
        workspace.table(
            List.of(RowItems.class, key, stock), () -> new SharedRows(key, stock, workspace));
    return new RowItems(items, rows, shared.frame, control);
  }
}
