package org.farstar.engine.table;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
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
 */
public record TableRun(long made, long found, Optional<StopReason> stopped) {
  /**
   * Fills a table.
   *
   * @param table the table
   * @param settings its ranges and choices
   * @param store where finished blocks are kept
   * @param control the budget of the whole
   * @param rows receives the rows in their order, each as soon as it is there
   */
  public static TableRun fill(
      Table table, Settings settings, Store store, Control control, Consumer<List<String>> rows) {
    String prefix = table.name() + "/" + table.edition() + "/" + settings.line() + "/";
    long made = 0;
    long found = 0;
    Iterator<Block> blocks = table.blocks(settings, control).iterator();
    try {
      while (blocks.hasNext()) {
        Block block = blocks.next();
        control.phase(block.key());
        Optional<List<List<String>>> kept = store.find(prefix + block.key());
        if (kept.isPresent()) {
          found++;
          kept.get().forEach(rows);
        } else {
          control.heed();
          List<List<String>> fresh = block.rows().get();
          store.keep(prefix + block.key(), fresh);
          made++;
          fresh.forEach(rows);
        }
      }
    } catch (SearchStopped e) {
      return new TableRun(made, found, Optional.of(e.reason()));
    }
    return new TableRun(made, found, Optional.empty());
  }
}
