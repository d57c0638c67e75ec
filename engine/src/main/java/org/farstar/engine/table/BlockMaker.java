package org.farstar.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;

/** Makes blocks or takes them from the store, and counts which. */
final class BlockMaker {
  private static final String PIECE = "piece: ";

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

  /** Where parts of these blocks are kept; their keys are no keys of blocks. */
  Store pieces() {
    return new Store() {
      @Override
      public Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting) {
        return store.find(prefix + PIECE + key, fitting);
      }

      @Override
      public void keep(String key, List<List<Cell>> rows) {
        store.keep(prefix + PIECE + key, rows);
      }

      @Override
      public void close() {
        // Whoever opened the store closes it.
      }
    };
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
