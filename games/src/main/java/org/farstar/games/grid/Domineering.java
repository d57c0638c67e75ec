package org.farstar.games.grid;

import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Player;

/** Domineering: Left places vertical dominoes on free cells, Right horizontal ones. */
public final class Domineering extends RegionRules {
  static final int FREE = 0;
  static final int FILLED = 3;
  static final String SYMBOLS = ".  #";

  public Domineering() {
    super(SYMBOLS, Symmetry.REFLECTIONS, Exchange.AXES, false, FILLED);
  }

  @Override
  public void moves(Board board, Player player, Moves<Board> moves) {
    place(board, player == Player.LEFT ? Direction.DOWN : Direction.RIGHT, moves);
  }

  /** All ways to put a domino on a free cell and the cell beside it in a direction. */
  static void place(Board board, Direction direction, Moves<Board> moves) {
    long free = board.in(FREE);
    for (long ends = board.step(free, direction) & free; ends != 0; ends &= ends - 1) {
      int end = Long.numberOfTrailingZeros(ends);
      int start = end - (direction == Direction.DOWN ? board.width() : 1);
      moves.add(
          board.with(1L << start | 1L << end, FILLED),
          () -> board.name(start) + " " + board.name(end));
    }
  }

  @Override
  long regions(Board board) {
    return room(board);
  }

  /** The free cells without single ones. */
  static long room(Board board) {
    long free = board.in(FREE);
    return free & board.near(free);
  }

  @Override
  FrameRules frame() {
    return new DominoFrame(false);
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(FREE)));
  }
}
