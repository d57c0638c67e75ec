package org.farstar.games.grid;

import java.util.Map;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.picture.Mark;
import org.farstar.values.player.Player;

/**
 * Amazons: a piece moves like a chess queen and then, again like a queen, shoots an arrow that
 * blocks a cell for good. Left has the pieces x, Right o; # is blocked.
 */
public final class Amazons extends RegionRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public Amazons() {
    super(".xo#", Symmetry.ALL, Exchange.STONES, true, BLOCKED);
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    int own = player == Player.LEFT ? 1 : 2;
    for (long queens = board.in(own); queens != 0; queens &= queens - 1) {
      long from = queens & -queens;
      Board lifted = board.with(from, FREE);
      for (long tos = reached(lifted, from); tos != 0; tos &= tos - 1) {
        long to = tos & -tos;
        Board moved = lifted.with(to, own);
        for (long arrows = reached(moved, to); arrows != 0; arrows &= arrows - 1) {
          long arrow = arrows & -arrows;
          moves.add(
              moved.with(arrow, BLOCKED),
              () -> name(board, from) + " " + name(board, to) + " " + name(board, arrow));
        }
      }
    }
  }

  private static String name(Board board, long cell) {
    return board.name(Long.numberOfTrailingZeros(cell));
  }

  /** The free cells that a queen on a cell reaches. */
  private static long reached(Board board, long queen) {
    long free = board.in(FREE);
    long reached = 0;
    for (Direction direction : Direction.QUEEN) {
      for (long cell = queen; cell != 0; ) {
        cell = board.step(cell, direction) & free;
        reached |= cell;
      }
    }
    return reached;
  }

  /** The regions between blocked cells. */
  @Override
  long regions(Board board) {
    return board.all() & ~board.in(BLOCKED);
  }

  /** Without a free cell or without a piece nobody moves. */
  @Override
  boolean idle(Board board, long region) {
    return (board.in(FREE) & region) == 0 || ((board.in(1) | board.in(2)) & region) == 0;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(FREE)));
  }

  @Override
  Map<Character, Mark> marks() {
    return Map.of('x', Mark.LEFT_QUEEN, 'o', Mark.RIGHT_QUEEN, '#', Mark.CROSSED);
  }
}
