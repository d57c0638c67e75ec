package org.farstar.games.order.monotone.chain;

import java.util.BitSet;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.PackedTable;

/**
 * Grundy values of the normal game on {1..n}, where no play can end in a draw: the least number
 * that no option has, and 0 after a completed subsequence.
 *
 * <p>Every dead card is a move to 0, and how many there are does not matter; all else needs the
 * bound of the paper, which keeps Grundy values. No position can be left out, and each is visited
 * once as long as no table is full.
 */
public final class ChainGrundy {
  private final GrundyTables tables;
  private final PositionStack stack;
  private final long mostBytes;
  private final Meter meter;

  /** Ends a search that meets a draw. */
  private static final class Drawn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Drawn() {
      super("", null, false, false);
    }
  }

  /**
   * @param tables where values are remembered
   * @param control stops the search when its budget ends; what was found stays in the tables
   */
  public ChainGrundy(GrundyTables tables, Control control) {
    this.tables = tables;
    this.stack =
        new PositionStack(tables.a() * tables.d(), tables.a() + tables.d(), tables.bounds(), false);
    this.mostBytes = control.mostMemory() / 4;
    this.meter = control.meter();
  }

  /** How many positions were visited. */
  public long visited() {
    return meter.visited();
  }

  /**
   * The Grundy value of a position; empty where some play from it ends in a draw.
   *
   * @param gaps from the lowest to the highest, with dead cards; no subsequence complete yet
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public OptionalInt value(Iterable<ChainGap> gaps) {
    stack.fill(gaps);
    try {
      return OptionalInt.of(meter.during(() -> value(0, stack.dead())));
    } catch (Drawn e) {
      return OptionalInt.empty();
    }
  }

  private int value(int depth, boolean dead) {
    if (stack.count(depth) == 0) {
      if (!dead) {
        throw new Drawn();
      }
      return 1;
    }
    PositionPacker packer = tables.packer();
    packer.pack(stack, depth);
    long low = packer.low();
    long high = packer.high();
    PackedTable table = tables.table(dead);
    int known = table.get(packer.low(), packer.high(), packer.all());
    if (known >= 0) {
      return known;
    }
    meter.count();
    long[] all = packer.kept();
    BitSet options = new BitSet();
    options.set(0, dead);
    for (int gap = 0; gap < stack.count(depth); gap++) {
      int size = stack.size(depth, gap);
      for (int below = 0; below < size; below++) {
        stack.play(depth, gap, below, size - 1 - below);
        options.set(value(depth + 1, dead || stack.dead()));
      }
    }
    int value = options.nextClearBit(0);
    // Larger ones are found again: hardly any position has this many options.
    if (value <= PackedTable.LARGEST_VALUE) {
      table.put(low, high, all, value, mostBytes);
    }
    return value;
  }
}
