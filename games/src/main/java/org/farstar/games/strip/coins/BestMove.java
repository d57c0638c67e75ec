package org.farstar.games.strip.coins;

import java.util.Map;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The best moves of a line (Theorem 4.2): Left turns the last two tails, Right the last head and
 * the tail next to it. No other move leads to a better value.
 */
public final class BestMove {
  private BestMove() {}

  /**
   * The places of the two coins, counted from 1; empty where the player cannot move. Linear time.
   */
  public static Optional<int[]> of(CoinLine line, Player player) {
    int last = line.length();
    int other = last - 1;
    boolean wanted = player == Player.LEFT;
    while (other > 0 && line.tail(other) != wanted) {
      other--;
    }
    if (other <= 0) {
      return Optional.empty();
    }
    return Optional.of(new int[] {other, player == Player.LEFT ? last : other + 1});
  }

  /**
   * The value by recursion on the best moves alone (Theorem 4.2): another way than the algorithm of
   * section 3, for lines too long to search. Their followers by best moves are few.
   */
  public static Dyadic value(CoinLine line, Map<CoinLine, Dyadic> table) {
    Dyadic known = table.get(line);
    if (known == null) {
      known =
          Dyadic.simplestBetween(
              afterBestMove(line, Player.LEFT, table), afterBestMove(line, Player.RIGHT, table));
      table.put(line, known);
    }
    return known;
  }

  private static Optional<Dyadic> afterBestMove(
      CoinLine line, Player player, Map<CoinLine, Dyadic> table) {
    return BestMove.of(line, player).map(coins -> value(line.flip(coins), table));
  }
}
