package org.farstar.engine.sum;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The stops of the parts. The Left stop of a sum is at most the sum of the Left stops, and at least
 * the Left stop of one part with the Right stops of the others; one above 0 is a win for Left
 * moving first, one below 0 a loss. For Right the same of the negative (J. H. Conway, <i>On Numbers
 * and Games</i>, chapter 9).
 */
final class StopSums implements Bound {
  @Override
  public Shortcut shortcut() {
    return Shortcut.STOPS;
  }

  @Override
  public boolean needsValues() {
    return true;
  }

  @Override
  public Verdict of(PartSum sum, Player mover) {
    Dyadic number = stop(sum, mover);
    Dyadic own = number;
    Dyadic others = number;
    Dyadic bestGain = Dyadic.ZERO;
    for (int i = 0; i < sum.size(); i++) {
      Member member = sum.member(i);
      Dyadic ownStop = member.stop(mover);
      Dyadic otherStop = member.stop(mover.opponent());
      own = own.plus(ownStop);
      others = others.plus(otherStop);
      Dyadic gain = seenBy(mover, ownStop.minus(otherStop));
      if (gain.compareTo(bestGain) > 0) {
        bestGain = gain;
      }
    }
    Dyadic least = others.plus(seenBy(mover, bestGain));
    if (seenBy(mover, least).signum() > 0) {
      return Verdict.by(
          Shortcut.STOPS,
          true,
          () ->
              ("one " + mover.title() + " stop and the " + mover.opponent().title())
                  + (" stops of the other parts add up to " + least));
    }
    if (seenBy(mover, own).signum() < 0) {
      Dyadic most = own;
      return Verdict.by(
          Shortcut.STOPS, false, () -> "the " + mover.title() + " stops add up to " + most);
    }
    return null;
  }

  private static Dyadic stop(PartSum sum, Player player) {
    return player == Player.LEFT ? sum.plain().leftStop() : sum.plain().rightStop();
  }

  /** A number as the player sees it: what is good for the player is positive. */
  private static Dyadic seenBy(Player player, Dyadic number) {
    return player == Player.LEFT ? number : number.negate();
  }
}
