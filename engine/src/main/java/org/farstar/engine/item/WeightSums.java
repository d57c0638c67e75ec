package org.farstar.engine.item;

import java.util.Map;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * What atomic weights say of sums of all-small items, for Left moving first: with 2 or more Left
 * wins, with 1 or more she wins moving first (E. Berlekamp, J. Conway and R. Guy, <i>Winning
 * Ways</i>, chapter 8). Weights add up, and numbers that they lie between do so, too. Costs a few
 * additions for each item, and sums of small games where weights are no numbers.
 */
final class WeightSums implements Bound {
  /** With this she wins moving first. */
  private static final long WON = Weights.UNIT;

  /** With this she loses moving first. */
  private static final long LOST = -2 * Weights.UNIT;

  /** About the weight with which the mover wins as often as she loses, in eighths. */
  private static final long EVEN_EIGHTHS = -10;

  /** How many units of the mean value a unit of weight is worth, where a guess is made. */
  private static final long WORTH = 4;

  @Override
  public Decision wins(ItemSum sum) {
    if (!sum.plain().isAllSmall()) {
      return Decision.UNKNOWN;
    }
    long low = sum.plain().ups() * Weights.UNIT;
    long high = low;
    boolean games = false;
    for (int i = 0; i < sum.size(); i++) {
      Weights weights = sum.item(i).weights(sum.swapped(i));
      if (weights == null) {
        return Decision.UNKNOWN;
      }
      low += weights.low();
      high += weights.high();
      games |= weights.isSmallGame();
    }
    if (low >= WON) {
      return Decision.WIN;
    }
    if (high <= LOST) {
      return Decision.LOSS;
    }
    return games ? byGames(sum) : Decision.UNKNOWN;
  }

  /** The same with weights that are no numbers added as games, at least one of them. */
  private static Decision byGames(ItemSum sum) {
    ShortGame games = null;
    long low = sum.plain().ups() * Weights.UNIT;
    long high = low;
    for (int i = 0; i < sum.size(); i++) {
      Weights weights = sum.item(i).weights(sum.swapped(i));
      if (weights.isSmallGame()) {
        games = games == null ? weights.exact() : games.plus(weights.exact());
      } else {
        low += weights.low();
        high += weights.high();
      }
    }
    if (isKnown(low) && games.isAtLeast(number(games, WON - low))) {
      return Decision.WIN;
    }
    return isKnown(high) && games.isAtMost(number(games, LOST - high))
        ? Decision.LOSS
        : Decision.UNKNOWN;
  }

  private static boolean isKnown(long bound) {
    return Math.abs(bound) < Weights.FAR / 2;
  }

  private static ShortGame number(ShortGame beside, long units) {
    return beside.universe().number(Dyadic.of(units, ItemLimits.PLACES));
  }

  /**
   * About how far Left is ahead who moves first, in units of {@link ItemLimits} of a mean value; 0
   * where not all weights are bounded. A guess: nothing follows from it.
   */
  static long lead(ItemSum sum) {
    if (!sum.plain().isAllSmall()) {
      return 0;
    }
    long twice = 2 * sum.plain().ups() * Weights.UNIT;
    for (int i = 0; i < sum.size(); i++) {
      Weights weights = sum.item(i).weights(sum.swapped(i));
      if (weights == null || !isKnown(weights.low()) || !isKnown(weights.high())) {
        return 0;
      }
      twice += weights.low() + weights.high();
    }
    return WORTH * (twice / 2 - EVEN_EIGHTHS * Weights.UNIT / 8);
  }

  @Override
  public SumRule rule() {
    return SumRule.ATOMIC_WEIGHT;
  }

  @Override
  public Map<String, String> data(ItemSum sum, Player mover) {
    long low = sum.plain().ups() * Weights.UNIT;
    long high = low;
    for (int i = 0; i < sum.size(); i++) {
      Weights weights = sum.item(i).weights(sum.swapped(i));
      low += weights.low();
      high += weights.high();
    }
    boolean wins = low >= WON;
    return wins || high <= LOST
        ? Bound.amount(wins ? low : high, low == high, wins, mover)
        : Map.of();
  }
}
