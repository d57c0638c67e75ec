package org.farstar.games.heap.cake;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.heap.cake.Cakes.Cake;
import org.farstar.values.Dyadic;

/** Checks the arithmetic of what reasons say of a cake; a search finds the value of a small one. */
final class CakeChecker implements StepChecker<Cakes> {
  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.POWERS, StepKind.PRIMES);
  }

  @Override
  public void check(StepCheck<Cakes> check) {
    check.require(check.position().toString().equals(check.text("cake")), "this is the cake");
    Cake cake = check.position().cakes().get(0);
    boolean left = check.text("player").equals("Left");
    int own = left ? cake.columns() : cake.rows();
    int other = left ? cake.rows() : cake.columns();
    BigInteger amount =
        check.kind() == StepKind.POWERS ? times(check, own, other) : cuts(check, own, other);
    Dyadic value = Dyadic.of(left ? amount : amount.negate());
    check.require(check.text("value").equals(value.toString()), "the value is " + value);
    check.isWorth(value);
  }

  private static BigInteger times(StepCheck<Cakes> check, int own, int other) {
    int power = check.integer("power");
    int times = check.integer("times");
    check.require(
        Integer.bitCount(power) == 1 && power <= other && other < 2 * power,
        "it is the largest power of 2 in the shorter side");
    check.require(
        times >= 1 && times * power <= own && own < (times + 1) * power,
        "it goes so often into the longer side");
    boolean even = Integer.highestOneBit(own) == Integer.highestOneBit(other);
    check.require(!even || check.text("player").equals("Left"), "of equal powers Left's is named");
    return BigInteger.valueOf(times - 1L);
  }

  private static BigInteger cuts(StepCheck<Cakes> check, int own, int other) {
    factors(check, "own", own);
    factors(check, "other", other);
    List<BigInteger> mine = check.numbers("own");
    List<BigInteger> terms = check.numbers("terms");
    int more = mine.size() - check.numbers("other").size();
    check.require(more == terms.size(), "there is a term for each factor that is more");
    boolean even = more == 0;
    check.require(!even || check.text("player").equals("Left"), "of as many Left's are named");
    BigInteger cuts = BigInteger.ZERO;
    for (int i = 0; i < Math.min(terms.size(), mine.size()); i++) {
      BigInteger cakes = i == 0 ? BigInteger.ONE : terms.get(i - 1).multiply(mine.get(i - 1));
      check.require(terms.get(i).equals(cakes), "cut " + (i + 1) + " is of " + cakes + " cakes");
      cuts = cuts.add(terms.get(i));
    }
    return cuts;
  }

  private static void factors(StepCheck<Cakes> check, String key, int side) {
    BigInteger product = BigInteger.ONE;
    BigInteger last = null;
    for (BigInteger factor : check.numbers(key)) {
      check.require(factor.isProbablePrime(30), factor + " is prime");
      check.require(last == null || factor.compareTo(last) <= 0, "the largest come first");
      product = product.multiply(factor);
      last = factor;
    }
    check.require(product.equals(BigInteger.valueOf(side)), "the product is " + side);
  }
}
