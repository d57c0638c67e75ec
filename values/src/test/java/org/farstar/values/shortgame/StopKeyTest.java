package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.values.Dyadic;
import org.farstar.values.Numbers;

/** Keys of numbers against the numbers themselves. */
class StopKeyTest {
  private static final int PLACES = 20;

  /** Multiples of 2^-20, many of them simple and many close to each other. */
  @Provide
  static Arbitrary<Dyadic> exact() {
    return Arbitraries.oneOf(
            Arbitraries.longs().between(-3, 3),
            Arbitraries.longs().between(-200, 200).map(n -> n << 16),
            Arbitraries.longs().between(-9, 9).map(n -> (3L << PLACES) + n),
            Arbitraries.longs().between(-1L << 36, 1L << 36))
        .map(n -> Dyadic.of(n, PLACES));
  }

  @Property
  void keysAreInOrderAndTellExactNumbers(
      @ForAll(supplier = Numbers.Any.class) Dyadic x,
      @ForAll(supplier = Numbers.Any.class) Dyadic y) {
    assertThat(Long.compare(StopKey.of(x), StopKey.of(y)) * x.compareTo(y)).isNotNegative();
    assertThat(Integer.signum(StopKey.compare(StopKey.of(x), x, StopKey.of(y), y)))
        .isEqualTo(Integer.signum(x.compareTo(y)));
    if (StopKey.isExact(StopKey.of(x))) {
      assertThat(StopKey.number(StopKey.of(x))).isEqualTo(x);
    }
  }

  @Property
  void everyMultipleOfALittleHasAnExactKey(@ForAll("exact") Dyadic x) {
    assertThat(StopKey.isExact(StopKey.of(x))).isTrue();
    assertThat(StopKey.isSmall(StopKey.of(x))).isTrue();
    assertThat(StopKey.number(StopKey.of(x))).isEqualTo(x);
  }

  @Property
  void theSimplestKeyIsThatOfTheSimplestNumber(
      @ForAll("exact") Dyadic x,
      @ForAll("exact") Dyadic y,
      @ForAll boolean boundedBelow,
      @ForAll boolean boundedAbove,
      @ForAll boolean closedBelow,
      @ForAll boolean closedAbove) {
    Dyadic lo = x.min(y);
    Dyadic hi = x.max(y);
    if (lo.equals(hi) && boundedBelow && boundedAbove && !(closedBelow && closedAbove)) {
      return;
    }
    // Far less than any of these numbers are apart, and a number this close to one is less simple.
    Dyadic little = Dyadic.of(1, 2 * PLACES);
    Dyadic expected =
        Dyadic.simplestBetween(
            boundedBelow ? Optional.of(closedBelow ? lo.minus(little) : lo) : Optional.empty(),
            boundedAbove ? Optional.of(closedAbove ? hi.plus(little) : hi) : Optional.empty());
    long key =
        StopKey.simplest(
            boundedBelow,
            StopKey.of(lo) - (closedBelow ? 1 : 0),
            boundedAbove,
            StopKey.of(hi) + (closedAbove ? 1 : 0));
    if (StopKey.isExact(key)) {
      assertThat(StopKey.number(key)).isEqualTo(expected);
    } else {
      assertThat(expected.denominatorExponent()).isGreaterThan(PLACES);
    }
  }
}
