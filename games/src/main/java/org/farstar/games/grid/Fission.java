package org.farstar.games.grid;

import java.util.Map;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.picture.Mark;
import org.farstar.values.player.Player;

/**
 * Fission: a stone x splits into two, one on each side of its place, which becomes free. Left
 * splits up and down, Right to the left and right. Both places must be free.
 */
public final class Fission extends RegionRules {
  private static final int FREE = 0;
  private static final int STONE = 1;
  private static final int BLOCKED = 3;

  public Fission() {
    super(".x #", Symmetry.REFLECTIONS, Exchange.AXES, false, BLOCKED);
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    Direction one = player == Player.LEFT ? Direction.UP : Direction.LEFT;
    Direction other = player == Player.LEFT ? Direction.DOWN : Direction.RIGHT;
    long free = board.in(FREE);
    long able = board.in(STONE) & board.step(free, one) & board.step(free, other);
    for (; able != 0; able &= able - 1) {
      long stone = able & -able;
      long halves = board.step(stone, one) | board.step(stone, other);
      moves.add(
          board.with(stone, FREE).with(halves, STONE),
          () -> board.name(Long.numberOfTrailingZeros(stone)));
    }
  }

  /** The regions between blocked cells. */
  @Override
  long regions(Board board) {
    return board.all() & ~board.in(BLOCKED);
  }

  /** Every move fills one cell more. */
  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(FREE)));
  }

  @Override
  Map<Character, Mark> marks() {
    return Map.of('x', Mark.STONE);
  }
}
