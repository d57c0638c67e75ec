package org.farstar.values.surreal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurrealTest {
  private static final Surreal ZERO = Surreal.of(Dyadic.ZERO);
  private static final Surreal ONE = Surreal.of(Dyadic.of(1));

  private static Surreal random(Random random) {
    Surreal up = polynomial(random);
    Surreal down = polynomial(random);
    return down.signum() == 0 ? up : up.dividedBy(down);
  }

  private static Surreal polynomial(Random random) {
    Surreal sum = ZERO;
    for (int i = random.nextInt(4); i >= 0; i--) {
      sum = sum.times(Surreal.OMEGA).plus(Surreal.of(Dyadic.of(random.nextInt(9) - 4)));
    }
    return sum;
  }

  @Test
  void theyAreAField() {
    Random random = new Random(3);
    for (int i = 0; i < 150; i++) {
      Surreal a = random(random);
      Surreal b = random(random);
      Surreal c = random(random);
      assertThat(a.plus(b)).isEqualTo(b.plus(a)).hasSameHashCodeAs(b.plus(a));
      assertThat(a.times(b)).isEqualTo(b.times(a));
      assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
      assertThat(a.times(b).times(c)).isEqualTo(a.times(b.times(c)));
      assertThat(a.times(b.plus(c))).isEqualTo(a.times(b).plus(a.times(c)));
      assertThat(a.minus(a)).isEqualTo(ZERO);
      if (a.signum() != 0) {
        assertThat(b.times(a).dividedBy(a)).isEqualTo(b);
        assertThat(a.dividedBy(a)).isEqualTo(ONE);
      }
    }
  }

  /** Omega is above every integer: the order is that of the quotients at a large one. */
  @Test
  void theOrderIsThatAtALargeInteger() {
    Random random = new Random(5);
    BigInteger large = BigInteger.TEN.pow(40);
    for (int i = 0; i < 150; i++) {
      Surreal a = random(random);
      Surreal b = random(random);
      BigInteger left = at(a.numerator(), large).multiply(at(b.denominator(), large));
      BigInteger right = at(b.numerator(), large).multiply(at(a.denominator(), large));
      assertThat(a.compareTo(b)).as("%s and %s", a, b).isEqualTo(left.compareTo(right));
    }
  }

  /** The value of a polynomial at an integer, from its text. */
  private static BigInteger at(Surreal polynomial, BigInteger omega) {
    BigInteger sum = BigInteger.ZERO;
    for (String term : polynomial.toString().replace("-", "+-").split("\\+")) {
      if (!term.isEmpty()) {
        boolean negative = term.startsWith("-");
        BigInteger product = negative ? BigInteger.ONE.negate() : BigInteger.ONE;
        for (String factor : (negative ? term.substring(1) : term).split("\\*")) {
          String[] power = factor.split("\\^");
          product =
              product.multiply(
                  power[0].equals("w")
                      ? omega.pow(power.length > 1 ? Integer.parseInt(power[1]) : 1)
                      : new BigInteger(factor));
        }
        sum = sum.add(product);
      }
    }
    return sum;
  }

  @Test
  void whatIsPrintedIsReadBack() {
    Random random = new Random(7);
    for (int i = 0; i < 150; i++) {
      Surreal a = random(random);
      Evaluated read = Expression.read(a.toString()).evaluate();
      assertThat(
              read instanceof Evaluated.OfSurreal surreal
                  ? surreal.number()
                  : Surreal.of(((Evaluated.OfNumber) read).number()))
          .as("%s", a)
          .isEqualTo(a);
      assertThat(read).hasToString(a.toString());
    }
  }

  /** On polynomials with natural coefficients, sum and product are those of ordinals by nature. */
  @Test
  void ordinalsAddAndMultiplyNaturally() {
    List<String> ordinals = List.of("1", "2", "w", "w+1", "w*2+3", "w^2", "w^2*3+w+5");
    for (String a : ordinals) {
      for (String b : ordinals) {
        Ordinal one = Ordinal.read(a);
        Ordinal two = Ordinal.read(b);
        assertThat(Surreal.of(one.naturalPlus(two)))
            .isEqualTo(Surreal.of(one).plus(Surreal.of(two)));
        assertThat(Surreal.of(one.naturalTimes(two)))
            .isEqualTo(Surreal.of(one).times(Surreal.of(two)));
        assertThat(Surreal.of(one).isOrdinal()).isTrue();
        assertThat(Integer.signum(one.compareTo(two)))
            .isEqualTo(Surreal.of(one).compareTo(Surreal.of(two)));
      }
    }
  }

  /**
   * With w for omega, what CGSuite's published tests state (GameTest: Rational, ordinals;
   * EvalTest).
   */
  @ParameterizedTest
  @CsvSource({
    "6/23, 6/23",
    "(6/23).Class, Rational",
    "(-6/23).Floor, -1",
    "(-6/23).Ceiling, 0",
    "(6/23).Ceiling, 1",
    "(-6/23).Abs, 6/23",
    "(6/23).Numerator, 6",
    "(6/23).Denominator, 23",
    "(-6/23).OutcomeClass, R",
    "(w+5).IsOrdinal, true",
    "(w-5).IsOrdinal, false",
    "(-w+5).OutcomeClass, R",
    "-w+5, -w+5",
    "w*5, 5*w",
    "(w-5).Class, GeneralizedOrdinal",
    "(1/w).Class, SurrealNumber",
    "(w^(1/2)).Class, SurrealNumber",
    "w^w-5*w^19+w^2+1, w^w-5*w^19+w^2+1",
    "(w^w-5*w^19+w^2+1).Class, GeneralizedOrdinal",
    "(w^w-5*w^19+w^2+1).Birthday, w^w+5*w^19+w^2+1",
    "(w^w-5*w^19+w^2+1).IsOrdinal, false",
    "(w^w-5*w^19+w^2+1).OutcomeClass, L",
    "w*3 + w^(w^2+w) - w^19*9*w, w^(w^2+w)-9*w^20+3*w",
    "(w^w^2+1)^6, w^(6*w^2)+6*w^(5*w^2)+15*w^(4*w^2)+20*w^(3*w^2)+15*w^(2*w^2)+6*w^(w^2)+1",
    "w^w + 1/(w+1), (w^(w+1)+w^w+1)/(w+1)",
    "(w^(w+1)-w^w-w+1)/(w-1), w^w-1",
    // Quotients, and a dyadic number as a result.
    "1/3 + 1/6, 1/2",
    "3 * (1/3), 1",
    "1/w > 0, true",
    "1/w < 1/1024, true",
    "w > 1000000, true",
    "(w^2-1)/(w+1), w-1",
    "(w+1)/(w-1) > 1, true",
    "w^2*3, 3*w^2",
    "(2*w+1)/(w*2), (2*w+1)/(2*w)",
    "1/w == 1/w, true",
    "1/3 == 1/2, false",
    "x := 3/2; x^2, 9/4",
    "x := 2; x^3, 8",
    "'[1/3, w]', '[1/3, w]'",
    "+(1/3), 1/3",
  })
  void expressionsComputeWithThem(String expression, String value) {
    assertThat(Expression.read(expression).evaluate()).hasToString(value);
  }

  /** The lengths of sign expansions that are found by hand, such as + - - - ... for 1/w. */
  @ParameterizedTest
  @CsvSource({
    "1/3, w",
    "-2/3, w",
    "w, w",
    "-w, w",
    "w+3, w+3",
    "w-1, w+1",
    "w/2, 2*w",
    "3*w/4, 3*w",
    "w/3, w^2",
    "w^2/3+w, w^3+w",
    "w^2/3+w^2*5, w^3",
    "w-1/3, 2*w",
    "w^2-w, w^2+w",
    "1/w, w",
    "2/w, w+1",
    "1/(2*w), w+1",
    "-1/w, w",
    "1/w^2, 2*w",
    "1/(3*w), 2*w",
    "5/(2*w^3), 3*w+3",
    "w/3+1/3, w^2+w",
    "w^100, w^100"
  })
  void theBirthdayIsTheLengthOfTheSignExpansion(String number, String birthday) {
    assertThat(Expression.read("(" + number + ").Birthday").evaluate()).hasToString(birthday);
  }

  @Test
  void anOrdinalIsItsOwnBirthdayAndSumsAreNotBornLater() {
    Random random = new Random(7);
    for (int i = 0; i < 150; i++) {
      Surreal a = polynomial(random);
      Surreal b = polynomial(random);
      Surreal born = Surreal.of(a.birthday().orElseThrow());
      assertThat(a.negate().birthday()).isEqualTo(a.birthday());
      assertThat(born.isOrdinal()).isTrue();
      assertThat(!a.isOrdinal() || born.equals(a)).isTrue();
      // Conway: the birthday of a sum is at most the natural sum of the birthdays.
      assertThat(Surreal.of(a.plus(b).birthday().orElseThrow()))
          .isLessThanOrEqualTo(born.plus(Surreal.of(b.birthday().orElseThrow())));
    }
  }
}
