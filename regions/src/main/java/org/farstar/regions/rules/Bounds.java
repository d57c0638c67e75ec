package org.farstar.regions.rules;

import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.values.player.Player;

/**
 * What is known of regions without a search: values of some, bounds, and an estimate that orders
 * moves. A region is a board with one region in its upper left corner.
 */
public interface Bounds {
  /** Nothing is known. */
  Bounds NONE = new Bounds() {};

  /** Cuts between no lines. */
  long[] NO_LINES = {};

  /**
   * The player who alone can ever move in a region, as far as that is plain; otherwise null. Then
   * the region is worth the number of moves that the player can make.
   */
  default Player owner(Board region) {
    return null;
  }

  /**
   * Whether the rules are impartial and a region is plainly worth 0, since it has a symmetry under
   * which no move meets its own image: whoever moves second answers with the image of each move.
   */
  default boolean mirrored(Board region) {
    return false;
  }

  /**
   * Lines that a region may be cut between so that the sum of the strips is at most the region for
   * a player, wherever cuts are made. A strip is a board in which every cell but its own is
   * outside.
   *
   * @param region the cells of a region in the upper left corner
   * @param player who has no more in the strips than in the region
   * @return the cells of each line; no lines where nothing is known
   */
  default long[] lines(Grid grid, long region, Player player) {
    return NO_LINES;
  }

  /**
   * Rules for the pieces of a row that is cut at stones, so that their sum by these rules is at
   * most the row. A row is a region of one line that {@link RegionRules#reduced} leaves as it is.
   * It may be cut at each stone with cells on both sides, at one or at several; the stone belongs
   * to both pieces and stands doubled at the end of either.
   *
   * @return null where rows are not cut
   */
  default RegionRules pieces() {
    return null;
  }

  /**
   * Bounds that a search of whole boards in frames of eight by eight cells asks for at every
   * position, or null if there are none.
   */
  default RegionWalls walls(Workspace workspace) {
    return null;
  }

  /**
   * How far Left is ahead in a region, about: larger where its mean value is. Nothing is decided by
   * it; by default how many moves more she has.
   */
  default long lead(RegionRules rules, Board region) {
    return (long) rules.count(region, Player.LEFT) - rules.count(region, Player.RIGHT);
  }
}
