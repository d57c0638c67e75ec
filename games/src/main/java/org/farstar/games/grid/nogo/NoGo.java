package org.farstar.games.grid.nogo;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneMoves;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.board.WideMoves;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * NoGo: Left places a stone x, Right a stone o, on a free cell; nothing is ever captured, and after
 * a move every group of stones must still have a free cell beside it.
 */
public final class NoGo extends RegionRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public NoGo() {
    super(".xo#", SymmetryGroup.SQUARE, Exchange.STONES, false, BLOCKED);
  }

  @Override
  public boolean possible(Board board) {
    return (choked(board, board.in(1)) | choked(board, board.in(2))) == 0;
  }

  /** Refuses boards that no play leads to: a group that cannot breathe would end the whole game. */
  @Override
  public Board read(String text) {
    Board board = super.read(text);
    if (board instanceof WideBoard wide) {
      int choked = choked(wide);
      if (choked >= 0) {
        throw choked(text, choked + choked / wide.width() + 1);
      }
      return board;
    }
    long choked = choked(board, board.in(1)) | choked(board, board.in(2));
    if (choked != 0) {
      throw choked(text, BoardText.column(board.grid(), choked));
    }
    return board;
  }

  private static NotationException choked(String text, int column) {
    return new NotationException(
        text,
        column,
        "a group of stones with no free cell beside it",
        "a free cell beside every group of x and every group of o");
  }

  /**
   * A cell may be taken if it is not the last free cell of an enemy group, and if it has a free
   * cell beside it or a group of the player's that has another one. Where a group has none nobody
   * moves.
   */
  @Override
  public void generate(Board board, Player player, PlaneMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    Grid grid = board.grid();
    long free = board.in(FREE);
    long alive = 0;
    for (long rest = board.in(own); rest != 0; ) {
      long group = grid.component(rest, false);
      long beside = grid.near(group) & free;
      if (beside == 0) {
        return;
      }
      alive |= (beside & beside - 1) == 0 ? 0 : group;
      rest ^= group;
    }
    long last = 0;
    for (long rest = board.in(3 - own); rest != 0; ) {
      long group = grid.component(rest, false);
      long beside = grid.near(group) & free;
      if (beside == 0) {
        return;
      }
      last |= (beside & beside - 1) == 0 ? beside : 0;
      rest ^= group;
    }
    for (long able = free & ~last & grid.near(free | alive); able != 0; able &= able - 1) {
      long cell = able & -able;
      moves.add(
          own == 1 ? board.first() | cell : board.first(),
          own == 1 ? board.second() : board.second() | cell,
          cell);
    }
  }

  /** Every group must have a free cell beside it after the move. */
  @Override
  public void wideMoves(WideBoard board, Player player, WideMoves moves) {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.at(cell) == FREE) {
        WideBoard to = board.changed(player == Player.LEFT ? 1 : 2, cell);
        if (choked(to) < 0) {
          moves.add(to, cell);
        }
      }
    }
  }

  /** The first stone whose group has no free cell beside it, -1 where there is none. */
  private static int choked(WideBoard board) {
    BitSet breathing = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.at(cell) == FREE) {
        open.push(cell);
      }
    }
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (Direction direction : Direction.ROOK) {
        int beside = board.beside(cell, direction);
        boolean stone = beside == 1 || beside == 2;
        if (stone && (board.at(cell) == FREE || board.at(cell) == beside)) {
          int next = board.step(cell, direction);
          if (!breathing.get(next)) {
            breathing.set(next);
            open.push(next);
          }
        }
      }
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((board.at(cell) == 1 || board.at(cell) == 2) && !breathing.get(cell)) {
        return cell;
      }
    }
    return -1;
  }

  /** The stones of these whose group has no free cell beside it. */
  private static long choked(Board board, long stones) {
    long free = board.in(FREE);
    long choked = 0;
    for (long rest = stones; rest != 0; ) {
      long group = board.grid().component(rest, false);
      if ((board.grid().near(group) & free) == 0) {
        choked |= group;
      }
      rest ^= group;
    }
    return choked;
  }

  /** The regions between blocked cells. */
  @Override
  public long regions(Grid grid, long first, long second) {
    return open(grid, first, second);
  }

  @Override
  public boolean joins(int state, int other) {
    return state == FREE || other == FREE || state == other;
  }

  /** The cells that are not blocked. */
  static long open(Grid grid, long first, long second) {
    return grid.all() & ~(first & second);
  }

  /**
   * Stones of different colours beside each other have nothing to do with each other: neither gives
   * the other a free cell or takes one. So a region is grown from cell to cell, but never from a
   * stone to one of the other colour, and {@code ..xo..} is {@code ..x###} and {@code ###o..}.
   */
  @Override
  public long region(Grid grid, long rest, long first, long second) {
    return connected(grid, rest, first, second);
  }

  /** The region of the lowest cell of a set, like {@link #region}. */
  static long connected(Grid grid, long rest, long first, long second) {
    long left = first & ~second;
    long right = second & ~first;
    long region = rest & -rest;
    while (true) {
      long grown =
          region
              | grid.near(region & ~(left | right)) & rest
              | grid.near(region & left) & rest & ~right
              | grid.near(region & right) & rest & ~left;
      if (grown == region) {
        return region;
      }
      region = grown;
    }
  }

  /** In a row only the free cells beside a group count, so that one stone serves for a group. */
  @Override
  public Board reduced(Board region) {
    long left = region.in(1);
    long right = region.in(2);
    long spare = left & left << 1 | right & right << 1;
    if (spare == 0 || region.grid().box(~region.in(BLOCKED) & region.grid().all()).height() > 1) {
      return region;
    }
    long beyond = ~region.grid().all();
    long first = region.first() | beyond;
    long second = region.second() | beyond;
    while (spare != 0) {
      // From the last one on, lest the others move.
      long cell = Long.highestOneBit(spare);
      first = without(first, cell);
      second = without(second, cell);
      spare ^= cell;
    }
    return new Board(region.grid(), first & ~beyond, second & ~beyond);
  }

  /** A plane with the cells behind one moved up, and a blocked one at the end. */
  static long without(long plane, long cell) {
    return plane & cell - 1 | (plane >>> 1 | Long.MIN_VALUE) & -cell;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(FREE));
  }
}
