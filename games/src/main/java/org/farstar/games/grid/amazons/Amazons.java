package org.farstar.games.grid.amazons;

import java.util.ArrayList;
import java.util.List;
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

/**
 * Amazons: a piece moves like a chess queen and then, again like a queen, shoots an arrow that
 * blocks a cell for good. Left has the pieces x, Right o; # is blocked.
 */
public final class Amazons extends RegionRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public Amazons() {
    super(".xo#", SymmetryGroup.SQUARE, Exchange.STONES, true, BLOCKED);
  }

  @Override
  public void generate(Board board, Player player, PlaneMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    for (long queens = board.in(own); queens != 0; queens &= queens - 1) {
      long from = queens & -queens;
      Board lifted = board.with(from, FREE);
      for (long tos = reached(lifted, from); tos != 0; tos &= tos - 1) {
        long to = tos & -tos;
        Board moved = lifted.with(to, own);
        for (long arrows = reached(moved, to); arrows != 0; arrows &= arrows - 1) {
          long arrow = arrows & -arrows;
          moves.add(moved.first() | arrow, moved.second() | arrow, from, to, arrow);
        }
      }
    }
  }

  @Override
  public void wideMoves(WideBoard board, Player player, WideMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    for (int from = 0; from < board.cells(); from++) {
      if (board.at(from) == own) {
        WideBoard lifted = board.changed(FREE, from);
        for (int to : reached(lifted, from)) {
          WideBoard moved = lifted.changed(own, to);
          for (int arrow : reached(moved, to)) {
            moves.add(moved.changed(BLOCKED, arrow), from, to, arrow);
          }
        }
      }
    }
  }

  private static List<Integer> reached(WideBoard board, int queen) {
    List<Integer> reached = new ArrayList<>();
    for (Direction direction : Direction.QUEEN) {
      for (int cell = queen; board.beside(cell, direction) == FREE; ) {
        cell = board.step(cell, direction);
        reached.add(cell);
      }
    }
    return reached;
  }

  /** The free cells that a queen on a cell reaches. */
  private static long reached(Board board, long queen) {
    long free = board.in(FREE);
    long reached = 0;
    for (Direction direction : Direction.QUEEN) {
      for (long cell = queen; cell != 0; ) {
        cell = board.grid().step(cell, direction) & free;
        reached |= cell;
      }
    }
    return reached;
  }

  /** The regions between blocked cells. */
  @Override
  public long regions(Grid grid, long first, long second) {
    return grid.all() & ~(first & second);
  }

  /** Without a free cell or without a piece nobody moves. */
  @Override
  public boolean idle(Board board, long region) {
    return (board.in(FREE) & region) == 0 || ((board.in(1) | board.in(2)) & region) == 0;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(FREE));
  }
}
