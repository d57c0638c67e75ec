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

  /** Makes the blocks of a table, each under a key that names the table and its choices. */
  static BlockMaker of(Table table, Settings settings, Store store, Control control) {
    String prefix = table.name() + "/" + table.edition() + "/" + settings.line() + "/";
    return new BlockMaker(prefix, table.columns(settings).size(), store, control);
  }

  /** The rows of a block that an earlier run has kept. */
  Optional<List<List<Cell>>> kept(Block block) {
    control.phase(block.key());
    Optional<List<List<Cell>>> kept =
        store.find(prefix + block.key(), rows -> block.fits(rows, columns));
    found += kept.isPresent() ? 1 : 0;
    return kept;
  }

  /** Keeps the rows of a block that was made. */
  void keep(Block block, List<List<Cell>> rows) {
    if (!block.fits(rows, columns)) {
      throw new IllegalStateException("the rows made for " + block.key() + " are not its rows");
    }
    control.phase(block.key());
    store.keep(prefix + block.key(), rows);
    made++;
  }

  /**
   * The rows of a block.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends
   */
  List<List<Cell>> rows(Block block) {
    Optional<List<List<Cell>>> kept = kept(block);
    if (kept.isPresent()) {
      return kept.get();
    }
    control.throwIfStopped();
    List<List<Cell>> fresh = block.rows().get();
    keep(block, fresh);
    return fresh;
  }

  /** What has come of it. */
  TableRun ended(Optional<StopReason> stopped, Set<String> open) {
    return new TableRun(made, found, stopped, open);
  }
}
