package org.farstar.games.order.monotone.chain;

import java.util.OptionalInt;
import org.farstar.engine.budget.Control;

/**
 * How long games on {1..n} last when the winner hurries and the loser delays.
 *
 * <p>The number of moves still to come says who wins: with normal play the mover if it is odd, with
 * misère play if it is even. So this search decides outcomes too, without cutting anything off, and
 * checks {@link ChainSearch}; it visits many more positions.
 */
public final class ChainLengths extends ChainLevels {
  private static final int DRAW = 0;

  private final long mostPositions;
  private long looked;

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
   * @param mostPositions after this many positions a question is given up
   * @param control stops the search when its budget ends
   */
  public ChainLengths(int a, int d, Convention convention, long mostPositions, Control control) {
    super(ChainTables.of(a, d, convention), 1, 1, DRAW, control);
    this.mostPositions = mostPositions;
  }

  /**
   * How many moves are still to come, 0 for a draw; empty where too many positions would have to be
   * looked at.
   *
   * @param gaps the position, from the lowest gap to the highest
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public OptionalInt length(Iterable<ChainGap> gaps) {
    try {
      return OptionalInt.of(result(gaps));
    } catch (TooMany e) {
      return OptionalInt.empty();
    }
  }

  private boolean moverWins(int length) {
    return (length % 2 != 0) == (convention == Convention.NORMAL);
  }

  @Override
  int search(Level level, int depth) {
    if (++looked > mostPositions) {
      throw new TooMany();
    }
    PositionStack stack = level.stack;
    // Without a safe move in normal play: leave a dead card, and the opponent plays it.
    int slowest = convention == Convention.NORMAL && stack.count(depth) > 0 ? 2 : 1;
    int quickest = Integer.MAX_VALUE;
    boolean draw = false;
    for (int gap = 0; gap < stack.count(depth); gap++) {
      int size = stack.size(depth, gap);
      for (int below = 0; below < size; below++) {
        stack.play(depth, gap, below, size - 1 - below);
        int rest = level.after(depth + 1);
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
