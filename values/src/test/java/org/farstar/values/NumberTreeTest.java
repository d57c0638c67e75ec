package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Simplest numbers, birthdays, canonical options and ordinal sums against walks in the tree. */
class NumberTreeTest {

  @Property
  void theSimplestNumberIsTheFirstOneMetOnTheWalk(
      @ForAll(supplier = Numbers.Small.class) Dyadic x,
      @ForAll(supplier = Numbers.Small.class) Dyadic y) {
    assertThat(Dyadic.simplestAbove(x))
        .isEqualTo(Referee.simplest(Optional.of(x), Optional.empty()));
    assertThat(Dyadic.simplestBelow(x))
        .isEqualTo(Referee.simplest(Optional.empty(), Optional.of(x)));
    if (!x.equals(y)) {
      Dyadic lo = x.min(y);
      Dyadic hi = x.max(y);
      assertThat(Dyadic.simplestBetween(lo, hi))
          .isEqualTo(Referee.simplest(Optional.of(lo), Optional.of(hi)));
    }
  }

  @Property
  void closeBoundsOfAnySize(
      @ForAll(supplier = Numbers.Any.class) Dyadic x,
      @ForAll(supplier = Numbers.Any.class) Dyadic gap) {
    if (gap.isZero()) {
      return;
    }
    Dyadic y = x.plus(gap.abs());
    Dyadic simplest = Dyadic.simplestBetween(x, y);
    assertThat(simplest).isGreaterThan(x).isLessThan(y);
    // Whatever is simpler than it lies outside: its canonical options are the nearest such numbers.
    simplest.leftOption().ifPresent(left -> assertThat(left).isLessThanOrEqualTo(x));
    simplest.rightOption().ifPresent(right -> assertThat(right).isGreaterThanOrEqualTo(y));
  }

  @Test
  void allPairsOfEighths() {
    for (int i = -40; i <= 40; i++) {
      for (int j = i + 1; j <= 40; j++) {
        Dyadic lo = Dyadic.of((long) i, 3);
        Dyadic hi = Dyadic.of((long) j, 3);
        assertThat(Dyadic.simplestBetween(lo, hi))
            .isEqualTo(Referee.simplest(Optional.of(lo), Optional.of(hi)));
      }
    }
  }

  @Test
  void nothingLiesBetweenBoundsInTheWrongOrder() {
    assertThatThrownBy(() -> Dyadic.simplestBetween(Dyadic.ONE, Dyadic.ONE.half()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1, which is not below 1/2");
    assertThatThrownBy(() -> Dyadic.simplestBetween(Dyadic.ONE, Dyadic.ONE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Dyadic.simplestBetween(Optional.empty(), Optional.empty())).isEqualTo(Dyadic.ZERO);
  }

  @Property
  void aNumberIsTheSimplestBetweenItsCanonicalOptions(
      @ForAll(supplier = Numbers.Any.class) Dyadic x) {
    assertThat(Dyadic.simplestBetween(x.leftOption(), x.rightOption())).isEqualTo(x);
    BigInteger latest =
        x.leftOption()
            .map(Dyadic::birthday)
            .orElse(BigInteger.valueOf(-1))
            .max(x.rightOption().map(Dyadic::birthday).orElse(BigInteger.valueOf(-1)));
    assertThat(x.birthday()).isEqualTo(latest.add(BigInteger.ONE));
  }

  @Property
  void theBirthdayIsTheLengthOfTheWalk(@ForAll(supplier = Numbers.Small.class) Dyadic x) {
    assertThat(x.birthday()).isEqualTo(Referee.signs(x).length());
  }

  @Test
  void ordinalSumsAreThoseOfTheDefinition() {
    List<Dyadic> firstDays =
        java.util.stream.IntStream.rangeClosed(-20, 20)
            .mapToObj(m -> Dyadic.of((long) m, 2))
            .toList();
    for (Dyadic g : firstDays) {
      for (Dyadic h : firstDays) {
        Dyadic expected = Referee.ordinalSum(NumberForm.canonical(g), h);
        assertThat(g.ordinalSum(h)).as("%s:%s", g, h).isEqualTo(expected);
        assertThat(NumberForm.canonical(g).ordinalSum(h).value()).isEqualTo(expected);
      }
    }
  }

  @Property
  void ordinalSumsChainTheSigns(
      @ForAll(supplier = Numbers.Small.class) Dyadic g,
      @ForAll(supplier = Numbers.Small.class) Dyadic h) {
    assertThat(Referee.signs(g.ordinalSum(h))).isEqualTo(Referee.signs(g) + Referee.signs(h));
  }

  @Property
  void ordinalSumsOfAnyBase(
      @ForAll(supplier = Numbers.Any.class) Dyadic g,
      @ForAll(supplier = Numbers.Small.class) Dyadic h) {
    SignExpansion chained = SignExpansion.of(g).concat(SignExpansion.of(h));
    assertThat(g.ordinalSum(h)).isEqualTo(chained.toDyadic());
  }

  @Test
  void anExponentTooLongForItsSignsIsRefused() {
    Dyadic huge = Dyadic.ONE.shift(40);
    assertThat(Dyadic.of(3).ordinalSum(huge)).isEqualTo(huge.plus(Dyadic.of(3)));
    assertThatThrownBy(() -> Dyadic.of(-3).ordinalSum(huge))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("an ordinal sum would have a denominator above 2^2147483647");
  }

  @Test
  void optionsThatCrossGiveNoNumber() {
    assertThat(Dyadic.ofOptions(List.of(Dyadic.ONE), List.of(Dyadic.ZERO))).isEmpty();
    assertThat(Dyadic.ofOptions(List.of(Dyadic.ZERO), List.of(Dyadic.ZERO))).isEmpty();
    assertThat(Dyadic.ofOptions(List.of(), List.of())).contains(Dyadic.ZERO);
  }
}
