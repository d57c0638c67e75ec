package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

/** The arithmetic of ordinals against triples of integers, and its laws for all ordinals. */
class OrdinalTest {
  /** w^2*a + w*b + c, the slow obvious way: three digits of unlimited size. */
  private record Digits(int a, int b, int c) {
    Ordinal ordinal() {
      List<Ordinal.Term> terms = new ArrayList<>();
      int[] digits = {c, b, a};
      for (int power = 2; power >= 0; power--) {
        if (digits[power] > 0) {
          terms.add(new Ordinal.Term(Ordinal.of(power), BigInteger.valueOf(digits[power])));
        }
      }
      return Ordinal.ofTerms(terms);
    }

    Digits plus(Digits d) {
      return d.a > 0
          ? new Digits(a + d.a, d.b, d.c)
          : d.b > 0 ? new Digits(a, b + d.b, d.c) : new Digits(a, b, c + d.c);
    }

    int compare(Digits d) {
      return a != d.a
          ? Integer.compare(a, d.a)
          : b != d.b ? Integer.compare(b, d.b) : Integer.compare(c, d.c);
    }
  }

  @Provide
  Arbitrary<Digits> digits() {
    Arbitrary<Integer> digit = Arbitraries.integers().between(0, 3);
    return Combinators.combine(digit, digit, digit).as(Digits::new);
  }

  /** Ordinals of towers up to three storeys, with small and huge coefficients. */
  @Provide
  Arbitrary<Ordinal> ordinals() {
    return ordinals(3);
  }

  private static Arbitrary<Ordinal> ordinals(int storeys) {
    Arbitrary<BigInteger> coefficient =
        Arbitraries.oneOf(
            Arbitraries.integers().between(1, 3).map(BigInteger::valueOf),
            Arbitraries.integers().between(1, 3).map(k -> BigInteger.ONE.shiftLeft(63 * k)));
    Arbitrary<Ordinal> exponent =
        storeys == 0 ? Arbitraries.just(Ordinal.ZERO) : ordinals(storeys - 1);
    return Combinators.combine(exponent, coefficient)
        .as((e, c) -> Ordinal.ofTerms(List.of(new Ordinal.Term(e, c))))
        .list()
        .ofMaxSize(3)
        .map(list -> list.stream().reduce(Ordinal.ZERO, Ordinal::plus));
  }

  @Property
  void sumsAndOrderAreThoseOfDigits(@ForAll("digits") Digits a, @ForAll("digits") Digits b) {
    assertThat(a.ordinal().plus(b.ordinal())).isEqualTo(a.plus(b).ordinal());
    assertThat(a.ordinal().compareTo(b.ordinal())).isEqualTo(a.compare(b));
    assertThat(a.ordinal().equals(b.ordinal())).isEqualTo(a.equals(b));
  }

  @Property
  void theDifferenceIsTheOnlyOneThatFits(@ForAll("digits") Digits a, @ForAll("digits") Digits b) {
    List<Ordinal> fitting = new ArrayList<>();
    for (int d = 0; d < 64; d++) {
      Digits candidate = new Digits(d / 16, d / 4 % 4, d % 4);
      if (b.plus(candidate).equals(a)) {
        fitting.add(candidate.ordinal());
      }
    }
    if (a.compare(b) < 0) {
      assertThat(fitting).isEmpty();
      assertThatThrownBy(() -> a.ordinal().minus(b.ordinal()))
          .isInstanceOf(ArithmeticException.class)
          .hasMessage(a.ordinal() + " - " + b.ordinal() + ": the second ordinal is above");
    } else {
      assertThat(fitting).containsExactly(a.ordinal().minus(b.ordinal()));
    }
  }

  @Property
  void theSumIsAssociativeAndHasAZero(
      @ForAll("ordinals") Ordinal a, @ForAll("ordinals") Ordinal b, @ForAll("ordinals") Ordinal c) {
    assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
    assertThat(a.plus(Ordinal.ZERO)).isEqualTo(a).isEqualTo(Ordinal.ZERO.plus(a));
    assertThat(Integer.signum(a.plus(b).compareTo(a.plus(c))))
        .as("Observation 4")
        .isEqualTo(Integer.signum(b.compareTo(c)));
  }

  @Property
  void lemma6(@ForAll("ordinals") Ordinal a, @ForAll("ordinals") Ordinal b) {
    assertThat(b.plus(a).minus(b)).isEqualTo(a);
    if (a.compareTo(b) >= 0) {
      assertThat(b.plus(a.minus(b))).isEqualTo(a);
    }
  }

