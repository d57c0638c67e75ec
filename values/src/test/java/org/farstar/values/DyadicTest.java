package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Referee.Fraction;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

/** Arithmetic against fractions of big integers. */
class DyadicTest {

  @Property
  void sumsAndProductsAreThoseOfFractions(
      @ForAll(supplier = Numbers.Any.class) Dyadic x,
      @ForAll(supplier = Numbers.Any.class) Dyadic y) {
    Fraction a = Fraction.of(x);
    Fraction b = Fraction.of(y);
    assertThat(Fraction.of(x.plus(y))).isEqualTo(a.plus(b));
    assertThat(Fraction.of(x.minus(y)).plus(b)).isEqualTo(a);
    assertThat(Fraction.of(x.times(y))).isEqualTo(a.times(b));
    assertThat(Integer.signum(x.compareTo(y))).isEqualTo(a.compare(b));
    assertThat(x.equals(y)).isEqualTo(a.equals(b));
    assertThat(x.min(y).plus(x.max(y))).isEqualTo(x.plus(y));
    assertThat(x.min(y)).isLessThanOrEqualTo(x.max(y));
  }

  @Property
  void everyResultIsInLowestTermsWhateverTheWayToIt(
      @ForAll(supplier = Numbers.Any.class) Dyadic x,
      @ForAll(supplier = Numbers.Any.class) Dyadic y) {
    Dyadic sum = x.plus(y);
    assertThat(sum.isInteger() || sum.numerator().testBit(0)).isTrue();
    Dyadic again = sum.minus(y);
    assertThat(again).isEqualTo(x).hasSameHashCodeAs(x);
    assertThat(Dyadic.of(x.numerator().shiftLeft(70), x.denominatorExponent()).shift(-70))
        .isEqualTo(x);
  }

  @Property
  void theNumeratorIsALongWhereItFits(@ForAll(supplier = Numbers.Any.class) Dyadic x) {
    assertThat(x.hasLongNumerator()).isEqualTo(x.numerator().bitLength() < Long.SIZE);
    if (x.hasLongNumerator()) {
      assertThat(x.longNumerator()).isEqualTo(x.numerator().longValueExact());
    } else {
      assertThatThrownBy(x::longNumerator).isInstanceOf(ArithmeticException.class);
    }
  }

  @Property
  void quotientsUndoProducts(
      @ForAll(supplier = Numbers.Any.class) Dyadic x,
      @ForAll(supplier = Numbers.Any.class) Dyadic y) {
    if (!y.isZero()) {
      assertThat(x.times(y).dividedBy(y)).contains(x);
    }
  }

  @Property
  void floorAndCeilingEnclose(@ForAll(supplier = Numbers.Any.class) Dyadic x) {
    Dyadic floor = Dyadic.of(x.floor());
    Dyadic ceiling = Dyadic.of(x.ceiling());
    assertThat(floor).isLessThanOrEqualTo(x);
    assertThat(ceiling).isGreaterThanOrEqualTo(x);
    assertThat(ceiling.minus(floor)).isEqualTo(x.isInteger() ? Dyadic.ZERO : Dyadic.ONE);
    assertThat(x.half().plus(x.half())).isEqualTo(x);
    assertThat(x.abs()).isEqualTo(x.max(x.negate()));
    assertThat(x.negate().negate()).isEqualTo(x);
  }

  @Property
  void whatIsPrintedParsesBack(@ForAll(supplier = Numbers.Any.class) Dyadic x) {
    assertThat(Dyadic.read(x.toString())).isEqualTo(x);
  }

  @Test
  void longNumbersParseBackToo() {
    Dyadic x = Dyadic.of(BigInteger.valueOf(3).pow(20_000), 30_000);
    assertThat(Dyadic.read(x.toString())).isEqualTo(x);
  }

