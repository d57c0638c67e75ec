package org.farstar.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;

/** Makes blocks or takes them from the store, and counts which. */
final class BlockMaker {
  private final String prefix;
  private final int columns;
  private final Store store;
  private final Control control;
  private long made;
  private long found;

  /**
   * @param prefix what the keys of these blocks begin with in the store
   * @param columns how many cells a row has
   */
  BlockMaker(String prefix, int columns, Store store, Control control) {
    this.prefix = prefix;
    this.columns = columns;
    this.store = store;
    this.control = control;
  }

  /**
   * The rows of a block.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends
   */
  List<List<Cell>> rows(Block block) {
    control.phase(block.key());
    Optional<List<List<Cell>>> kept =
        store.find(prefix + block.key(), rows -> block.fits(rows, columns));
    if (kept.isPresent()) {
      found++;
      return kept.get();
    }
    control.heed();
    List<List<Cell>> fresh = block.rows().get();
    store.keep(prefix + block.key(), fresh);
    made++;
    return fresh;
  }

  /** What has come of it. */
  TableRun ended(Optional<StopReason> stopped, Set<String> open) {
    return new TableRun(made, found, stopped, open);
  }
}
