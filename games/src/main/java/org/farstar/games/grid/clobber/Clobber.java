package org.farstar.games.grid.clobber;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Cells;
import org.farstar.regions.board.Direction;
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
  /** What a stone moves onto, and what it leaves behind. */
  public enum Prey {
    /** A stone of the opponent, as in Clobber; nothing is left behind. */
    ENEMY,
    /** A stone of either player, as in Cannibal Clobber. */
    ANY,
    /** A stone of its own player. */
    OWN,
    /** A free cell; a stone of the opponent is left behind, so that plays end. */
    FREE;

    /** Whether a stone may move onto a cell. */
    boolean takes(int own, int state) {
      return switch (this) {
        case ENEMY -> state == 3 - own;
        case ANY -> state == own || state == 3 - own;
        case OWN -> state == own;
        case FREE -> state == Clobber.FREE;
      };
    }
  }

  /**
   * Where the prey of a stone stands: in one of these directions, so many steps away at most, with
   * free cells between.
   *
   * @param distance at least 1
   */
  public record Reach(List<Direction> directions, int distance) {
    /** Over any number of free cells. */
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    /** Across an edge, as in Clobber. */
    public static final Reach EDGES = new Reach(Direction.ROOK, 1);

    /** Across an edge or a corner, like a king of chess. */
    public static final Reach CORNERS = new Reach(Direction.QUEEN, 1);

    /** A knight's move away. */
    public static final Reach KNIGHTS = new Reach(KNIGHT, 1);

    /** Across a corner only. */
    public static final Reach DIAGONALS = new Reach(BISHOP, 1);

    /** In a row or a column. */
    public static final Reach ROOKS = EDGES.within(UNBOUNDED);

    /** On a diagonal. */
    public static final Reach BISHOPS = DIAGONALS.within(UNBOUNDED);

    /** In a line of either kind. */
    public static final Reach QUEENS = CORNERS.within(UNBOUNDED);

    /** In the same directions, so many steps away at most. */
    public Reach within(int steps) {
      return new Reach(directions, steps);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Reach that
          && distance == that.distance
          && directions.equals(that.directions);
    }

    @Override
    public int hashCode() {
      return 31 * directions.hashCode() + distance;
    }
  }

  private static final List<Direction> BISHOP =
      Direction.QUEEN.stream().filter(d -> d.down() != 0 && d.right() != 0).toList();

  private static final List<Direction> KNIGHT =
      BISHOP.stream()
          .flatMap(
              d ->
                  Stream.of(
                      new Direction(2 * d.down(), d.right()),
                      new Direction(d.down(), 2 * d.right())))
          .toList();

  private static final int FREE = 0;

  private final Prey prey;
  private final boolean corners;

  /** Clobber itself. */
  public Clobber() {
    this(Prey.ENEMY, Reach.EDGES);
  }

  /**
   * The kinds that {@link #serves}.
   *
   * @param prey whose stones a player may clobber
   * @param reach where those stones stand
   */
  public Clobber(Prey prey, Reach reach) {
    super(".xo", SymmetryGroup.SQUARE, Exchange.STONES, reach.equals(Reach.CORNERS), 0);
    this.prey = prey;
    this.corners = reach.equals(Reach.CORNERS);
  }

  /**
   * Whether boards fall into groups of neighbouring stones, so that these rules have them; {@link
   * ClobberKin} has all kinds.
   */
  public static boolean serves(Prey prey, Reach reach) {
    return prey != Prey.FREE && (reach.equals(Reach.EDGES) || reach.equals(Reach.CORNERS));
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
          default -> stones;
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
