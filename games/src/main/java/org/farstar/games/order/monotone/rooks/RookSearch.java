package org.farstar.games.order.monotone.rooks;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.PackedTable;
import org.farstar.values.player.Outcome;

/**
 * Who wins the extended form on {1..n}: a depth-first search over boards of rooks in one long.
 *
 * <p>In normal play whoever leaves a square on which a chain can be completed loses at once, in
 * misère play whoever completes one. So in both a player puts rooks on <em>safe</em> squares only,
 * those after which that is not so, and loses where there are free squares but no safe one; on a
 * full board it is a draw.
 *
 * <p>There is no third result in the search but two questions, whether the next player wins and
 * whether he does not lose. For each of them the first move that achieves it ends the search of a
 * board, and a position has a win exactly where an option does not even have a draw, and
 * conversely. Where n is greater than (a-1)(d-1) no full board is without a complete chain (Erdős
 * and Szekeres), so that both questions are one.
 *
 * <p>Every option is reduced, see {@link NeededRooks}, and looked up before any is searched; one
 * without safe squares is lost for whoever is to move, and one where no chain can be completed any
 * more is a draw. Those with the fewest safe squares and the fewest rows left come first: their
 * play is over soonest. Near the root it is the same sum over all answers to them that counts.
 *
 * <p>Memory: 9 bytes for a place in the table, which takes up to half of what there is and then
 * forgets; time: proportional to the boards searched, each with all its options. Not thread-safe.
 */
final class RookSearch {
  private static final int DRAW_YES = 1;
  private static final int DRAW_NO = 2;
  private static final int WIN_YES = 4;
  private static final int WIN_NO = 8;

  /** With so few rooks on the board the opponent's answers are listed before any is searched. */
  private static final int LOOKED_AHEAD = 3;

  private final boolean misere;
  private final boolean square;
  private final boolean drawless;
  private final PackedTable table;
  private final long mostBytes;
  private final Meter meter;
  private final RookNode[] nodes;
  private final RookOptions[] options;
  private RookOptions spare = new RookOptions();

  /**
   * A search of boards of one size.
   *
   * @param a how many ascending rooks end the game, at least 2
   * @param d how many descending rooks end it, at least 2
   * @param n the size of the board, from 1 to {@value PackedRooks#LARGEST}
   * @param misere whether who completes them loses
   * @param table where results are remembered; for these parameters only
   * @param control stops the search when its budget ends; what was found stays in the table
   */
  RookSearch(int a, int d, int n, boolean misere, PackedTable table, Control control) {
    if (a < 2 || d < 2 || n < 1 || n > PackedRooks.LARGEST) {
      throw new IllegalArgumentException("a=" + a + " d=" + d + " n=" + n);
    }
    this.misere = misere;
    this.square = a == d;
    this.drawless = n > (a - 1L) * (d - 1L);
    this.table = table;
    this.mostBytes = control.mostMemory() / 2;
    this.meter = control.meter();
    this.nodes = new RookNode[n + 1];
    this.options = new RookOptions[n + 1];
    NeededRooks needed = new NeededRooks();
    for (int i = 0; i <= n; i++) {
      // No chain is longer than n; the arrays of the chains are as long as the critical lengths.
      nodes[i] = new RookNode(Math.min(a, n + 1), Math.min(d, n + 1), misere, needed);
      options[i] = new RookOptions();
    }
  }

  /** How many boards this search has visited so far. */
  long visited() {
    return meter.visited();
  }

  /**
   * Who wins from a board on which no chain is complete.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends
   */
  Outcome outcome(PackedRooks board) {
    return meter.during(() -> searched(board));
  }

  private Outcome searched(PackedRooks board) {
    RookNode root = nodes[0];
    root.board.copy(board);
    root.load();
    if (!misere && root.completing()) {
      return Outcome.N;
    }
    if (root.reduce()) {
      return Outcome.D;
    }
    long key = root.board.key(square);
    if (achieves(true, key, 0)) {
      return Outcome.N;
    }
    return achieves(false, key, 0) ? Outcome.D : Outcome.P;
  }

  /** Whether the next player wins, or else whether he does not lose. */
  private boolean achieves(boolean win, long key, int depth) {
    int known = Math.max(0, table.get(key, 0));
    if ((known & (win ? WIN_YES : DRAW_YES)) != 0) {
      return true;
    }
    if ((known & (win ? WIN_NO : DRAW_NO)) != 0) {
      return false;
    }
    boolean found =
        list(win, key, depth)
            || (depth < LOOKED_AHEAD && options[depth].count() > 1 && lookAhead(win, depth))
            || search(win, depth);
    learn(win, found, key, depth);
    return found;
  }

  private void learn(boolean win, boolean found, long key, int depth) {
    boolean both = drawless || nodes[depth].drawless();
    int learnt =
        found ? DRAW_YES | (win || both ? WIN_YES : 0) : WIN_NO | (!win || both ? DRAW_NO : 0);
    table.put(key, 0, Math.max(0, table.get(key, 0)) | learnt, mostBytes);
  }

  private boolean search(boolean win, int depth) {
    for (int i = 0; i < options[depth].count(); i++) {
      if (!achieves(!win, options[depth].key(i), depth + 1)) {
        return true;
      }
    }
    return false;
  }

  /** Lists the options that must be searched; true if some move settles the question. */
  private boolean list(boolean win, long key, int depth) {
    meter.count();
    RookNode node = nodes[depth];
    node.board.read(key);
    node.load();
    node.countSafe();
    options[depth].clear();
    for (int column = 0; column < node.board.size(); column++) {
      for (int rows = node.safe(column); rows != 0; rows &= rows - 1) {
        if (settles(win, depth, column, Integer.numberOfTrailingZeros(rows))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Puts the options in the order of all that the opponent would have to search, and decides those
   * where that is nothing. Doubles the work of a board, which is worth it near the root.
   */
  private boolean lookAhead(boolean win, int depth) {
    RookOptions seen = options[depth];
    options[depth] = spare;
    spare = seen;
    options[depth].clear();
    for (int i = 0; i < seen.count(); i++) {
      long key = seen.key(i);
      boolean found = list(!win, key, depth + 1);
      if (found || options[depth + 1].count() == 0) {
        learn(!win, found, key, depth + 1);
        if (!found) {
          return true;
        }
      } else {
        options[depth].add(key, options[depth + 1].total());
      }
    }
    return false;
  }

  /**
   * Whether a move is known to achieve what is asked; if that is not known, its board becomes an
   * option to be searched.
   */
  private boolean settles(boolean win, int depth, int column, int row) {
    RookNode next = nodes[depth + 1];
    next.board.copy(nodes[depth].board, column, row);
    if (next.reduce()) {
      return !win;
    }
    long key = next.board.key(square);
    int known = Math.max(0, table.get(key, 0));
    if ((known & (win ? DRAW_NO : WIN_NO)) != 0) {
      return true;
    }
    if ((known & (win ? DRAW_YES : WIN_YES)) != 0) {
      return false;
    }
    int safe = next.countSafe();
    if (safe == 0) {
      return true;
    }
    options[depth].add(key, safe + 2 * next.board.size());
    return false;
  }
}