  @Test
  void theEdgesOfALongAreCrossedExactly() {
    Dyadic min = Dyadic.of(Long.MIN_VALUE);
    assertThat(min.negate()).hasToString("9223372036854775808");
    assertThat(min.negate().negate()).isEqualTo(min).hasSameHashCodeAs(min);
    assertThat(min.times(-1)).isEqualTo(min.negate());
    assertThat(min.abs()).isEqualTo(min.negate());
    assertThat(min.minus(Dyadic.ONE)).hasToString("-9223372036854775809");
    assertThat(Dyadic.of(Long.MIN_VALUE, 63)).isEqualTo(Dyadic.of(-1));
    assertThat(Dyadic.of(1, -63)).isEqualTo(min.negate());
    assertThat(Dyadic.of(-1, -63)).isEqualTo(min);
    assertThat(Dyadic.of(1, 64).floor()).isZero();
    assertThat(Dyadic.of(-1, 64).floor()).isEqualTo(-1);
    assertThat(min).isLessThan(Dyadic.of(Long.MAX_VALUE));
    assertThat(min.plus(Dyadic.of(1, 63))).isGreaterThan(min);
  }

  @Test
  void limitsAreNamed() {
    Dyadic tiny = Dyadic.of(1, Integer.MAX_VALUE);
    assertThatThrownBy(tiny::half)
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("denominator 2^2147483648 is too large, the largest is 2^2147483647");
    assertThatThrownBy(() -> tiny.times(tiny))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("denominator 2^4294967294 is too large, the largest is 2^2147483647");
    assertThatThrownBy(() -> Dyadic.of(1, Integer.MIN_VALUE))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("an integer of 2147483649 binary digits is too large");
    assertThatThrownBy(() -> Dyadic.ONE.dividedBy(Dyadic.ZERO))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("division by zero");
    assertThat(Dyadic.ZERO.shift(Integer.MIN_VALUE)).isEqualTo(Dyadic.ZERO);
    assertThat(tiny.compareTo(Dyadic.ONE)).isNegative();
    assertThat(tiny.shift(Integer.MAX_VALUE)).isEqualTo(Dyadic.ONE);
  }

  @Test
  void readsNumbersAndPrintsThemInLowestTerms() {
    assertThat(Dyadic.read("7")).hasToString("7");
    assertThat(Dyadic.read(" -3 / 4 ")).hasToString("-3/4");
    assertThat(Dyadic.read("6/8")).hasToString("3/4");
    assertThat(Dyadic.read("-0")).isSameAs(Dyadic.ZERO);
    assertThat(Dyadic.read("5/1")).isEqualTo(Dyadic.of(5));
    assertThat(Dyadic.read("10257/16384")).isEqualTo(Dyadic.of(10257, 14));
  }

  @Test
  void saysWhereANumberIsWrong() {
    assertError(
        "1/3", 3, "column 3: found denominator 3, allowed: a power of two (1, 2, 4, 8, ...)");
    assertError(
        "1/0", 3, "column 3: found denominator 0, allowed: a power of two (1, 2, 4, 8, ...)");
    assertError("", 1, "column 1: found the end, allowed: a number such as 7 or -3/4");
    assertError("-x", 2, "column 2: found 'x', allowed: a digit");
    assertError("1 2", 3, "column 3: found '2', allowed: a digit, '/' or the end");
    assertError("1/-2", 3, "column 3: found -2, allowed: a power of two");
    assertError("1/2/4", 4, "column 4: found '/', allowed: the end");
    assertError("\u0661", 1, "column 1: found '\u0661', allowed: a number such as 7 or -3/4");
    assertError("1\n", 2, "column 2: found '\\u000a', allowed: a digit, '/' or the end");
  }

  private static void assertError(String text, int column, String message) {
    assertThatThrownBy(() -> Dyadic.read(text))
        .isInstanceOfSatisfying(
            NotationException.class, e -> assertThat(e.column()).isEqualTo(column))
        .hasMessage(message);
  }
}
