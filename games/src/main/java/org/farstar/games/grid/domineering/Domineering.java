package org.farstar.games.grid.domineering;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneMoves;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.board.WideMoves;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/** Domineering: Left places vertical dominoes on free cells, Right horizontal ones. */
public final class Domineering extends RegionRules {
  public static final int FREE = 0;
  public static final int FILLED = 3;

  public static final String SYMBOLS = ".  #";

  public Domineering() {
    super(SYMBOLS, SymmetryGroup.REFLECTIONS, Exchange.AXES, false, FILLED);
  }

  @Override
  public void generate(Board board, Player player, PlaneMoves moves) {
    place(board, player == Player.LEFT ? Direction.DOWN : Direction.RIGHT, moves);
  }

  /** All ways to put a domino on a free cell and the cell beside it in a direction. */
  public static void place(Board board, Direction direction, PlaneMoves moves) {
    Grid grid = board.grid();
    long free = board.in(FREE);
    long filled = board.first();
    int shift = direction == Direction.DOWN ? grid.stride() : 1;
    for (long ends = grid.step(free, direction) & free; ends != 0; ends &= ends - 1) {
      long end = ends & -ends;
      long start = end >>> shift;
      long after = filled | start | end;
      moves.add(after, after, start, end, 0);
    }
  }

  @Override
  public void wideMoves(WideBoard board, Player player, WideMoves moves) {
    place(board, player == Player.LEFT ? Direction.DOWN : Direction.RIGHT, moves);
  }

  /** The same on a wide board. */
  public static void place(WideBoard board, Direction direction, WideMoves moves) {
    for (int start = 0; start < board.cells(); start++) {
      if (board.at(start) == FREE && board.beside(start, direction) == FREE) {
        int end = board.step(start, direction);
        moves.add(board.changed(FILLED, start, end), start, end);
      }
    }
  }

  @Override
  public long regions(Grid grid, long first, long second) {
    return room(grid, first);
  }

  /** The free cells without single ones. */
  public static long room(Grid grid, long filled) {
    long free = grid.all() & ~filled;
    return free & grid.near(free);
  }

  @Override
  public int count(Board board, Player player) {
    long free = board.in(FREE);
    Direction direction = player == Player.LEFT ? Direction.DOWN : Direction.RIGHT;
    return Long.bitCount(board.grid().step(free, direction) & free);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(FREE));
  }
}
