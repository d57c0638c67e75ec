package org.farstar.verify;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
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
    return of(OutcomeSet.of(outcome), impartial);
  }

  /**
   * The strategies that together prove that the outcome is one of some: for each start the least
   * that each player gets, where that is more than nothing.
   */
  public static List<Promise> of(OutcomeSet outcomes, boolean impartial) {
    boolean alike = outcomes.alike().equals(outcomes);
    List<Promise> promises = new ArrayList<>();
    for (Player starts : impartial && alike ? List.of(Player.LEFT) : List.of(Player.values())) {
      Set<Result> results = outcomes.results(starts);
      if (!results.contains(Result.LOSS)) {
        Result least = results.contains(Result.DRAW) ? Result.DRAW : Result.WIN;
        promises.add(new Promise(starts, starts, least));
      }
      if (!results.contains(Result.WIN)) {
        Result least = results.contains(Result.DRAW) ? Result.DRAW : Result.WIN;
        promises.add(new Promise(starts, starts.opponent(), least));
      }
    }
    return promises;
  }

  /**
   * The outcomes that are left where strategies keep their promises.
   *
   * @param impartial whether both players have the same moves
   * @param draws whether a play can be drawn
   */
  public static OutcomeSet left(List<Promise> promises, boolean impartial, boolean draws) {
    Map<Player, Set<Result>> results = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      results.put(player, EnumSet.allOf(Result.class));
    }
    for (Promise promise : promises) {
      boolean own = promise.keeper == promise.starts;
      results
          .get(promise.starts)
          .removeIf(result -> promise.atLeast.betterThan(own ? result : result.forOpponent()));
    }
    if (impartial) {
      results.get(Player.LEFT).retainAll(results.get(Player.RIGHT));
      results.put(Player.RIGHT, results.get(Player.LEFT));
    }
    OutcomeSet left = OutcomeSet.ofResults(results.get(Player.LEFT), results.get(Player.RIGHT));
    OutcomeSet all = draws ? OutcomeSet.ALL : OutcomeSet.ALL.withoutDraws();
    return left.and(impartial ? all.alike() : all);
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
