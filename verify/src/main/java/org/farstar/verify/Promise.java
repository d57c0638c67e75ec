package org.farstar.verify;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What one strategy is to show.
 *
 * @param starts who moves first
 * @param keeper who follows the strategy
 * @param atLeast the least that this player gets, a win or a draw
 */
public record Promise(Player starts, Player keeper, Result atLeast) {
  /** How its line begins. */
  static final String FIRST = "when ";

  /**
   * The strategies that together prove an outcome: for each player who may start, that of the
   * winner, or those of both for a draw. One start is enough where both players have the same moves
   * and the outcome does not tell them apart; N, P and D do not.
   */
  public static List<Promise> of(Outcome outcome, boolean impartial) {
    boolean alike = outcome.forMover(Player.LEFT) == outcome.forMover(Player.RIGHT);
    List<Promise> promises = new ArrayList<>();
    for (Player starts : impartial && alike ? List.of(Player.LEFT) : List.of(Player.values())) {
      Player other = starts.opponent();
      switch (outcome.forMover(starts)) {
        case WIN -> promises.add(new Promise(starts, starts, Result.WIN));
        case LOSS -> promises.add(new Promise(starts, other, Result.WIN));
        case DRAW -> {
          promises.add(new Promise(starts, starts, Result.DRAW));
          promises.add(new Promise(starts, other, Result.DRAW));
        }
      }
    }
    return promises;
  }

  /** The line above the strategy, as in {@code when Left moves first, Right wins}. */
  public String line() {
    return FIRST
        + starts.title()
        + " moves first, "
        + keeper.title()
        + (atLeast == Result.WIN ? " wins" : " does not lose");
  }
}
