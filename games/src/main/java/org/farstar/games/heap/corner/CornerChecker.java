package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/** Checks what reasons say of a chip on the quadrant, by the arithmetic of its coordinates. */
final class CornerChecker implements StepChecker<Corner> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.SUM, StepKind.PAIR, StepKind.PARTNERS);
  }

  @Override
  public void check(StepCheck<Corner> check) {
    Corner at = check.position();
    switch (check.kind()) {
      case SUM -> {
        check.require(
            check.numbers("values").equals(List.of(at.m(), at.n())), "these are the coordinates");
        check.require(check.text("of").equals("coordinates"), "they are coordinates");
        check.addsWithoutCarry();
      }
      case PAIR -> {
        check.require(
            check.number("first").equals(at.m()) && check.number("second").equals(at.n()),
            "these are the coordinates");
        BigInteger a = check.number("a");
        BigInteger b = check.number("b");
        check.require(
            at.m().subtract(at.n()).abs().equals(check.number("k")), "k is the difference");
        check.require(a.add(check.number("k")).equals(b), "b = a + k");
        check.require(isPair(a, b), "a = floor(k (1+sqrt 5)/2)");
        check.require(check.flag("same") == at.m().min(at.n()).equals(a), "this is the position");
        check.concludes(at.m().min(at.n()).equals(a) ? Outcome.P : Outcome.N);
      }
      default -> {
        Optional<Step> pair = check.earlier(StepKind.PAIR);
        check.require(pair.isPresent(), "the pair was named before");
        check.require(
            check.number("first").equals(at.m()) && check.number("second").equals(at.n()),
            "these are the coordinates");
        paired(check, at.m(), check.number("partnerOfFirst"));
        paired(check, at.n(), check.number("partnerOfSecond"));
      }
    }
  }

  private static void paired(StepCheck<Corner> check, BigInteger one, BigInteger other) {
    check.require(isPair(one.min(other), one.max(other)), one + " and " + other + " are a pair");
  }

  /** Whether a = floor(k phi) for k = b - a: {@code 2a - k <= k sqrt 5 < 2a + 2 - k}. */
  private static boolean isPair(BigInteger a, BigInteger b) {
    BigInteger k = b.subtract(a);
    BigInteger five = k.multiply(k).multiply(BigInteger.valueOf(5));
    BigInteger low = a.shiftLeft(1).subtract(k);
    BigInteger high = low.add(BigInteger.TWO);
    return low.signum() >= 0
        && low.multiply(low).compareTo(five) <= 0
        && high.multiply(high).compareTo(five) > 0;
  }
}
