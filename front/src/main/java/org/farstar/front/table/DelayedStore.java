package org.farstar.front.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Store;

/**
 * A store that is opened only when a table turns out to take long: most tables are made in less
 * time than it takes to open a database.
 */
final class DelayedStore implements Store {
  private static final long DELAY_NANOS = 1_000_000_000;

  /** A block that waits for the store. */
  private record Waiting(String key, List<List<Cell>> rows) {}

  private final Supplier<Store> opening;
  private final long start = System.nanoTime();
  private final List<Waiting> waiting = new ArrayList<>();
  private Store store;

  /**
   * @param opening opens the store
   */
  DelayedStore(Supplier<Store> opening) {
    this.opening = opening;
  }

  @Override
  public Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting) {
    return store == null ? Optional.empty() : store.find(key, fitting);
  }

  @Override
  public void keep(String key, List<List<Cell>> rows) {
    if (store == null && System.nanoTime() - start < DELAY_NANOS) {
      waiting.add(new Waiting(key, rows));
      return;
    }
    if (store == null) {
      store = opening.get();
      waiting.forEach(block -> store.keep(block.key(), block.rows()));
      waiting.clear();
    }
    store.keep(key, rows);
  }

  @Override
  public void close() {
    if (store != null) {
      store.close();
    }
  }
}
