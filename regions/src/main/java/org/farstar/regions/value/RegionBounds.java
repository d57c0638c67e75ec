package org.farstar.regions.value;

import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;

/**
 * Bounds of regions that have no value, in a table beside that of the values. Safe for threads.
 *
 * @param <V> the values
 */
final class RegionBounds<V> implements Forgetful {
  /** How much memory a table of a search of its own may take. */
  private static final long OWN_BYTES = 1L << 26;

  /** A bound takes as much as its place in the table. */
  private static final int FACTOR = 2;

  private final ForgettingTable<Board, RegionBound<V>> table;

  /**
   * @param bytes how much memory they may take
   */
  RegionBounds(long bytes) {
    table = ForgettingTable.packed(new BoardPacking(), bytes / FACTOR);
  }

  /** Those beside a table of values. */
  static <V> RegionBounds<V> beside(ValueTable<Board, V> values) {
    return values.beside(() -> new RegionBounds<V>(OWN_BYTES));
  }

  /** What bounds a region, or null. */
  RegionBound<V> get(Board region) {
    return table.get(region);
  }

  void put(Board region, RegionBound<V> bound) {
    table.put(region, bound);
  }

  @Override
  public long bytes() {
    return FACTOR * table.bytes();
  }

  /** Forgets everything: they are soon found again. */
  @Override
  public void forget() {
    table.clear();
  }
}
