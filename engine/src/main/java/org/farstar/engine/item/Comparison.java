package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.shortgame.ShortGame;

/**
 * One or two values and what was added up: G + H is won as G compares with -H. Nothing is added for
 * it but, to one of two values, a number with ups and stars.
 */
final class Comparison implements Bound {
  private static final int MOST = 2;

  @Override
  public Decision wins(ItemSum sum) {
    if (sum.size() > MOST || sum.size() == 0 || !sum.isValue()) {
      return Decision.UNKNOWN;
    }
    ShortGame plain = sum.plain().value();
    ShortGame one = value(sum, 0);
    // A large nimber makes a sum with many options, and is compared at once.
    return Decision.of(
        sum.size() == 1
            ? !one.isAtMost(plain.negate())
            : !one.plus(plain).isAtMost(value(sum, 1).negate()));
  }

  private static ShortGame value(ItemSum sum, int index) {
    ShortGame value = ((ValueItem) sum.item(index)).value();
    return sum.swapped(index) ? value.negate() : value;
  }

  @Override
  public SumRule rule() {
    return SumRule.COMPARE;
  }
}
