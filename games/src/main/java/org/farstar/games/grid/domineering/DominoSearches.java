package org.farstar.games.grid.domineering;

import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.rules.BoardWins;
import org.farstar.regions.rules.Searches;

/** Boards of Domineering are searched whole, large ones by {@link DominoSearch}. */
final class DominoSearches implements Searches {
  @Override
  public boolean wholeBoards() {
    return true;
  }

  @Override
  public Optional<Function<Control, BoardWins>> large(
      Object key, ItemStock stock, Workspace workspace) {
    DominoTables tables = DominoTables.of(key, stock, workspace);
    return tables == null
        ? Optional.empty()
        : Optional.of(control -> new DominoBoards(tables, control));
  }
}
