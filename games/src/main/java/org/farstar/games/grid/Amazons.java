package org.farstar.games.grid;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.farstar.engine.picture.Mark;
import org.farstar.engine.rules.Moves;
import org.farstar.engine.rules.Player;

/**
 * Amazons: a piece moves like a chess queen and then, again like a queen, shoots an arrow that
 * blocks a cell for good. Left has the pieces x, Right o; # is blocked.
 */
public final class Amazons extends GridRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public Amazons() {
    super(".xo#", Symmetry.ALL);
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

  /** The regions between blocked cells, without those that have no free cell or no piece. */
  @Override
  public List<Board> parts(Board board) {
    List<Board> parts = board.parts(board.all() & ~board.in(BLOCKED), true, BLOCKED);
    parts.removeIf(part -> part.in(FREE) == 0 || (part.in(1) | part.in(2)) == 0);
    return parts;
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
