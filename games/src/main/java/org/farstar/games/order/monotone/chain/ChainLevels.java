package org.farstar.games.order.monotone.chain;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.PackedTable;

/**
 * Depth-first search over {@link PositionStack} with {@link ChainTables}: what is common to the
 * questions that are asked of decks {1..n}.
 *
 * <p>Moves that leave a dead card are not tried where a player has others: in normal play the
 * opponent wins by it, in misère play it is the playing of dead cards that loses. A position thus
 * ends when no live move is left. Then, in normal play, the mover must leave a dead card and loses,
 * or there is no card at all and it is a draw; in misère play the mover must play a dead card and
 * loses, or again there is none.
 *
 * <p>Time and memory are proportional to the positions visited, but each of the two tables takes at
 * most a quarter of the memory and then forgets. Not thread-safe.
 */
abstract class ChainLevels {
  final Convention convention;
  private final long mostBytes;
  private final Meter meter;
  private final Level open;
  private final Level decided;

  /** The results of positions that are over: the mover wins by a dead card, loses, or neither. */
  private final int won;

  private final int lost;
  private final int drawn;

  ChainLevels(ChainTables tables, int won, int lost, int drawn, Control control) {
    this.convention = tables.convention();
    this.won = won;
    this.lost = lost;
    this.drawn = drawn;
    this.mostBytes = control.mostMemory() / 4;
    this.meter = control.meter();
    this.open = new Level(tables, true);
    this.decided = new Level(tables, false);
  }

  /** How many positions this search has visited so far. */
  public final long visited() {
    return meter.visited();
  }

  /** The result of a position that is given by its gaps, from the lowest to the highest. */
  final int result(Iterable<ChainGap> gaps) {
    open.stack.fill(gaps);
    return meter.during(() -> open.after(0));
  }

  /** The result of a position with live moves that is not in a table, from those of its options. */
  abstract int search(Level level, int depth);

  /** One of the two tables with the positions on the way. */
  final class Level {
    final PositionStack stack;
    final MoveOrder order;
    private final boolean draws;
    private final PositionPacker packer;
    private final PackedTable table;

    private Level(ChainTables tables, boolean draws) {
      int depth = tables.a() * tables.d();
      this.draws = draws;
      this.stack = new PositionStack(depth, tables.a() + tables.d(), tables.bounds(), draws);
      this.packer = tables.packer(draws);
      this.table = tables.table(draws);
      this.order = new MoveOrder(tables.bounds().side());
    }

    /** The result of the position that was made last. */
    int after(int depth) {
      boolean dead = stack.dead();
      if (dead && convention == Convention.NORMAL) {
        return won;
      }
      if (draws && (dead || stack.sure(depth))) {
        decided.stack.copy(0, stack, depth);
        return decided.stack.count(0) == 0 ? lost : decided.value(0);
      }
      if (stack.count(depth) == 0) {
        return draws ? drawn : lost;
      }
      return value(depth);
    }

    /** The same as far as it is seen at once or in the table of this level; -1 where it is not. */
    int known(int depth) {
      boolean dead = stack.dead();
      if (dead && convention == Convention.NORMAL) {
        return won;
      }
      if (draws && (dead || stack.sure(depth))) {
        return -1;
      }
      if (stack.count(depth) == 0) {
        return draws ? drawn : lost;
      }
      packer.pack(stack, depth);
      return table.get(packer.low(), packer.high(), packer.all());
    }

    private int value(int depth) {
      packer.pack(stack, depth);
      long low = packer.low();
      long high = packer.high();
      int known = table.get(packer.low(), packer.high(), packer.all());
      if (known >= 0) {
        return known;
      }
      meter.count();
      long[] all = packer.kept();
      int value = search(this, depth);
      table.put(low, high, all, value, mostBytes);
      return value;
    }
  }
}
