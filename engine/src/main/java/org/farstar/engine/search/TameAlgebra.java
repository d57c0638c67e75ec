package org.farstar.engine.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.values.player.Outcome;

/**
 * Which impartial positions are tame in misère play, found from their options. Let g be the least
 * number that no option has. A position all of whose options are tame is
 *
 * <ul>
 *   <li>fickle 0 if it has no option; or if g = 0, it has an option fickle 1 and none firm 1;
 *   <li>fickle 1 if g = 1 and it has no option firm 0;
 *   <li>firm 0 if g = 0 and it has no option fickle 1;
 *   <li>firm 1 if g = 1 and it has no option fickle 0;
 *   <li>firm g if g is at least 2, and it has an option fickle 1 or firm 0, and one fickle 0 or
 *       firm 1;
 * </ul>
 *
 * and otherwise wild.
 *
 * <p>These are the conditions for which the proof for Nim goes through in sums of such positions.
 * Call fickle 1 and firm 0 lost. From a lost sum no move leads to a lost one: a move to the same
 * number is excluded by g, and in a sum that is fickle, or would be but for the part that is moved
 * in, the lists exclude the option of the other kind. From a sum that is not lost and has a move,
 * one leads to a lost one: where two parts are firm, or one and the move keeps the sum firm, as in
 * Nim; where all are fickle and add up to 0, from fickle 1 to fickle 0, or from fickle 0 to the
 * fickle 1 that it has; where one part alone is firm, by the options that are demanded above.
 */
public final class TameAlgebra implements Algebra<Tameness> {
  /** An algebra; it has no state, so that any two are alike. */
  public TameAlgebra() {}

  @Override
  public Tameness zero() {
    return Tameness.fickle(0);
  }

  @Override
  public Tameness sum(Tameness a, Tameness b) {
    return a.plus(b);
  }

  @Override
  public Tameness negate(Tameness value) {
    return value;
  }

  @Override
  public Tameness of(List<Tameness> left, List<Tameness> right) {
    if (left.isEmpty()) {
      return zero();
    }
    Set<Tameness> options = new HashSet<>(left);
    int least = 0;
    for (Tameness option : left) {
      if (!option.isTame()) {
        return Tameness.WILD;
      }
    }
    while (options.contains(Tameness.fickle(least)) || options.contains(Tameness.firm(least))) {
      least++;
    }
    return of(
        least,
        options.contains(Tameness.fickle(0)),
        options.contains(Tameness.fickle(1)),
        options.contains(Tameness.firm(0)),
        options.contains(Tameness.firm(1)));
  }

  private static Tameness of(
      int least, boolean fickle0, boolean fickle1, boolean firm0, boolean firm1) {
    if (least == 0) {
      return !fickle1 ? Tameness.firm(0) : firm1 ? Tameness.WILD : Tameness.fickle(0);
    }
    if (least == 1) {
      return !fickle0 ? Tameness.firm(1) : firm0 ? Tameness.WILD : Tameness.fickle(1);
    }
    boolean answered = (fickle1 || firm0) && (fickle0 || firm1);
    return answered ? Tameness.firm(least) : Tameness.WILD;
  }

  @Override
  public Outcome outcome(Tameness value) {
    return value.outcome();
  }
}