  @Property
  void observation5(
      @ForAll("ordinals") Ordinal a, @ForAll("ordinals") Ordinal b, @ForAll("ordinals") Ordinal c) {
    if (c.compareTo(b) <= 0 && b.compareTo(a) < 0) {
      assertThat(b.minus(c)).isLessThan(a.minus(c));
    }
  }

  @Test
  void sumAndDifferenceDoNotUndoEachOtherFromTheRight() {
    Ordinal w = Ordinal.OMEGA;
    assertThat(Ordinal.ONE.plus(w).minus(w)).isEqualTo(Ordinal.ZERO);
    assertThat(w.minus(Ordinal.ONE).plus(Ordinal.ONE)).isEqualTo(w.successor()).isNotEqualTo(w);
  }

  @Property
  void everyOrdinalIsZeroASuccessorOrALimit(@ForAll("ordinals") Ordinal a) {
    assertThat(a.isZero() ? 1 : 0 + (a.isSuccessor() ? 1 : 0) + (a.isLimit() ? 1 : 0)).isEqualTo(1);
    assertThat(a.successor().isSuccessor()).isTrue();
    assertThat(a.successor().predecessor()).contains(a);
    assertThat(a.limitPart().plus(Ordinal.of(a.finitePart()))).isEqualTo(a);
    assertThat(a.limitPart().isSuccessor()).isFalse();
    assertThat(a.predecessor().isPresent()).isEqualTo(a.isSuccessor());
    assertThat(a.isFinite()).isEqualTo(a.compareTo(Ordinal.OMEGA) < 0);
  }

  @Property
  void everyOrdinalIsReadBackFromItsText(@ForAll("ordinals") Ordinal a) {
    assertThat(Ordinal.read(a.toString())).isEqualTo(a).hasSameHashCodeAs(a);
    String spaced = a.toString().replaceAll("([+*^()])", " $1 ");
    assertThat(Ordinal.read(spaced)).isEqualTo(a);
  }

  @Test
  void texts() {
    assertThat(Ordinal.read("w^2*3+w+4")).hasToString("w^2*3+w+4");
    assertThat(Ordinal.read("w^(w+1)")).hasToString("w^(w+1)");
    assertThat(Ordinal.read("w+w+1")).hasToString("w*2+1");
    assertThat(Ordinal.read("w^w^2*2")).hasToString("w^(w^2)*2");
    assertThat(Ordinal.read("w^(w)")).hasToString("w^w");
    assertThat(Ordinal.read("w^1+w^0")).hasToString("w+1");
    assertThat(Ordinal.read("w^0*5")).isEqualTo(Ordinal.of(5));
    assertThat(Ordinal.read("0")).isEqualTo(Ordinal.ZERO).hasToString("0");
    assertThat(Ordinal.of(1L << 40)).hasToString("1099511627776");
    assertThat(Ordinal.read("123456789012345678901234567890"))
        .isEqualTo(Ordinal.of(new BigInteger("123456789012345678901234567890")));
  }

  @Test
  void degreesAndTerms() {
    Ordinal a = Ordinal.read("w^w*2+w+3");
    assertThat(a.degree()).isEqualTo(Ordinal.OMEGA);
    assertThat(a.terms()).hasSize(3);
    assertThat(a.terms().get(0).coefficient()).isEqualTo(2);
    assertThat(Ordinal.of(7).degree()).isEqualTo(Ordinal.ZERO);
    assertThat(Ordinal.ZERO.predecessor()).isEqualTo(Optional.empty());
  }

  @Test
  void whatIsNoOrdinalIsRefused() {
    assertThatThrownBy(() -> Ordinal.of(-1)).hasMessage("no ordinal is negative: -1");
    assertThatThrownBy(() -> new Ordinal.Term(Ordinal.ONE, BigInteger.ZERO))
        .hasMessage("a coefficient of 0, not at least 1");
    Ordinal.Term term = new Ordinal.Term(Ordinal.ONE, BigInteger.ONE);
    assertThatThrownBy(() -> Ordinal.ofTerms(List.of(term, term)))
        .isInstanceOf(IllegalArgumentException.class);
    Ordinal tower = Ordinal.ONE;
    for (int storey = 0; storey < Ordinal.HIGHEST_TOWER; storey++) {
      tower = Ordinal.omegaTo(tower);
    }
    Ordinal highest = tower;
    assertThatThrownBy(() -> Ordinal.omegaTo(highest))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("an exponent tower of more than 64 storeys is too high");
    assertThat(Ordinal.read(highest.toString())).isEqualTo(highest);
  }

