package org.farstar.games.grid.clobber;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneMoves;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.board.WideMoves;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * Clobber and its kin: a stone moves onto a stone beside it, which is gone. Left has x, Right o.
 *
 * <p>In Clobber the stone that is gone is an enemy and shares an edge. In Cannibal Clobber it may
 * be a stone of either player.
 */
public final class Clobber extends RegionRules {
  /** Whose stones a player may clobber. */
  public enum Prey {
    /** The opponent's, as in Clobber. */
    ENEMY,
    /** Both players', as in Cannibal Clobber. */
    ANY,
    /** The player's own. */
    OWN
  }

  /** Where the stones stand that a stone may clobber. */
  public enum Reach {
    /** They share an edge, as in Clobber. */
    EDGES,
    /** They share an edge or a corner. */
    CORNERS
  }

  private final Prey prey;
  private final boolean corners;

  /** Clobber itself. */
  public Clobber() {
    this(Prey.ENEMY, Reach.EDGES);
  }

  /**
   * @param prey whose stones a player may clobber
   * @param reach where those stones stand
   */
  public Clobber(Prey prey, Reach reach) {
    super(".xo", SymmetryGroup.SQUARE, Exchange.STONES, reach == Reach.CORNERS, 0);
    this.prey = prey;
    this.corners = reach == Reach.CORNERS;
  }

  @Override
  public void generate(Board board, Player player, PlaneMoves moves) {
    Grid grid = board.grid();
    boolean left = player == Player.LEFT;
    long own = left ? board.first() : board.second();
    long enemies = left ? board.second() : board.first();
    long prey = prey(own, enemies);
    for (long stones = own & grid.near(prey, corners); stones != 0; stones &= stones - 1) {
      long from = stones & -stones;
      long targets = grid.near(from, corners) & prey & ~from;
      for (; targets != 0; targets &= targets - 1) {
        long to = targets & -targets;
        long moved = own ^ from | to;
        long rest = enemies & ~to;
        moves.add(left ? moved : rest, left ? rest : moved, from, to, 0);
      }
    }
  }

  @Override
  public void wideMoves(WideBoard board, Player player, WideMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    for (int from = 0; from < board.cells(); from++) {
      for (Direction direction : corners ? Direction.QUEEN : Direction.ROOK) {
        int target = board.at(from) == own ? board.beside(from, direction) : -1;
        if (target > 0 && (prey == Prey.ANY || target == own == (prey == Prey.OWN))) {
          int to = board.step(from, direction);
          moves.add(board.changed(0, from).changed(own, to), from, to);
        }
      }
    }
  }

  private long prey(long own, long enemies) {
    return switch (prey) {
      case ENEMY -> enemies;
      case ANY -> own | enemies;
      case OWN -> own;
    };
  }

  /** Connected stones. */
  @Override
  public long regions(Grid grid, long first, long second) {
    return first | second;
  }

  /** Whether no stone has prey beside it: then nothing changes any more. */
  @Override
  public boolean idle(Board board, long region) {
    long left = board.first() & region;
    long right = board.second() & region;
    return prey == Prey.ENEMY
        ? left == 0 || right == 0
        : still(board, left, prey(left, right)) && still(board, right, prey(right, left));
  }

  /** An x beside an o is a move for either. */
  @Override
  public boolean allSmall() {
    return prey == Prey.ENEMY;
  }

  @Override
  public int count(Board board, Player player) {
    return corners || prey != Prey.ENEMY
        ? super.count(board, player)
        : board.grid().pairs(board.first(), board.second());
  }

  private boolean still(Board board, long own, long prey) {
    for (long stones = own; stones != 0; stones &= stones - 1) {
      long from = stones & -stones;
      if ((board.grid().near(from, corners) & prey & ~from) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(1) + board.count(2));
  }
}
