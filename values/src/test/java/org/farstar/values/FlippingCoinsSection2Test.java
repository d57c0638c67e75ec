package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples and theorem 2.3 of section 2 of 'The game of flipping coins'. */
class FlippingCoinsSection2Test {

  @ParameterizedTest(name = "'{'{0}|{1}'}' = {2}")
  @CsvSource({
    "'', '', 0",
    "-9, '', 0",
    "-1/2, 7/4, 0",
    "'', -1, -2",
    "-5/2, -31/16, -2",
    "0, '', 1",
    "0, 100, 1",
    "0, 1, 1/2",
    "3/8, 17/32, 1/2",
    "'0 1/2', 1, 3/4",
    "'0 1/2', '1 3/4', 5/8"
  })
  void valuesOfForms(String left, String right, String value) {
    NumberForm form = new NumberForm(numbers(left), numbers(right));
    assertThat(form.value()).hasToString(value);
    assertThat(Dyadic.ofOptions(form.left(), form.right())).contains(form.value());
  }

  @ParameterizedTest(name = "{0}:{1} = {2}")
  @CsvSource({
    "1, 1, 2",
    "1, -1, 1/2",
    "1, 1/2, 3/2",
    "1/2, 1, 3/4",
    "1/2, 1/2, 5/8",
    "5/8, 0, 5/8",
    "0, 5/8, 5/8"
  })
  void ordinalSums(String base, String exponent, String value) {
    assertThat(Dyadic.read(base).ordinalSum(Dyadic.read(exponent))).hasToString(value);
  }

  /** The paper prints the first as 10257/16348, a slip of the pen for 2^14 = 16384. */
  @Test
  void iteratedOrdinalSumsOfSection3() {
    Dyadic half = Dyadic.of(1, 1);
    assertThat(half.ordinalSum(half).ordinalSum(Dyadic.of(1, 6)).ordinalSum(Dyadic.of(1, 3)))
        .hasToString("10257/16384");
    assertThat(
            Dyadic.of(-1)
                .ordinalSum(Dyadic.of(1, 2))
                .ordinalSum(Dyadic.of(1, 5))
                .ordinalSum(Dyadic.ONE))
        .hasToString("-893/1024");
  }

  @Test
  void theOrdinalSumDependsOnTheFormOfItsBase() {
    NumberForm base = new NumberForm(numbers("-1/2"), numbers("1/4"));
    assertThat(base.value()).isEqualTo(Dyadic.ZERO);
    assertThat(base.ordinalSum(Dyadic.ONE)).hasToString("{-1/2,0|1/4}");
    assertThat(base.ordinalSum(Dyadic.ONE).value()).hasToString("1/8");
    assertThat(Dyadic.ZERO.ordinalSum(Dyadic.ONE)).hasToString("1");
  }

  @Property
  void theorem23OnFormsThatNeedNotBeCanonical(
      @ForAll(supplier = Numbers.Small.class) Dyadic a,
      @ForAll(supplier = Numbers.Small.class) Dyadic b,
      @ForAll(supplier = Numbers.Small.class) Dyadic exponent) {
    Dyadic h = exponent.abs();
    if (a.equals(b) || h.birthday().intValueExact() > 12) {
      return;
    }
    NumberForm g = new NumberForm(List.of(a.min(b)), List.of(a.max(b)));
    Dyadic sum = g.ordinalSum(h).value();
    assertThat(sum).isEqualTo(Referee.ordinalSum(g, h));
    assertThat(sum).isGreaterThan(a.min(b)).isLessThan(a.max(b));
    h.leftOption().ifPresent(l -> assertThat(g.ordinalSum(l).value()).isLessThan(sum));
    h.rightOption().ifPresent(r -> assertThat(g.ordinalSum(r).value()).isGreaterThan(sum));
    assertThat(sum.compareTo(g.value())).isEqualTo(h.signum());
  }

  @Test
  void aFormThatIsNoNumberNamesTheOptionsThatCross() {
    assertThatThrownBy(() -> new NumberForm(numbers("0 1"), numbers("3 0")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("is not a number: Left option 1 is not below Right option 0");
  }

  private static List<Dyadic> numbers(String text) {
    return Arrays.stream(text.split(" ")).filter(s -> !s.isEmpty()).map(Dyadic::read).toList();
  }
}