  private static void refused(String text, int column, String message) {
    assertThatThrownBy(() -> Ordinal.read(text))
        .isInstanceOfSatisfying(
            NotationException.class, e -> assertThat(e.column()).as(text).isEqualTo(column))
        .hasMessageContaining(message);
  }

  @Test
  void errorsNameTheirPlace() {
    refused("", 1, "found the end, allowed: an ordinal such as 7, w or w^2*3+w+4");
    refused("-3", 1, "found -3, allowed: an ordinal");
    refused("w+-3", 3, "found -3");
    refused("w^", 3, "an exponent: a number, w, or an ordinal in brackets");
    refused("w^(w+1", 7, "found the end, allowed: '+', '*' or ')'");
    refused("w*0", 3, "found the factor 0, allowed: a number of at least 1");
    refused("w*w", 3, "a number of at least 1");
    refused("w+0", 3, "found 0 in a sum");
    refused("0+w", 1, "found 0 in a sum");
    refused("1 + w", 5, "found w behind 1, allowed: powers of w from high to low; 1+w is w");
    refused("w*2+w^2", 5, "found w^2 behind w*2");
    refused("2*w", 2, "found '*', allowed: '+' or the end; powers are written w^2*3");
    refused("ww", 2, "found 'w'");
    refused("w^(1+w)", 6, "found w behind 1");
    refused("x", 1, "found 'x'");
    refused("w^".repeat(64) + "w", 127, "an exponent tower of more than 64 storeys");
    refused("w^(".repeat(100_000), 190, "an exponent tower of more than 64 storeys");
  }

  @Test
  void largeOrdinalsCompareQuickly() {
    StringBuilder text = new StringBuilder();
    for (int i = 2_000; i > 0; i--) {
      text.append("w^").append(i).append("*7+");
    }
    Ordinal a = Ordinal.read(text + "1");
    Ordinal b = Ordinal.read(text + "2");
    assertThat(a).isLessThan(b);
    assertThat(b.minus(a)).isEqualTo(Ordinal.ONE);
  }

  private static List<Ordinal> some() {
    return Stream.of("0", "1", "2", "w", "w+1", "w*2+1", "w^2+w+2", "w^w", "w^(w+1)*3", "w^(w^2)")
        .map(Ordinal::read)
        .toList();
  }

  /** Both are defined by what a successor adds, and by what w makes of them (Cantor). */
  @Test
  void productsAndPowersFollowTheirRecursion() {
    for (Ordinal a : some()) {
      assertThat(a.times(Ordinal.ZERO)).isEqualTo(Ordinal.ZERO);
      assertThat(a.power(Ordinal.ZERO)).isEqualTo(Ordinal.ONE);
      for (Ordinal b : some()) {
        assertThat(a.times(b.successor())).isEqualTo(a.times(b).plus(a));
        assertThat(a.power(b.successor())).isEqualTo(a.power(b).times(a));
        for (Ordinal c : some()) {
          assertThat(a.times(b).times(c)).isEqualTo(a.times(b.times(c)));
          assertThat(a.times(b.plus(c))).isEqualTo(a.times(b).plus(a.times(c)));
          assertThat(a.power(b.plus(c))).isEqualTo(a.power(b).times(a.power(c)));
          assertThat(a.power(b).power(c)).isEqualTo(a.power(b.times(c)));
          if (b.compareTo(c) < 0 && !a.isZero()) {
            assertThat(a.times(b)).isLessThan(a.times(c));
            assertThat(a.equals(Ordinal.ONE) || a.power(b).compareTo(a.power(c)) < 0).isTrue();
          }
        }
      }
    }
  }

  /** A natural sum of values of games is the sum of the games, and so are products. */
  @Test
  void naturalSumsAndProductsAreThoseOfARing() {
    for (Ordinal a : some()) {
      for (Ordinal b : some()) {
        assertThat(a.naturalPlus(b)).isEqualTo(b.naturalPlus(a)).isGreaterThanOrEqualTo(a.plus(b));
        assertThat(a.naturalTimes(b))
            .isEqualTo(b.naturalTimes(a))
            .isGreaterThanOrEqualTo(a.times(b));
        for (Ordinal c : some()) {
          assertThat(a.naturalTimes(b.naturalPlus(c)))
              .isEqualTo(a.naturalTimes(b).naturalPlus(a.naturalTimes(c)));
          assertThat(a.naturalTimes(b).naturalTimes(c))
              .isEqualTo(a.naturalTimes(b.naturalTimes(c)));
          if (b.compareTo(c) < 0) {
            assertThat(a.naturalPlus(b)).isLessThan(a.naturalPlus(c));
          }
        }
      }
    }
  }
}
