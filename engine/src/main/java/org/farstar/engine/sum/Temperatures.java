package org.farstar.engine.sum;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The mean values, with the temperature as slack: with m the sum of the mean values and t the
 * greatest temperature of a part, but at least 0, the stops of the sum lie between m - t and m + t
 * (J. H. Conway, <i>On Numbers and Games</i>, chapter 9).
 */
final class Temperatures implements Bound {
  @Override
  public Shortcut shortcut() {
    return Shortcut.TEMPERATURE;
  }

  @Override
  public boolean needsValues() {
    return true;
  }

  @Override
  public Verdict of(PartSum sum, Player mover) {
    Dyadic mean = sum.plain().leftStop();
    Dyadic hottest = Dyadic.ZERO;
    for (int i = 0; i < sum.size(); i++) {
      mean = mean.plus(sum.member(i).mean());
      Dyadic temperature = ((ValuePart) sum.member(i).part()).temperature();
      if (temperature.compareTo(hottest) > 0) {
        hottest = temperature;
      }
    }
    Dyadic distance = mean.signum() < 0 ? mean.negate() : mean;
    if (distance.compareTo(hottest) <= 0) {
      return null;
    }
    Dyadic total = mean;
    Dyadic slack = hottest;
    return Verdict.by(
        Shortcut.TEMPERATURE,
        (mean.signum() > 0) == (mover == Player.LEFT),
        () ->
            ("the mean values add up to " + total)
                + (", and the greatest temperature of a part is only " + slack));
  }
}
