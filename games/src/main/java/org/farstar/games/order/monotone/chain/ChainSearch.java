package org.farstar.games.order.monotone.chain;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;

/**
 * Decides games on decks {1..n}, whatever n is, by depth-first search over {@link PositionStack}
 * with {@link ChainTables}.
 *
 * <p>Moves that leave a dead card are not tried where a player has others: in normal play the
 * opponent wins by it, in misère play it is the playing of dead cards that loses. A position thus
 * ends when no live move is left. Then, in normal play, the mover must leave a dead card and loses,
 * or there is no card at all and it is a draw; in misère play the mover must play a dead card and
 * loses, or again there is none.
 *
 * <p>Before a position is searched its options are looked up for one that is known to lose. Time
 * and memory are proportional to the positions visited, but each of the two tables takes at most a
 * quarter of the memory and then forgets. Not thread-safe.
 */
public final class ChainSearch {
  private static final int LOSS = Outcome.P.ordinal();
  private static final int WIN = Outcome.N.ordinal();
  private static final int DRAW = Outcome.D.ordinal();
  private static final int UNKNOWN = -1;

  private final ChainTables tables;
  private final long mostBytes;
  private final Meter meter;
  private final Level open;
  private final Level decided;

  /**
   * @param tables where results are remembered
   * @param control stops the search when its budget ends; what was found stays in the tables
   */
  public ChainSearch(ChainTables tables, Control control) {
    this.tables = tables;
    this.mostBytes = control.mostMemory() / 4;
    this.meter = control.meter();
    this.open = new Level(true);
    this.decided = new Level(false);
  }

  /** How many positions this search has visited so far. */
  public long visited() {
    return meter.visited();
  }

  /**
   * Who wins with critical lengths a and d and the whole deck {1..n}.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Outcome outcome(int a, int d, long n) {
    return outcome(ChainGap.whole(a, d, n));
  }

  /**
   * Who wins a position that is given by its gaps.
   *
   * @param gaps from the lowest to the highest, with dead cards; no subsequence complete yet
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Outcome outcome(Iterable<ChainGap> gaps) {
    PositionStack stack = open.stack;
    stack.clear(0);
    for (ChainGap gap : gaps) {
      stack.add(0, gap.x(), gap.y(), gap.size());
    }
    return Outcome.values()[meter.during(this::start)];
  }

  private int start() {
    PositionStack stack = open.stack;
    boolean dead = stack.dead();
    if (dead && tables.convention() == Convention.NORMAL) {
      return WIN;
    }
    if (stack.count(0) == 0) {
      return dead ? LOSS : DRAW;
    }
    return dead || stack.sure(0) ? decided.copied(0) : open.value(0);
  }

  /** One of the two tables with the search that fills it. */
  private final class Level {
    final boolean draws;
    final PositionStack stack;
    final PositionPacker packer;
    final ChainTable table;
    final MoveOrder order;

    Level(boolean draws) {
      this.draws = draws;
      int depth = tables.a() * tables.d();
      this.stack = new PositionStack(depth, tables.a() + tables.d(), tables.bounds(), draws);
      this.packer = tables.packer(draws);
      this.table = tables.table(draws);
      this.order = new MoveOrder(tables.bounds().side());
    }

    /** The value of a position of the open level in this one. */
    int copied(int from) {
      stack.copy(0, open.stack, from);
      return stack.count(0) == 0 ? LOSS : value(0);
    }

    int value(int depth) {
      packer.pack(stack, depth);
      long low = packer.low();
      long high = packer.high();
      int known = table.get(packer);
      if (known >= 0) {
        return known;
      }
      meter.count();
      long[] all = packer.kept();
      int value = search(depth);
      table.put(low, high, all, value, mostBytes);
      return value;
    }

    private int search(int depth) {
      if (tries(depth, true) == LOSS) {
        return WIN;
      }
      int worst = tries(depth, false);
      return worst == LOSS ? WIN : worst == DRAW ? DRAW : LOSS;
    }

    /** The result for the opponent that is worst for him after some move; WIN without a move. */
    private int tries(int depth, boolean onlyKnown) {
      int worst = WIN;
      for (int gap = 0; gap < stack.count(depth); gap++) {
        int x = stack.x(depth, gap);
        int y = stack.y(depth, gap);
        int size = stack.size(depth, gap);
        boolean top = order.topFirst(x, y);
        for (int i = 0; i < size; i++) {
          int below = top ? size - 1 - i : i;
          stack.play(depth, gap, below, size - 1 - below);
          int value = after(depth + 1, onlyKnown);
          if (value == LOSS) {
            order.won(x, y, 2 * below - size + 1);
            return LOSS;
          }
          worst = value == DRAW ? DRAW : worst;
        }
      }
      return worst;
    }

    /** The result for who is to move after a move; WIN where it is unknown and not wanted. */
    private int after(int depth, boolean onlyKnown) {
      boolean dead = stack.dead();
      if (dead && tables.convention() == Convention.NORMAL) {
        return WIN;
      }
      if (draws && (dead || stack.sure(depth))) {
        return onlyKnown ? WIN : decided.copied(depth);
      }
      if (stack.count(depth) == 0) {
        return draws ? DRAW : LOSS;
      }
      if (!onlyKnown) {
        return value(depth);
      }
      packer.pack(stack, depth);
      int known = table.get(packer);
      return known == UNKNOWN ? WIN : known;
    }
  }
}
