package org.farstar.engine.table;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Fills a table: takes from the store what is there, makes the rest, and keeps it.
 *
 * @param made how many blocks were made in this run
 * @param found how many an earlier run had kept
 * @param stopped why it ended before the table was full; empty where it is full
 * @param open the keys of the blocks that are missing among the others; where the table is filled
 *     in the order of its rows and did not become full, the rest is missing instead, from the last
 *     row on
 */
public record TableRun(long made, long found, Optional<StopReason> stopped, Set<String> open) {
  /**
   * Fills a table.
   *
   * @param table the table
   * @param settings its ranges and choices
   * @param store where finished blocks are kept
   * @param control the budget of the whole
   * @param rows receives the rows in their order, each as soon as it is there and those before it
   */
  public static TableRun fill(
      Table table, Settings settings, Store store, Control control, Consumer<List<Cell>> rows) {
    BlockMaker maker = BlockMaker.of(table, settings, store, control);
    Iterator<Block> blocks = table.blocks(settings, control, maker.pieces()).iterator();
    if (table.easiestFirst()) {
      return new Rounds(maker, blocks, rows).fill(control);
    }
    try {
      while (blocks.hasNext()) {
        maker.rows(blocks.next()).forEach(rows);
      }
    } catch (SearchStopped e) {
      return maker.ended(Optional.of(e.reason()), Set.of());
    }
    return maker.ended(Optional.empty(), Set.of());
  }
}
