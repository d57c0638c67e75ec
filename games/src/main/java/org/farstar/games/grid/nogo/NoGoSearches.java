package org.farstar.games.grid.nogo;

import java.util.List;
import java.util.function.UnaryOperator;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Board;
import org.farstar.regions.rules.Searches;

/** Boards of NoGo are searched whole, rows by {@link NoGoRowSearch}. */
final class NoGoSearches implements Searches {
  @Override
  public boolean wholeBoards() {
    return true;
  }

  @Override
  public ItemSource<Board> rows(
      ItemSource<Board> items,
      UnaryOperator<Board> placed,
      Object key,
      ItemStock stock,
      Workspace workspace,
      Control control) {
    SharedRows rows =
        workspace.table(
            List.of(RowItems.class, key, stock), () -> new SharedRows(key, stock, workspace));
    return new RowItems(items, rows, placed, control);
  }
}
