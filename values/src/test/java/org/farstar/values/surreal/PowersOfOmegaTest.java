package org.farstar.values.surreal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quotients of sums of powers of omega whose exponents are no natural numbers. */
class PowersOfOmegaTest {
  /** A number, and what it is where two powers of omega are large integers. */
  private record Both(Surreal number, BigInteger above, BigInteger below) {
    Both with(Both other, int operation) {
      return switch (operation) {
        case 0 ->
            new Both(
                number.plus(other.number),
                above.multiply(other.below).add(other.above.multiply(below)),
                below.multiply(other.below));
        case 1 ->
            new Both(
                number.minus(other.number),
                above.multiply(other.below).subtract(other.above.multiply(below)),
                below.multiply(other.below));
        case 2 ->
            new Both(
                number.times(other.number),
                above.multiply(other.above),
                below.multiply(other.below));
        default ->
            other.above.signum() == 0
                ? this
                : new Both(
                    number.dividedBy(other.number),
                    above.multiply(other.below),
                    below.multiply(other.above));
      };
    }

    int compare(Both other) {
      return above.multiply(other.below).compareTo(other.above.multiply(below))
          * below.signum()
          * other.below.signum();
    }
  }

  private static Both random(Random random, List<Both> of, int depth) {
    return depth == 0
        ? of.get(random.nextInt(of.size()))
        : random(random, of, depth - 1).with(random(random, of, depth - 1), random.nextInt(4));
  }

  /**
   * The field and its order are those of quotients of integers when the lower power is a large
   * integer, and the higher one so large that no product of lower ones reaches it.
   */
  @ParameterizedTest
  @CsvSource({
    "1/2, w",
    "1/w, 1/3",
    "w, w^2",
    "w-1, w^2-w",
    "1, w^w",
    "w^(1/3)-w^(1/4), w^(1/2)",
    "1/2, 2/3",
  })
  void theFieldIsThatOfQuotientsAtLargeIntegers(String lower, String higher) {
    Random random = new Random(11);
    BigInteger low = BigInteger.TEN.pow(24).add(BigInteger.valueOf(7));
    // w^(2/3) is no product of powers of w^(1/2): the fourth power of one is the cube of the other.
    boolean sixths = lower.equals("1/2") && higher.equals("2/3");
    List<Both> leaves = new ArrayList<>();
    for (int i = -3; i <= 3; i++) {
      leaves.add(new Both(read("" + i), BigInteger.valueOf(i), BigInteger.ONE));
    }
    for (int i = 0; i < 3; i++) {
      leaves.add(new Both(Surreal.omegaTo(read(lower)), sixths ? low.pow(3) : low, BigInteger.ONE));
      leaves.add(new Both(Surreal.omegaTo(read(higher)), low.pow(sixths ? 4 : 40), BigInteger.ONE));
    }
    // A power whose exponent is the difference of the two: w^(w-1).
    Surreal between = Surreal.omegaTo(read("(" + higher + ")-(" + lower + ")"));
    leaves.add(new Both(between, low.pow(sixths ? 1 : 39), BigInteger.ONE));
    Both before = leaves.get(0);
    for (int i = 0; i < 300; i++) {
      Both number = random(random, leaves, 1 + i % 3);
      assertThat(Integer.signum(number.number.compareTo(before.number)))
          .as("%s and %s", number.number, before.number)
          .isEqualTo(number.compare(before));
      assertThat(number.number.signum()).isEqualTo(number.above.signum() * number.below.signum());
      assertThat(number.number.equals(before.number)).isEqualTo(number.compare(before) == 0);
      // One number has one form, whichever way it is reached.
      Both detour = number.with(before, 1).with(before, 0);
      assertThat(detour.number).isEqualTo(number.number).hasSameHashCodeAs(number.number);
      assertThat(read(number.number.toString())).isEqualTo(number.number);
      before = number;
    }
  }

  static Surreal read(String text) {
    Evaluated value = Expression.read(text).evaluate();
    return value instanceof Evaluated.OfSurreal surreal
        ? surreal.number()
        : Surreal.of(((Evaluated.OfNumber) value).number());
  }

  /** A sum of powers of omega, the exponents up to a depth of the same kind and dyadic. */
  static Surreal random(Random random, int depth, boolean dyadic) {
    Surreal sum = Surreal.of(Dyadic.ZERO);
    for (int i = random.nextInt(3); i >= 0; i--) {
      Surreal exponent =
          depth == 0
              ? Surreal.of(Dyadic.of(random.nextInt(7) - 3, random.nextInt(3)))
              : random(random, depth - 1, true);
      BigInteger below =
          BigInteger.valueOf(dyadic ? 1 << random.nextInt(3) : random.nextInt(7) + 1);
      Surreal coefficient = Surreal.of(BigInteger.valueOf(random.nextInt(9) - 4), below);
      sum = sum.plus(Surreal.omegaTo(exponent).times(coefficient));
    }
    return sum;
  }

  @Test
  void whatIsPrintedIsReadBack() {
    Random random = new Random(13);
    for (int i = 0; i < 400; i++) {
      Surreal a = random(random, i % 3, false);
      Surreal b = random(random, i % 2, false);
      assertThat(read(a.toString())).as("%s", a).isEqualTo(a);
      if (b.signum() != 0) {
        assertThat(read(a.dividedBy(b).toString())).isEqualTo(a.dividedBy(b));
      }
    }
  }

  @Test
  void powersAddTheirExponentsAndKeepTheirOrder() {
    Random random = new Random(17);
    for (int i = 0; i < 200; i++) {
      Surreal a = random(random, i % 3, false);
      Surreal b = random(random, i % 2, false);
      assertThat(Surreal.omegaTo(a).times(Surreal.omegaTo(b)))
          .isEqualTo(Surreal.omegaTo(a.plus(b)));
      assertThat(Surreal.omegaTo(a).compareTo(Surreal.omegaTo(b))).isEqualTo(a.compareTo(b));
      // A power is above all integral multiples of lower ones.
      Surreal many = Surreal.of(Dyadic.of(1_000_000));
      if (a.compareTo(b) > 0) {
        assertThat(Surreal.omegaTo(a)).isGreaterThan(Surreal.omegaTo(b).times(many));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"w^w*2+3", "w^(w^w+1)", "w^(w*2)+w^w+w^3*4", "w^1000000", "w^(w^(w^w))*3+1"})
  void ordinalsOfAnySizeAreAmongThem(String text) {
    Ordinal ordinal = Ordinal.read(text);
    assertThat(Surreal.of(ordinal).ordinal()).contains(ordinal);
    assertThat(read(text)).isEqualTo(Surreal.of(ordinal));
    assertThat(Surreal.of(ordinal).birthday()).contains(ordinal);
    assertThat(Surreal.of(ordinal).minus(read("1")).isOrdinal()).isEqualTo(ordinal.isSuccessor());
  }
}
