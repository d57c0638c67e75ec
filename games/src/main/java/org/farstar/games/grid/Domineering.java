package org.farstar.games.grid;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.rules.Moves;
import org.farstar.engine.rules.Player;

/** Domineering: Left places vertical dominoes on free cells, Right horizontal ones. */
public final class Domineering extends GridRules {
  static final int FREE = 0;
  static final int FILLED = 3;
  static final String SYMBOLS = ".  #";

  public Domineering() {
    super(SYMBOLS, Symmetry.REFLECTIONS);
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
  public List<Board> parts(Board board) {
    return free(board);
  }

  /** The regions of free cells that hang together, without single cells. */
  static List<Board> free(Board board) {
    long free = board.in(FREE);
    return board.parts(free & board.near(free), false, FILLED);
  }

  /** Rows and columns change places, and with them the players. */
  @Override
  public Optional<Board> exchanged(Board board) {
    return Optional.of(Symmetry.transpose(board));
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(FREE)));
  }
}
