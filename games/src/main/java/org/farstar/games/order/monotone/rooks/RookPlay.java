package org.farstar.games.order.monotone.rooks;

import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.monotone.board.SafePlay;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The extended form on {1..n}, whatever n is, played on {@link ReducedRooks}. A search of it is
 * much slower than {@link RookSearch}, which it referees and whose place it takes on boards that do
 * not fit one long: about n^2 boards are made for each that is visited. A full board is a draw.
 *
 * @param a how many ascending rooks end the game, at least 2
 * @param d how many descending rooks end it, at least 2
 * @param misere whether who completes them loses
 */
record RookPlay(int a, int d, boolean misere) implements SafePlay<ReducedRooks> {
  private boolean completes(ReducedRooks board, int column, int row) {
    return board.ascending(column, row) >= a || board.descending(column, row) >= d;
  }

  @Override
  public Optional<Outcome> verdict(ReducedRooks board) {
    if (board.size() < Math.min(a, d)) {
      // Even a full board has no chain so long.
      return Optional.of(Outcome.D);
    }
    boolean[] found = new boolean[2];
    board.squares((column, row) -> found[completes(board, column, row) ? 1 : 0] = true);
    return verdict(found[1], found[0]);
  }

  @Override
  public void moves(ReducedRooks board, Player player, Moves<ReducedRooks> moves) {
    board.squares(
        (column, row) -> {
          if (!completes(board, column, row)) {
            board.put(column, row, next -> moves.add(next.reduced(), () -> column + "," + row));
          }
        });
  }

  @Override
  public ReducedRooks representative(ReducedRooks board) {
    return board.leastImage(a == d);
  }
}
