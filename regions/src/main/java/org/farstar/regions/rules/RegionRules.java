package org.farstar.regions.rules;

import java.util.ArrayList;
import java.util.List;
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
 * in one changes nothing in another, and a search may look at one region at a time.
 */
public abstract class RegionRules extends GridRules {
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
   * The cells of all regions, none of them in the state of a cell outside; all other cells unless
   * rules know more of them that are dead. On planes, since it is asked for after every move.
   */
  public long regions(Grid grid, long first, long second) {
    return outside == 0 ? first | second : grid.all() & ~(first & second);
  }

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

  /** How many moves a player has; rules that can count them without making them should. */
  public int count(Board board, Player player) {
    PlaneList moves = new PlaneList();
    generate(board, player, moves);
    return moves.size();
  }

  /** Whether nobody has a move in a region, ever. */
  public boolean idle(Board board, long region) {
    return false;
  }

  /** Whether a play may come to a board; databases leave out what no play comes to. */
  public boolean possible(Board board) {
    return true;
  }

  /**
   * Whether cells next to each other that are in two states, neither of them that of a cell
   * outside, have to do with each other; what {@link #region} says about planes.
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
