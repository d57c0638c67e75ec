package org.farstar.games.order.monotone.chain;

import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * How long games on {1..n} last when the winner hurries and the loser delays.
 *
 * <p>The number of moves still to come says who wins: with normal play the mover if it is odd, with
 * misère play if it is even. So this search decides outcomes too, without cutting anything off, and
 * checks {@link ChainSearch}; it visits many more positions.
 */
public final class ChainLengths {
  private static final int DRAW = 0;

  private final Convention convention;
  private final long mostPositions;
  private final long mostBytes;
  private final Meter meter;
  private final Level open;
  private final Level decided;
  private long visited;

  /** Ends a search whose limit is reached. */
  private static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMany() {
      super("", null, false, false);
    }
  }

  /**
   * @param a one critical length of all games that will be asked about
   * @param d the other one
   * @param convention who wins
   * @param mostPositions after so many positions a question is given up
   * @param control stops the search when its budget ends
   */
  public ChainLengths(int a, int d, Convention convention, long mostPositions, Control control) {
    ChainTables tables = ChainTables.of(a, d, convention);
    this.convention = convention;
    this.mostPositions = mostPositions;
    this.mostBytes = control.mostMemory() / 4;
    this.meter = control.meter();
    this.decided = new Level(tables, false);
    this.open = new Level(tables, true);
  }

  /**
   * How many moves are still to come, 0 for a draw; empty where too many positions would have to be
   * looked at.
   *
   * @param gaps the position, from the lowest gap to the highest
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public OptionalInt length(Iterable<ChainGap> gaps) {
    PositionStack stack = open.stack;
    stack.clear(0);
    for (ChainGap gap : gaps) {
      stack.add(0, gap.x(), gap.y(), gap.size());
    }
    try {
      return OptionalInt.of(meter.during(() -> after(open, 0)));
    } catch (TooMany e) {
      return OptionalInt.empty();
    }
  }

  /** The length from the position that was made last. */
  private int after(Level level, int depth) {
    boolean dead = level.stack.dead();
    if (dead && convention == Convention.NORMAL) {
      return 1;
    }
    if (level.draws && (dead || level.stack.sure(depth))) {
      decided.stack.copy(0, level.stack, depth);
      return decided.stack.count(0) == 0 ? 1 : decided.value(0);
    }
    if (level.stack.count(depth) == 0) {
      return level.draws ? DRAW : 1;
    }
    return level.value(depth);
  }

  private boolean moverWins(int length) {
    return (length % 2 != 0) == (convention == Convention.NORMAL);
  }

  private final class Level {
    final boolean draws;
    final PositionStack stack;
    final PositionPacker packer;
    final ChainTable table;

    Level(ChainTables tables, boolean draws) {
      this.draws = draws;
      int depth = tables.a() * tables.d();
      this.stack = new PositionStack(depth, tables.a() + tables.d(), tables.bounds(), draws);
      this.packer = tables.packer(draws);
      this.table = tables.table(draws);
    }

    int value(int depth) {
      packer.pack(stack, depth);
      long low = packer.low();
      long high = packer.high();
      int known = table.get(packer);
      if (known >= 0) {
        return known;
      }
      if (++visited > mostPositions) {
        throw new TooMany();
      }
      meter.count();
      long[] all = packer.kept();
      int length = search(depth);
      table.put(low, high, all, length, mostBytes);
      return length;
    }

    private int search(int depth) {
      // Without a safe move in normal play: leave a dead card, and the opponent plays it.
      int slowest = convention == Convention.NORMAL && stack.count(depth) > 0 ? 2 : 1;
      int quickest = Integer.MAX_VALUE;
      boolean draw = false;
      for (int gap = 0; gap < stack.count(depth); gap++) {
        int size = stack.size(depth, gap);
        for (int below = 0; below < size; below++) {
          stack.play(depth, gap, below, size - 1 - below);
          int rest = after(this, depth + 1);
          if (rest == DRAW) {
            draw = true;
          } else if (moverWins(rest + 1)) {
            quickest = Math.min(quickest, rest + 1);
          } else {
            slowest = Math.max(slowest, rest + 1);
          }
        }
      }
      return quickest < Integer.MAX_VALUE ? quickest : draw ? DRAW : slowest;
    }
  }
}
