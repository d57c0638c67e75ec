package org.farstar.games.order.monotone.chain;

import java.util.BitSet;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * Grundy values of the normal game on {1..n}, where no play can end in a draw: the least number
 * that no option has, and 0 after a completed subsequence.
 *
 * <p>Every dead card is a move to 0, and how many there are does not matter; all else needs the
 * bound of the paper, which keeps Grundy values. A position is visited once; nothing can be left
 * out.
 */
public final class ChainGrundy {
  private final Stairs stairs;
  private final Layout layout;
  private final PackedTable without;
  private final PackedTable with;
  private final Meter meter;

  /** Ends a search that meets a draw. */
  private static final class Drawn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Drawn() {
      super("", null, false, false);
    }
  }

  /**
   * @param a one critical length
   * @param d the other one
   * @param control stops the search when its budget ends
   */
  public ChainGrundy(int a, int d, Control control) {
    this(a, d, Caps.paper(a, d), control);
  }

  ChainGrundy(int a, int d, Caps caps, Control control) {
    this.stairs = new Stairs(a * d, a + d, caps, false);
    this.layout = new Layout(Math.max(a, d), Math.min(a, d), caps::at);
    this.without = new PackedTable(layout.words());
    this.with = new PackedTable(layout.words());
    this.meter = control.meter(() -> without.bytes() + with.bytes());
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
  public OptionalInt value(Iterable<Gap> gaps) {
    stairs.clear(0);
    for (Gap gap : gaps) {
      stairs.add(0, gap.x(), gap.y(), gap.size());
    }
    try {
      return OptionalInt.of(value(0, stairs.dead()));
    } catch (Drawn e) {
      return OptionalInt.empty();
    } finally {
      meter.settle();
    }
  }

  private int value(int depth, boolean dead) {
    if (stairs.count(depth) == 0) {
      if (!dead) {
        throw new Drawn();
      }
      return 1;
    }
    layout.pack(stairs, depth);
    long low = layout.low();
    long high = layout.high();
    PackedTable table = dead ? with : without;
    int known = table.get(low, high);
    if (known >= 0) {
      return known;
    }
    meter.count();
    BitSet options = new BitSet();
    options.set(0, dead);
    for (int gap = 0; gap < stairs.count(depth); gap++) {
      int size = stairs.size(depth, gap);
      for (int below = 0; below < size; below++) {
        stairs.play(depth, gap, below, size - 1 - below);
        options.set(value(depth + 1, dead || stairs.dead()));
      }
    }
    int value = options.nextClearBit(0);
    table.put(low, high, value, Long.MAX_VALUE);
    return value;
  }
}
