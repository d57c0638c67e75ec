package org.farstar.regions.outcome;

import org.farstar.engine.budget.Control;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.SharedTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.BoardWins;
import org.farstar.regions.rules.RegionWalls;
import org.farstar.values.player.Player;

/**
 * Says who wins a large region alone by {@link BoardSearch}, in one thread or in several that share
 * a table. Where the rules have {@link RegionWalls}, these get ready while the search takes longer.
 */
final class RegionBoards {
  private final SharedRegions shared;
  private final Control control;

  /** For boards that are too long for this search; null where there is nothing for them. */
  private final BoardWins large;

  private long visited;

  RegionBoards(SharedRegions shared, Control control) {
    this.shared = shared;
    this.control = control;
    this.large = shared.large == null ? null : shared.large.apply(control);
  }

  /** How many positions were visited. */
  long visited() {
    return visited + (large == null ? 0 : large.visited());
  }

  /**
   * Whether a player wins a region moving first, where the search serves these regions and about so
   * many positions are enough.
   *
   * @param threads how many take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept
   */
  Decision wins(RegionItem region, Player mover, long most, int threads) {
    return region.found(mover, wins(region.first(), region.second(), mover, most, threads));
  }

  /**
   * The same for a board of the frame, with all its regions.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first, as above
   */
  Decision wins(Board board, Player mover, long most, int threads) {
    Grid grid = shared.frame.grid();
    long cells = shared.rules.regions(grid, board.first(), board.second());
    if (cells == 0) {
      return Decision.UNKNOWN;
    }
    int shift = grid.corner(cells);
    long first = ((board.first() ^ shared.frame.fill()) & cells) >>> shift;
    long second = ((board.second() ^ shared.frame.fill()) & cells) >>> shift;
    return wins(first, second, mover, most, threads);
  }

  private Decision wins(long first, long second, Player mover, long most, int threads) {
    RegionFrame frame = shared.frame;
    if (large != null) {
      long all = frame.grid().all();
      Board board =
          new Board(frame.grid(), (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
      return large.wins(board, mover, most, threads);
    }
    if (!shared.boards.isServed()) {
      return Decision.UNKNOWN;
    }
    boolean left = mover == Player.LEFT || shared.rules.impartial();
    long a = left ? first : frame.exchangedFirst(first, second);
    long b = left ? second : frame.exchangedSecond(first, second);
    return Schedule.BOARDS.wins(
        most,
        () -> visited,
        threads,
        (each, sharing) -> {
          prepare(a | b);
          return wins(a, b, each, sharing);
        });
  }

  private void prepare(long cells) {
    if (shared.boards.walls() != null) {
      shared.boards.walls().prepare(shared.frame.grid().box(cells), visited(), control);
    }
  }

  /**
   * @param most how many positions each thread may visit
   */
  private Decision wins(long first, long second, long most, int threads) {
    SharedTable table = shared.boards.table();
    return DepthFirst.together(
        threads,
        control,
        (meter, ongoing) ->
            new BoardSearch(
                shared.rules,
                shared.bounds,
                shared.frame,
                shared.boards.walls(),
                table,
                shared.boards.kept(),
                meter,
                ongoing),
        search -> search.wins(first, second, most),
        more -> visited += more);
  }
}
