package org.farstar.games.order.monotone.rooks;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/**
 * Who wins the extended form on {1..n}, whatever n is: a search over {@link RookBoard}s,
 * remembering each. Much slower than {@link RookSearch}, which it referees and whose place it takes
 * on boards that do not fit one long.
 *
 * <p>A player who can complete an ascending or a descending subsequence does so in normal play and
 * avoids it in misère play; a full board is a draw. Memory: about {@value #BYTES} bytes for a
 * board; time: about n^2 boards looked up for each.
 */
final class PlainRookSearch {
  private static final int BYTES = 160;

  private final int a;
  private final int d;
  private final boolean misere;
  private final Map<String, Result> known = new HashMap<>();
  private final Meter meter;

  private PlainRookSearch(int a, int d, boolean misere, Control control) {
    this.a = a;
    this.d = d;
    this.misere = misere;
    this.meter = control.meter(() -> (long) known.size() * BYTES);
  }

  /**
   * Who wins from the empty board.
   *
   * @param a how many ascending rooks end the game, at least 2
   * @param d how many descending rooks end it, at least 2
   * @param n the size of the board, at least 1
   * @param misere whether who completes them loses
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends
   */
  static Outcome outcome(int a, int d, int n, boolean misere, Control control) {
    PlainRookSearch search = new PlainRookSearch(a, d, misere, control);
    try {
      return switch (search.result(RookBoard.empty(n))) {
        case WIN -> Outcome.N;
        case LOSS -> Outcome.P;
        case DRAW -> Outcome.D;
      };
    } finally {
      search.meter.settle();
    }
  }

  private Result result(RookBoard board) {
    String key = board.key(a == d);
    Result found = known.get(key);
    if (found == null) {
      meter.count();
      found = search(board);
      known.put(key, found);
    }
    return found;
  }

  private Result search(RookBoard board) {
    if (board.free() == 0) {
      return Result.DRAW;
    }
    Options options = new Options(board);
    if (options.completes && !misere) {
      return Result.WIN;
    }
    // A square there is: without a draw every move loses, those that complete something too.
    boolean draw = false;
    for (String next : options.boards.keySet()) {
      if (known.get(next) == Result.LOSS) {
        return Result.WIN;
      }
    }
    for (RookBoard next : options.boards.values()) {
      Result theirs = result(next);
      if (theirs == Result.LOSS) {
        return Result.WIN;
      }
      draw |= theirs == Result.DRAW;
    }
    return draw ? Result.DRAW : Result.LOSS;
  }

  /** The boards after one move that completes nothing, each once, and whether one completes. */
  private final class Options {
    final Map<String, RookBoard> boards = new LinkedHashMap<>();
    boolean completes;

    Options(RookBoard board) {
      board.squares(
          (column, row) -> {
            if (board.ascending(column, row) >= a || board.descending(column, row) >= d) {
              completes = true;
            } else {
              board.put(
                  column,
                  row,
                  next -> {
                    RookBoard reduced = next.reduced();
                    boards.putIfAbsent(reduced.key(a == d), reduced);
                  });
            }
          });
    }
  }
}
