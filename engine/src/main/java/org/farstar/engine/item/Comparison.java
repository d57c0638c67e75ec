package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.shortgame.ShortGame;

/**
 * One or two values and what was added up: G + H is won as G compares with -H. Nothing is added for
 * it but a number with ups and stars.
 */
final class Comparison implements Bound {
  private static final int MOST = 2;

  @Override
  public Decision wins(ItemSum sum) {
    if (sum.size() > MOST || sum.size() == 0 || !sum.isValue()) {
      return Decision.UNKNOWN;
    }
    ShortGame one = value(sum, 0).plus(sum.plain().value());
    ShortGame other = sum.size() == 1 ? one.universe().zero() : value(sum, 1).negate();
    return Decision.of(!one.isAtMost(other));
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
