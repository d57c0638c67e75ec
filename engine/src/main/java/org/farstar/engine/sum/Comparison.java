package org.farstar.engine.sum;

import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.Relation;
import org.farstar.values.shortgame.ShortGame;

/**
 * One or two valued parts with what was added up: G + H is won as G compares with -H. Nothing is
 * added for it but a number.
 */
final class Comparison implements Bound {
  private static final int MOST = 2;

  @Override
  public Shortcut shortcut() {
    return Shortcut.COMPARE;
  }

  @Override
  public boolean needsValues() {
    return true;
  }

  @Override
  public Verdict of(PartSum sum, Player mover) {
    if (sum.size() > MOST || (sum.size() == MOST && !sum.plain().isNumber())) {
      return null;
    }
    ShortGame one = sum.member(0).value();
    ShortGame other = sum.plain();
    if (sum.size() == MOST) {
      one = one.plus(other);
      other = sum.member(1).value();
    }
    Outcome outcome = outcome(one.compare(other.negate()));
    return Verdict.by(
        Shortcut.COMPARE,
        outcome.forMover(mover) == Result.WIN,
        () -> "the parts that do not cancel are so few that their values were compared");
  }

  private static Outcome outcome(Relation relation) {
    return switch (relation) {
      case LESS -> Outcome.R;
      case EQUAL -> Outcome.P;
      case GREATER -> Outcome.L;
      case CONFUSED -> Outcome.N;
    };
  }
}
