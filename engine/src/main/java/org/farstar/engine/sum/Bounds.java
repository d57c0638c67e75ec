package org.farstar.engine.sum;

import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * What can be said of a sum from what is known of its parts. Costs a few additions of numbers for
 * each part.
 *
 * <p>The rules, for Left moving first; Right's are the same of the negative:
 *
 * <ul>
 *   <li>she loses if she loses moving first in every part, since then every part is at most 0;
 *   <li>she wins if she wins moving first in one part, and Right moving first loses every other;
 *   <li>with m the sum of the mean values and t the greatest temperature of a part, the stops of
 *       the sum lie between m - t and m + t (J. H. Conway, <i>On Numbers and Games</i>, chapter 9);
 *   <li>the Left stop of the sum is at most the sum of the Left stops, and at least the Left stop
 *       of one part with the Right stops of the others. A Left stop above 0 is a win for Left
 *       moving first, one below 0 a loss.
 * </ul>
 */
final class Bounds {
  private Bounds() {}

  /** Whether a player who moves first wins; null where the bounds do not say. */
  static Verdict of(PartSum sum, Player mover) {
    Verdict bySigns = bySigns(sum, mover);
    if (bySigns != null) {
      return bySigns;
    }
    for (int i = 0; i < sum.size(); i++) {
      if (!(sum.member(i).part() instanceof ValuePart)) {
        return null;
      }
    }
    return byStops(sum, mover);
  }

  private static boolean wins(ShortGame plain, Player mover) {
    return plain.outcome().forMover(mover) == Result.WIN;
  }

  private static Verdict bySigns(PartSum sum, Player mover) {
    Player other = mover.opponent();
    boolean moverFirst = wins(sum.plain(), mover);
    boolean otherFirst = wins(sum.plain(), other);
    // Of the parts so far: whether the mover loses each moving first; how many the opponent does
    // not certainly lose moving first; and whether the only such one is won by the mover.
    boolean allLost = !moverFirst;
    int open = otherFirst ? 1 : 0;
    boolean openWon = otherFirst && moverFirst;
    boolean anyWon = moverFirst;
    for (int i = 0; i < sum.size(); i++) {
      Boolean first = wins(sum.member(i), mover);
      Boolean second = wins(sum.member(i), other);
      allLost &= first == Boolean.FALSE;
      anyWon |= first == Boolean.TRUE;
      if (second != Boolean.FALSE) {
        open++;
        openWon = first == Boolean.TRUE;
      }
    }
    if (allLost) {
      return new Verdict(false, Verdict.Rule.SIGNS);
    }
    if (open == 0 ? anyWon : open == 1 && openWon) {
      return new Verdict(true, Verdict.Rule.SIGNS);
    }
    return null;
  }

  private static Boolean wins(Member member, Player mover) {
    Boolean known = member.wins(mover);
    if (known == null && member.part() instanceof ValuePart part) {
      for (Player player : Player.values()) {
        part.learn(player, wins(part.value(), player));
      }
      known = member.wins(mover);
    }
    return known;
  }

  private static Verdict byStops(PartSum sum, Player mover) {
    Dyadic number = stop(sum.plain(), Player.LEFT);
    Dyadic mean = number;
    Dyadic hottest = null;
    Dyadic own = Dyadic.ZERO;
    Dyadic others = Dyadic.ZERO;
    Dyadic bestGain = Dyadic.ZERO;
    for (Member member : sum.members()) {
      ValuePart part = (ValuePart) member.part();
      mean = mean.plus(member.swapped() ? part.mean().negate() : part.mean());
      if (hottest == null || part.temperature().compareTo(hottest) > 0) {
        hottest = part.temperature();
      }
      Dyadic ownStop = stop(member, mover);
      Dyadic otherStop = stop(member, mover.opponent());
      own = own.plus(ownStop);
      others = others.plus(otherStop);
      Dyadic gain = seenBy(mover, ownStop.minus(otherStop));
      if (gain.compareTo(bestGain) > 0) {
        bestGain = gain;
      }
    }
    Dyadic slack = hottest == null || hottest.signum() < 0 ? Dyadic.ZERO : hottest;
    Dyadic seen = seenBy(mover, mean);
    if (seen.compareTo(slack) > 0) {
      return new Verdict(true, Verdict.Rule.TEMPERATURE);
    }
    if (seen.plus(slack).signum() < 0) {
      return new Verdict(false, Verdict.Rule.TEMPERATURE);
    }
    Dyadic least = seenBy(mover, others.plus(number)).plus(bestGain);
    if (least.signum() > 0) {
      return new Verdict(true, Verdict.Rule.STOPS);
    }
    if (seenBy(mover, own.plus(number)).signum() < 0) {
      return new Verdict(false, Verdict.Rule.STOPS);
    }
    return null;
  }

  /** A number as the player sees it: what is good for the player is positive. */
  private static Dyadic seenBy(Player player, Dyadic number) {
    return player == Player.LEFT ? number : number.negate();
  }

  private static Dyadic stop(ShortGame game, Player player) {
    return player == Player.LEFT ? game.leftStop() : game.rightStop();
  }

  private static Dyadic stop(Member member, Player player) {
    Dyadic stop = stop(member.part().value(), member.mover(player));
    return member.swapped() ? stop.negate() : stop;
  }
}
