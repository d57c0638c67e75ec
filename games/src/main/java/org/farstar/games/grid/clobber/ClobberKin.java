package org.farstar.games.grid.clobber;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntConsumer;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.values.player.Player;

/**
 * Clobber with any {@link Clobber.Prey} and any {@link Clobber.Reach}: a stone moves onto a cell in
 * its reach whose state is its prey. Left has x, Right o; # is no cell.
 *
 * <p>{@link Clobber} has the kinds whose boards fall into groups of neighbouring stones.
 */
public final class ClobberKin extends GridRules {
  private static final int FREE = 0;
  private static final int BLOCKED = 3;

  private final Clobber.Prey prey;
  private final Clobber.Reach reach;

  /**
   * @param prey where a stone may move to
   * @param reach how far, and in which directions
   */
  public ClobberKin(Clobber.Prey prey, Clobber.Reach reach) {
    super(".xo#", SymmetryGroup.SQUARE, Exchange.STONES);
    this.prey = prey;
    this.reach = reach;
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    Cells stones = board.cells(own);
    for (int from = stones.first(); from >= 0; from = stones.after(from)) {
      int stone = from;
      seen(
          board,
          from,
          to -> {
            if (prey.takes(own, board.at(to))) {
              moves.add(after(board, own, stone, to), stone, to);
            }
          });
    }
  }

  private Board after(Board board, int own, int from, int to) {
    return prey == Clobber.Prey.FREE
        ? board.changed(3 - own, from).changed(own, to)
        : board.moved(from, to);
  }

  /**
   * Hands over the cells in reach of a cell: in each direction those up to the first that is not
   * free, or to the end of the reach.
   */
  private void seen(Board board, int from, IntConsumer cells) {
    for (Direction direction : reach.directions()) {
      int at = step(board, from, direction);
      for (int steps = 1; at >= 0; steps++) {
        cells.accept(at);
        boolean on = steps < reach.distance() && board.at(at) == FREE;
        at = on ? step(board, at, direction) : Cells.NONE;
      }
    }
  }

  /** A knight's move is a step to a corner and a straight one. */
  private int step(Board board, int from, Direction direction) {
    int down = Integer.signum(direction.down());
    int right = Integer.signum(direction.right());
    int at = board.step(from, new Direction(down, right));
    return at < 0 || direction.down() == down && direction.right() == right
        ? at
        : board.step(at, new Direction(direction.down() - down, direction.right() - right));
  }

  /**
   * Stones that never have to do with each other. Two stones have where one is in the reach of the
   * other, or a third between them is; stones are only taken off, so this never grows. Where stones
   * move onto free cells, these are seen as linked, too; they only become fewer.
   */
  @Override
  public List<Board> parts(Board board) {
    List<Board> parts = new ArrayList<>();
    BitSet open = new BitSet();
    Cells cells = board.cells().minus(board.cells(BLOCKED));
    for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
      if (prey == Clobber.Prey.FREE || board.at(cell) != FREE) {
        open.set(cell);
      }
    }
    List<BitSet> linked = new ArrayList<>();
    while (!open.isEmpty()) {
      BitSet part = linked(board, open);
      if (part.cardinality() > 1) {
        linked.add(part);
      }
    }
    int rest = prey == Clobber.Prey.FREE ? BLOCKED : FREE;
    for (BitSet part : linked) {
      Board alone = board;
      for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
        alone = part.get(cell) || board.at(cell) == rest ? alone : alone.changed(rest, cell);
      }
      parts.add(alone);
    }
    return parts;
  }

  /** Takes the cells that are linked with the first one out of a set. */
  private BitSet linked(Board board, BitSet open) {
    BitSet part = new BitSet();
    Deque<Integer> next = new ArrayDeque<>(List.of(open.nextSetBit(0)));
    open.clear(next.peek());
    while (!next.isEmpty()) {
      int cell = next.pop();
      part.set(cell);
      seen(
          board,
          cell,
          to -> {
            if (open.get(to) && linked(board.at(cell), board.at(to))) {
              open.clear(to);
              next.push(to);
            }
          });
    }
    return part;
  }

  private boolean linked(int one, int other) {
    return (prey == Clobber.Prey.FREE) == (one == FREE || other == FREE);
  }

  /** An x that sees an o is a move for either. */
  @Override
  public boolean allSmall() {
    return prey == Clobber.Prey.ENEMY;
  }

  /** Each move takes a stone off, or puts one on a free cell. */
  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(
        prey == Clobber.Prey.FREE ? board.count(FREE) : board.count(1) + board.count(2));
  }
}
