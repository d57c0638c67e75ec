package org.farstar.values.nimber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.values.Ordinal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrdinalNimberTest {
  private static OrdinalNimber heap(String size) {
    return OrdinalNimber.of(Ordinal.read(size));
  }

  /**
   * The least nimbers without a p-th root below the generator of p: Conway, On Numbers and Games,
   * chapter 6, for p up to 7; Lenstra, Nim multiplication (1977-78), for p up to 43.
   */
  @ParameterizedTest
  @CsvSource({
    "3, 2",
    "5, 4",
    "7, w+1",
    "11, w^w+1",
    "13, w+4",
    "17, 16",
    "19, w^3+4",
    "23, w^(w^3)+1",
    "29, w^(w^2)+4",
    "31, w^w+1",
    "37, w^3+4",
    "41, w^w+1",
    "43, w^(w^2)+1",
  })
  void aGeneratorIsARootOfTheLeastNimberWithoutOne(int p, String least) {
    int k = Primes.number(p);
    OrdinalNimber generator = heap(k == 0 ? "w" : "w^(w^" + k + ")");
    assertThat(generator.power(BigInteger.valueOf(p))).isEqualTo(heap(least));
    assertThat(heap("w^(w^" + k + "*" + p + ")").power(BigInteger.valueOf(p))).isEqualTo(generator);
  }

  /**
   * Lenstra's theorem: the root is of kappa + m for the least m for which there is none. An element
   * x of the field of 2^d elements, p a divisor of 2^d - 1, has a p-th root there if and only if
   * its power with the exponent (2^d - 1)/p is 1.
   */
  @Test
  void theExcessIsTheLeastWithoutARoot() {
    int checked = 0;
    for (int k = 0; k < Primes.count(); k++) {
      if (Primes.isKnown(k) && isSmall(k)) {
        for (int m = 0; m <= Primes.excess(k); m++) {
          assertThat(hasRoot(k, m)).as(Primes.odd(k) + ", " + m).isEqualTo(m < Primes.excess(k));
        }
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(25);
  }

  private static boolean isSmall(int k) {
    return Roots.kappa(Roots.order(Primes.odd(k))).degree().compareTo(BigInteger.valueOf(700)) < 0;
  }

  private static boolean hasRoot(int k, int m) {
    BigInteger p = BigInteger.valueOf(Primes.odd(k));
    int f = Roots.order(Primes.odd(k));
    OrdinalNimber x = Roots.kappa(f).plus(OrdinalNimber.of(m));
    int d = x.degree().intValueExact();
    int steps = d / BigInteger.valueOf(d).gcd(BigInteger.valueOf(f)).intValue();
    BigInteger exponent = BigInteger.ONE.shiftLeft(f).subtract(BigInteger.ONE).divide(p);
    return x.ones(steps, f).power(exponent).equals(OrdinalNimber.ONE);
  }

  /** w^e n is the product of w^e and n, and w^e that of its generators. */
  @Test
  void anOrdinalIsAPolynomialInItsGenerators() {
    OrdinalNimber product =
        heap("w^(w^2)").power(BigInteger.valueOf(3)).times(heap("w^(w*5)").power(BigInteger.TWO));
    assertThat(product.times(heap("w^3")).times(heap("w")).times(heap("5")))
        .isEqualTo(heap("w^(w^2*3+w*10+4)*5"));
    assertThat(heap("w^2*3+w+4").plus(heap("w^2+w*4+4"))).isEqualTo(heap("w^2*2+w*5"));
  }

  /** The ordinals w^2 a + w b + c with a, b, c below 4 are the field of 64 elements. */
  @Test
  void theFieldOfSixtyFourIsClosedAndCyclic() {
    Set<OrdinalNimber> all = new HashSet<>();
    for (int i = 0; i < 64; i++) {
      all.add(
          heap("w^2")
              .times(OrdinalNimber.of(i >> 4))
              .plus(heap("w").times(OrdinalNimber.of(i >> 2 & 3)))
              .plus(OrdinalNimber.of(i & 3)));
    }
    assertThat(all).hasSize(64);
    int generators = 0;
    for (OrdinalNimber x : all) {
      Set<OrdinalNimber> powers = new HashSet<>();
      for (OrdinalNimber y = x; powers.add(y); y = y.times(x)) {
        assertThat(all).contains(y);
      }
      generators += powers.size() == 63 ? 1 : 0;
    }
    assertThat(generators).as("phi(63)").isEqualTo(36);
  }

  @Test
  void theFieldLawsHold() {
    Random random = new Random(7);
    for (int i = 0; i < 60; i++) {
      OrdinalNimber a = any(random);
      OrdinalNimber b = any(random);
      OrdinalNimber c = any(random);
      assertThat(a.times(b)).isEqualTo(b.times(a));
      assertThat(a.times(b).times(c)).isEqualTo(a.times(b.times(c)));
      assertThat(a.times(b.plus(c))).isEqualTo(a.times(b).plus(a.times(c)));
      assertThat(a.plus(a)).isEqualTo(OrdinalNimber.ZERO);
    }
  }

  @Test
  void inversesAndRootsAreThose() {
    Random random = new Random(8);
    for (int i = 0; i < 30; i++) {
      OrdinalNimber a = any(random);
      if (a.isZero() || a.degree().compareTo(BigInteger.valueOf(400)) > 0) {
        continue;
      }
      assertThat(a.times(a.inverse())).isEqualTo(OrdinalNimber.ONE);
      assertThat(a.squareRoot().times(a.squareRoot())).isEqualTo(a);
      assertThat(a.power(BigInteger.valueOf(-3)).times(a.power(BigInteger.valueOf(3))))
          .isEqualTo(OrdinalNimber.ONE);
      OrdinalNimber frobenius = a;
      for (int j = a.degree().intValueExact(); j > 0; j--) {
        frobenius = frobenius.times(frobenius);
      }
      assertThat(frobenius).as(a + " to the power 2^" + a.degree()).isEqualTo(a);
    }
  }

  private static OrdinalNimber any(Random random) {
    List<String> powers = new ArrayList<>(List.of("w", "w^2", "w^3", "w^7", "w^w", "w^(w*3+1)"));
    powers.addAll(List.of("w^(w^2)", "w^(w^2*4+w+5)", "1"));
    OrdinalNimber sum = OrdinalNimber.of(random.nextInt(300));
    for (int i = random.nextInt(4); i > 0; i--) {
      sum =
          sum.plus(
              heap(powers.get(random.nextInt(powers.size())))
                  .times(OrdinalNimber.of(random.nextInt(20))));
    }
    return sum;
  }

  @Test
  void theTextReadsBack() {
    Random random = new Random(9);
    for (int i = 0; i < 100; i++) {
      OrdinalNimber a = any(random).times(any(random));
      assertThat(OrdinalNimber.of(a.size())).isEqualTo(a).hasSameHashCodeAs(a);
      assertThat(a.isFinite() ? "" : a.toString())
          .isEqualTo(a.isFinite() ? "" : "*(" + a.size() + ")");
    }
  }

  @Test
  void whatIsBeyondIsRefused() {
    assertThatThrownBy(() -> heap("w^(w^w)"))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("the nimber *(w^(w^w)), which is not below *(w^(w^w))");
    OrdinalNimber unknown = heap("w^(w^1000)");
    assertThat(unknown.plus(unknown)).isEqualTo(OrdinalNimber.ZERO);
    assertThatThrownBy(() -> unknown.power(BigInteger.valueOf(7933)))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("*(w^(w^1000)), of whose power 7933 no value is known here");
    assertThatThrownBy(() -> heap("w^1000000").plus(OrdinalNimber.ONE).inverse())
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining("degree");
    assertThatThrownBy(OrdinalNimber.ZERO::inverse).isInstanceOf(ArithmeticException.class);
  }
}
