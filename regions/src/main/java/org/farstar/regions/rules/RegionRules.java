package org.farstar.regions.rules;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.memory.Workspace;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Exchange;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.board.WideBoard;
import org.farstar.values.player.Player;

/**
 * Rules on a board that falls into regions, connected components of some set of cells: what happens
 * in one changes nothing in another. A search may then look at one region at a time, see {@code
 * RegionSearch}.
 */
public abstract class RegionRules extends GridRules {
  private static final long[] NO_LINES = {};

  private final boolean corners;
  private final int outside;

  /**
   * @param symbols the symbol of each state of a cell, in order, in small letters
   * @param symmetry which images of a board are worth the same
   * @param exchange what a board looks like with the players exchanged
   * @param corners whether cells that share only a corner are connected
   * @param outside the state, 0 or 3, that a cell outside of a region is in, whatever the board
   */
  protected RegionRules(
      String symbols, SymmetryGroup symmetry, Exchange exchange, boolean corners, int outside) {
    super(symbols, symmetry, exchange);
    this.corners = corners;
    this.outside = outside;
  }

  /**
   * The cells of all regions, none of them in the state of a cell outside. On planes, since it is
   * asked for after every move.
   */
  public abstract long regions(Grid grid, long first, long second);

  /**
   * The region of the lowest cell of a set: its connected component, unless rules know better which
   * neighbours have to do with each other.
   *
   * @param rest cells of some regions, each of which is whole in it
   */
  public long region(Grid grid, long rest, long first, long second) {
    return grid.component(rest, corners);
  }

  /**
   * A region that is worth the same and has fewer cells, or the region itself.
   *
   * @param region a board with one region in its upper left corner
   */
  public Board reduced(Board region) {
    return region;
  }

  /** Whether at all boards both players have a move or neither has, so that all stops are 0. */
  public boolean allSmall() {
    return impartial();
  }

  /**
   * How far Left is ahead in a region, about: larger where its mean value is. Nothing is decided by
   * it; unless rules know better, how many moves more she has.
   */
  public long lead(Board region) {
    return (long) count(region, Player.LEFT) - count(region, Player.RIGHT);
  }

  /** How many moves a player has; rules that can count them without making them should. */
  public int count(Board board, Player player) {
    PlaneList moves = new PlaneList();
    generate(board, player, moves);
    return moves.size();
  }

  /** How many moves Left has, about. Nothing is decided by it. */
  public int moves(Grid grid, long first, long second) {
    PlaneList moves = new PlaneList();
    generate(new Board(grid, first & grid.all(), second & grid.all()), Player.LEFT, moves);
    return moves.size();
  }

  /** The player who alone can ever move in a region, as far as that is plain; otherwise null. */
  public Player owner(Board region) {
    return null;
  }

  /** Whether nobody has a move in a region, ever. */
  public boolean idle(Board board, long region) {
    return false;
  }

  /**
   * Whether the rules are impartial and a region is plainly worth 0, since it has a symmetry under
   * which no move meets its own image: whoever moves second answers with the image of each move.
   *
   * @param region a board with one region in its upper left corner
   */
  public boolean mirrored(Board region) {
    return false;
  }

  /**
   * What the rules know of a region: lines that it may be cut between so that the sum of the strips
   * is at most the region for a player, wherever cuts are made. A strip is a board in which every
   * cell but its own is outside. The search for values leaves out options that are bounded so, see
   * {@code OptionValues}.
   *
   * @param region a region in the upper left corner
   * @param player who has no more in the strips than in the region
   * @return the cells of each line; no lines where nothing is known
   */
  public long[] lines(Grid grid, long region, Player player) {
    return NO_LINES;
  }

  /**
   * Whether {@code BoardSearch} decides large regions sooner than the search for sums of items
   * does; no more than a choice by what was measured.
   */
  public boolean wholeBoards() {
    return false;
  }

  /**
   * What a search of whole boards in frames of eight by eight cells may ask at every position; null
   * where the rules know nothing.
   */
  public RegionWalls walls(Workspace workspace) {
    return null;
  }

  /**
   * Rules for the pieces of a row that is cut at stones, so that their sum by these rules is at
   * most the row. A row is a region of one line that {@link #reduced} leaves as it is. It may be
   * cut at each stone with cells on both sides, at one or at several; the stone belongs to both
   * pieces and stands doubled at the end of either.
   *
   * @return null where rows are not cut
   */
  public RegionRules pieces() {
    return null;
  }

  /** Whether a play may come to a board; databases leave out what no play comes to. */
  public boolean possible(Board board) {
    return true;
  }

  /**
   * Whether cells beside each other that are in two states, neither of them that of a cell outside,
   * have to do with each other; what {@link #region} says about planes.
   */
  public boolean joins(int state, int other) {
    return true;
  }

  /** Whether cells that share only a corner are connected. */
  public final boolean corners() {
    return corners;
  }

  public final int outside() {
    return outside;
  }

  @Override
  public final List<Board> parts(Board board) {
    if (board instanceof WideBoard wide) {
      return WideRegions.parts(this, wide);
    }
    Grid grid = board.grid();
    List<Board> parts = new ArrayList<>(2);
    for (long rest = regions(grid, board.first(), board.second()); rest != 0; ) {
      long region = region(grid, rest, board.first(), board.second());
      rest ^= region;
      if (!idle(board, region)) {
        parts.add(board.cut(region, outside));
      }
    }
    return parts;
  }
}
