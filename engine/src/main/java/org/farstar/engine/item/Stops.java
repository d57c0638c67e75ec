package org.farstar.engine.item;

import java.util.HashMap;
import java.util.Map;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The stops and mean values of the items, for Left moving first. The Left stop of a sum is at least
 * its mean value, which is the sum of the mean values, and at least the Left stop of one item with
 * the Right stops of the others; it is at most the sum of the Left stops, and at most the mean
 * value with the greatest temperature (J. H. Conway, <i>On Numbers and Games</i>, chapter 9). A
 * Left stop above 0 is a win for Left moving first, one below 0 a loss.
 */
final class Stops implements Bound {
  private long meanLow;
  private long meanHigh;
  private long left;
  private long leftLow;
  private long slack;

  /** Whether the stops of all items are known, and not bounds of them alone. */
  private boolean exact;

  @Override
  public Decision wins(ItemSum sum) {
    meanLow = sum.plain().low();
    meanHigh = sum.plain().high();
    left = meanHigh;
    slack = 0;
    exact = meanLow == meanHigh;
    long right = meanLow;
    long gain = 0;
    for (int i = 0; i < sum.size(); i++) {
      ItemLimits limits = sum.item(i).limits(sum.swapped(i));
      if (limits == null) {
        return Decision.UNKNOWN;
      }
      meanLow += limits.meanLow();
      meanHigh += limits.meanHigh();
      left += limits.leftStop();
      exact &=
          limits.leftStop() == limits.leftStopLow() && limits.rightStop() == limits.rightStopHigh();
      right += limits.rightStop();
      gain = Math.max(gain, limits.leftStopLow() - limits.rightStop());
      slack = Math.max(slack, limits.slackHigh());
    }
    leftLow = right + gain;
    if (meanLow > 0 || leftLow > 0) {
      return Decision.WIN;
    }
    return left < 0 || meanHigh + slack < 0 ? Decision.LOSS : Decision.UNKNOWN;
  }

  /** Whether the mean values decide, and not the stops. */
  private boolean byMeans() {
    return meanLow > 0 || !(leftLow > 0) && meanHigh + slack < 0;
  }

  @Override
  public SumRule rule() {
    return byMeans() ? SumRule.TEMPERATURE : SumRule.STOPS;
  }

  @Override
  public Map<String, String> data(ItemSum sum, Player mover) {
    if (!byMeans()) {
      return Bound.amount(leftLow > 0 ? leftLow : left, exact, leftLow > 0, mover);
    }
    boolean wins = meanLow > 0;
    Map<String, String> data =
        new HashMap<>(Bound.amount(wins ? meanLow : meanHigh, meanLow == meanHigh, wins, mover));
    if (!wins || meanLow > slack) {
      data.put("temperature", Dyadic.of(slack, ItemLimits.PLACES).toString());
    }
    return data;
  }
}
