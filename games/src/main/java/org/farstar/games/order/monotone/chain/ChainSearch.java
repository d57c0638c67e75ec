package org.farstar.games.order.monotone.chain;

import org.farstar.engine.budget.Control;
import org.farstar.values.player.Outcome;

/**
 * Decides games on decks {1..n}, whatever n is. Before a position is searched its options are
 * looked up for one that is known to lose. Not thread-safe.
 */
public final class ChainSearch extends ChainLevels {
  private static final int LOSS = Outcome.P.ordinal();
  private static final int WIN = Outcome.N.ordinal();
  private static final int DRAW = Outcome.D.ordinal();

  /**
   * @param tables where results are remembered
   * @param control stops the search when its budget ends; what was found stays in the tables
   */
  public ChainSearch(ChainTables tables, Control control) {
    super(tables, WIN, LOSS, DRAW, control);
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
    return Outcome.values()[result(gaps)];
  }

  @Override
  int search(Level level, int depth) {
    if (tries(level, depth, true) == LOSS) {
      return WIN;
    }
    int worst = tries(level, depth, false);
    return worst == LOSS ? WIN : worst == DRAW ? DRAW : LOSS;
  }

  /**
   * The result for the opponent that is worst for him after some move; WIN without a move, and
   * where it is unknown and not wanted.
   */
  private static int tries(Level level, int depth, boolean onlyKnown) {
    PositionStack stack = level.stack;
    int worst = WIN;
    for (int gap = 0; gap < stack.count(depth); gap++) {
      int x = stack.x(depth, gap);
      int y = stack.y(depth, gap);
      int size = stack.size(depth, gap);
      boolean top = level.order.topFirst(x, y);
      for (int i = 0; i < size; i++) {
        int below = top ? size - 1 - i : i;
        stack.play(depth, gap, below, size - 1 - below);
        int value = onlyKnown ? level.known(depth + 1) : level.after(depth + 1);
        if (value == LOSS) {
          level.order.won(x, y, 2 * below - size + 1);
          return LOSS;
        }
        worst = value == DRAW ? DRAW : worst;
      }
    }
    return worst;
  }
}
