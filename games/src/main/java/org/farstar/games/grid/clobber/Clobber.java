package org.farstar.games.grid.clobber;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.SymmetryGroup;
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

  private static final int FREE = 0;

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
  public void generate(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? 1 : 2;
    Cells stones = board.cells(own);
    Cells enemies = board.cells(3 - own);
    Cells targets =
        switch (prey) {
          case ENEMY -> enemies;
          case ANY -> stones.or(enemies);
          case OWN -> stones;
        };
    Cells able = stones.and(targets.near(corners));
    for (int from = able.first(); from >= 0; from = able.after(from)) {
      Cells stone = board.cell(from);
      Cells tos = stone.near(corners).and(targets).minus(stone);
      for (int to = tos.first(); to >= 0; to = tos.after(to)) {
        moves.add(board.moved(from, to), from, to);
      }
    }
  }

  /** Whether no stone has prey beside it: then nothing changes any more. */
  @Override
  public boolean idle(Board board, long region) {
    if (prey == Prey.ENEMY) {
      return (board.first() & region) == 0 || (board.second() & region) == 0;
    }
    Board alone = board.with(~region & board.grid().all(), FREE);
    return count(alone, Player.LEFT) == 0 && count(alone, Player.RIGHT) == 0;
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

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(board.count(1) + board.count(2));
  }
}
