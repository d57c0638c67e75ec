package org.farstar.games.strip.turning;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Nimber;

/** Checks what reasons say of single tails: each is searched alone, and together they add up. */
final class TurningChecker implements StepChecker<String> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.HEAP);
  }

  @Override
  public void check(StepCheck<String> check) {
    String coins = check.position();
    int line = CoinTurning.width(coins) + 1;
    Set<String> tails = new LinkedHashSet<>();
    for (int at = 0; at < coins.length(); at++) {
      if (coins.charAt(at) == '1') {
        String name = CoinTurning.name(coins, at / line, at % line, new int[0]);
        tails.add(name);
        if (name.equals(check.text("heap"))) {
          Nimber value = Nimber.of(check.number("value"));
          check
              .value(alone(coins, at))
              .ifPresent(found -> check.require(found.equals(value), "it is worth " + value));
        }
      }
    }
    check.require(
        check.has("formula") && check.text("formula").equals("coin"), "it is that of a coin");
    check.require(tails.contains(check.text("heap")), "this coin shows tails");
    BigInteger total = check.number("value");
    tails.remove(check.text("heap"));
    for (Step step : check.earlier()) {
      if (step.kind() == StepKind.HEAP && tails.remove(step.data().get("heap").toString())) {
        total = total.xor(new BigInteger(step.data().get("value").toString()));
      }
    }
    if (tails.isEmpty()) {
      check.isWorth(total);
    }
  }

  private static String alone(String coins, int tail) {
    StringBuilder alone = new StringBuilder(coins.replace('1', '0'));
    alone.setCharAt(tail, '1');
    return coins.indexOf('|') >= 0 ? alone.toString() : alone.substring(0, tail + 1);
  }
}
