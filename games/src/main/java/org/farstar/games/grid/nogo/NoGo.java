package org.farstar.games.grid.nogo;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.BoardText;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.verify.tree.CountRules;

/**
 * NoGo: Left places a stone x, Right a stone o, on a free cell; nothing is ever captured, and after
 * a move every group of stones must still have a free cell beside it.
 */
public final class NoGo extends RegionRules implements CountRules<Board> {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  public NoGo() {
    super(".xo#", SymmetryGroup.SQUARE, Exchange.STONES, false, BLOCKED);
  }

  @Override
  public boolean possible(Board board) {
    return choked(board).isEmpty();
  }

  /** Refuses boards that no play leads to: a group that cannot breathe would end the whole game. */
  @Override
  public Board read(String text) {
    Board board = super.read(text);
    Cells choked = choked(board);
    if (!choked.isEmpty()) {
      throw choked(text, BoardText.column(board, choked.first()));
    }
    return board;
  }

  private static NotationException choked(String text, int column) {
    return new NotationException(
        text,
        column,
        "a group of stones with no adjacent free cell",
        "a free cell adjacent to every group of x and every group of o");
  }

  /**
   * A cell may be taken if it is not the last free cell of an enemy group, and if it has a free
   * cell beside it or a group of the player's that has another one. Where a group has none nobody
   * moves.
   */
  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    Cells free = board.cells(FREE);
    Cells groups = board.cells(own);
    Cells enemies = board.cells(3 - own);
    Cells atari = groups.beside(free, 1);
    Cells enemiesInAtari = enemies.beside(free, 1);
    if (!atari.beside(free, 0).isEmpty() || !enemiesInAtari.beside(free, 0).isEmpty()) {
      return;
    }
    Cells breathing = free.or(groups.minus(atari)).near();
    Cells able = free.minus(enemiesInAtari.near()).and(breathing);
    for (int cell = able.first(); cell >= 0; cell = able.after(cell)) {
      moves.add(board.changed(own, cell), cell);
    }
  }

  /** The stones whose group has no free cell beside it. */
  private static Cells choked(Board board) {
    Cells free = board.cells(FREE);
    return board.cells(1).beside(free, 0).or(board.cells(2).beside(free, 0));
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
   * Stones of different colours next to each other have nothing to do with each other: neither
   * gives the other a free cell or takes one. So a region is grown from cell to cell, but never
   * from a stone to one of the other colour, and {@code ..xo..} is {@code ..x###} and {@code
   * ###o..}.
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
      // From the last one on, so that the others stay in place.
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
  public OptionalLong atLeast(Board board) {
    if (board.height() > Grid.SIDE || board.width() > Grid.SIDE) {
      return OptionalLong.empty();
    }
    long all = board.grid().all();
    return OptionalLong.of(NoGoWalls.atLeast(all & ~board.first(), all & ~board.second()));
  }

  @Override
  public String whyAtLeast() {
    return "a cell of NoGo that a player may not take is never hers again";
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(FREE));
  }
}
