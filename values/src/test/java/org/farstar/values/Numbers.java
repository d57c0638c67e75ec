package org.farstar.values;

import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/** Numbers for property tests. */
public final class Numbers {

  private Numbers() {}

  /** Numbers of every size, many of them close to where a long ends. */
  public static final class Any implements ArbitrarySupplier<Dyadic> {
    @Override
    public Arbitrary<Dyadic> get() {
      Arbitrary<BigInteger> few = Arbitraries.integers().between(-40, 40).map(BigInteger::valueOf);
      Arbitrary<BigInteger> nearPowers =
          Combinators.combine(Arbitraries.integers().between(60, 66), few, Arbitraries.of(-1, 1))
              .as((k, d, s) -> BigInteger.ONE.shiftLeft(k).add(d).multiply(BigInteger.valueOf(s)));
      BigInteger huge = BigInteger.ONE.shiftLeft(200);
      Arbitrary<BigInteger> large = Arbitraries.bigIntegers().between(huge.negate(), huge);
      Arbitrary<Integer> exponents =
          Arbitraries.oneOf(
              Arbitraries.integers().between(0, 6),
              Arbitraries.integers().between(58, 68),
              Arbitraries.integers().between(0, 220));
      return Combinators.combine(Arbitraries.oneOf(few, nearPowers, large), exponents)
          .as((m, e) -> Dyadic.of(m, e));
    }
  }

  /** Numbers whose birthday is a few dozen days at most, for referees that walk the tree. */
  public static final class Small implements ArbitrarySupplier<Dyadic> {
    @Override
    public Arbitrary<Dyadic> get() {
      return Combinators.combine(
              Arbitraries.integers().between(-200, 200), Arbitraries.integers().between(0, 7))
          .as((m, e) -> Dyadic.of((long) m, e));
    }
  }
}
