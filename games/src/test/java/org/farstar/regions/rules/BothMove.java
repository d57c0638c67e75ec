package org.farstar.regions.rules;

import java.util.OptionalLong;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardMoves;
import org.farstar.regions.board.Grid;
import org.farstar.values.player.Player;

/** The impartial game in which each player has the moves of both players of other rules. */
public final class BothMove extends RegionRules {
  private final RegionRules rules;

  public BothMove(RegionRules rules) {
    super(rules.symbols(), rules.symmetry(), rules.exchange(), rules.corners(), rules.outside());
    this.rules = rules;
  }

  @Override
  public void generate(Board board, Player player, BoardMoves moves) {
    rules.generate(board, Player.LEFT, moves);
    rules.generate(board, Player.RIGHT, moves);
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public long regions(Grid grid, long first, long second) {
    return rules.regions(grid, first, second);
  }

  @Override
  public long region(Grid grid, long rest, long first, long second) {
    return rules.region(grid, rest, first, second);
  }

  @Override
  public boolean joins(int state, int other) {
    return rules.joins(state, other);
  }

  @Override
  public boolean idle(Board board, long region) {
    return rules.idle(board, region);
  }

  @Override
  public OptionalLong rank(Board board) {
    return rules.rank(board);
  }

  @Override
  public String toString() {
    return "both move as in " + rules.getClass().getSimpleName();
  }
}
