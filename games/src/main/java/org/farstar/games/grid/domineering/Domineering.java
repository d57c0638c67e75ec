package org.farstar.games.grid.domineering;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;
import org.farstar.verify.tree.StripRules;

/** Domineering: Left places vertical dominoes on free cells, Right horizontal ones. */
public final class Domineering extends RegionRules implements StripRules<Board> {
  public static final int FREE = 0;
  public static final int FILLED = 3;

  public static final String SYMBOLS = ".  #";

  public Domineering() {
    super(SYMBOLS, SymmetryGroup.REFLECTIONS, Exchange.AXES, false, FILLED);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    place(board, player == Player.LEFT ? Direction.DOWN : Direction.RIGHT, moves);
  }

  /** All ways to put a domino on a free cell and the cell beside it in a direction. */
  public static void place(Board board, Direction direction, BoardMoves moves) {
    Cells free = board.cells(FREE);
    Cells starts = free.step(direction.opposite()).and(free);
    Cells ends = free.step(direction).and(free);
    int end = ends.first();
    for (int start = starts.first(); start >= 0; start = starts.after(start)) {
      moves.add(board.changed(FILLED, start, end), start, end);
      end = ends.after(end);
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

  @Override
  public int lines(Board board) {
    return board.height();
  }

  @Override
  public Board strip(Board board, int from, int end) {
    int width = board.width();
    if (!(board instanceof WideBoard)) {
      Grid box = Grid.of(end - from, width);
      long strip = board.grid().cut(board.first(), from * board.grid().stride(), box);
      return new Board(box, strip, strip);
    }
    byte[] states = new byte[(end - from) * width];
    for (int cell = 0; cell < states.length; cell++) {
      states[cell] = (byte) board.state(from + cell / width, cell % width);
    }
    return WideBoard.of(end - from, width, states);
  }

  @Override
  public String whyCut() {
    return "a board of Domineering cut between rows is worth no more to Left";
  }
}
