package org.farstar.games.grid.konane;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.values.player.Player;

/**
 * Konane: a stone jumps over an enemy stone beside it onto the free cell behind, which takes the
 * enemy off, and may go on in the same direction. Left has x, Right o; # is no cell.
 */
public final class Konane extends GridRules {
  private static final int FREE = 0;

  public Konane() {
    super(".xo#", SymmetryGroup.SQUARE, Exchange.STONES);
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    Cells stones = board.cells(own);
    for (int from = stones.first(); from >= 0; from = stones.after(from)) {
      for (Direction direction : Direction.ROOK) {
        Board now = board;
        int at = from;
        while (true) {
          int over = now.step(at, direction);
          int to = over < 0 || now.at(over) != 3 - own ? Cells.NONE : now.step(over, direction);
          if (to < 0 || now.at(to) != FREE) {
            break;
          }
          now = now.changed(FREE, at, over).changed(own, to);
          at = to;
          moves.add(now, from, to);
        }
      }
    }
  }

  /**
   * Stones that can never meet. A jump concerns three cells; the cells of all jumps that could ever
   * be made, were no stone ever taken off, fall into sets that share none, and a jump in one set
   * changes nothing in another. A wide board is left whole.
   */
  @Override
  public List<Board> parts(Board board) {
    if (board instanceof WideBoard) {
      return List.of(board);
    }
    long stones = board.first() ^ board.second();
    List<Long> sets = new ArrayList<>();
    for (long jump : jumps(board)) {
      long joined = jump;
      for (int i = sets.size() - 1; i >= 0; i--) {
        if ((sets.get(i) & joined) != 0) {
          joined |= sets.remove(i);
        }
      }
      sets.add(joined);
    }
    return sets.stream().sorted().map(set -> board.with(stones & ~set, FREE)).toList();
  }

  /** The three cells of every jump that could ever be made. */
  private static List<Long> jumps(Board board) {
    long[] may = {board.in(1), board.in(2)};
    List<Long> jumps = new ArrayList<>();
    long blocked = board.in(3);
    for (boolean grows = true; grows; ) {
      grows = false;
      jumps.clear();
      for (int own = 0; own < 2; own++) {
        for (Direction direction : Direction.ROOK) {
          for (long froms = may[own]; froms != 0; froms &= froms - 1) {
            long from = froms & -froms;
            long over = board.grid().step(from, direction) & may[1 - own];
            long to = board.grid().step(over, direction) & ~blocked;
            if (to != 0) {
              jumps.add(from | over | to);
              grows |= (may[own] & to) == 0;
              may[own] |= to;
            }
          }
        }
      }
    }
    return jumps;
  }

  /** Every jump takes a stone off. */
  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(1) + board.count(2));
  }
}
