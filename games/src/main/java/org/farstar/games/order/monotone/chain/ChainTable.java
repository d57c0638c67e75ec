package org.farstar.games.order.monotone.chain;

import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.PackedTable;

/**
 * What was found of packed positions: a {@link PackedTable} where they fit into two longs, else a
 * {@link WideTable}. Not for threads.
 */
final class ChainTable implements Forgetful {
  private final PackedTable packed;
  private final WideTable wide;

  /** A table for positions packed in this way. */
  ChainTable(PositionPacker packer) {
    boolean narrow = packer.words() <= 2;
    this.packed = narrow ? new PackedTable(packer.words()) : null;
    this.wide = narrow ? null : new WideTable(packer.words());
  }

  /** The number of the position packed last, -1 where there is none. */
  int get(PositionPacker packer) {
    return packed != null ? packed.get(packer.low(), packer.high()) : wide.get(packer.all());
  }

  /**
   * Stores a number.
   *
   * @param low the {@link PositionPacker#low} of the position
   * @param high its {@link PositionPacker#high}
   * @param all its {@link PositionPacker#kept}
   * @param value from 0 to {@link PackedTable#LARGEST_VALUE}
   * @param mostBytes how large the table may grow
   */
  void put(long low, long high, long[] all, int value, long mostBytes) {
    if (packed != null) {
      packed.put(low, high, value, mostBytes);
    } else {
      wide.put(all, value, mostBytes);
    }
  }

  long size() {
    return packed != null ? packed.size() : wide.size();
  }

  @Override
  public long bytes() {
    return packed != null ? packed.bytes() : wide.bytes();
  }

  @Override
  public void forget() {
    if (packed != null) {
      packed.forget();
    } else {
      wide.clear();
    }
  }
}
