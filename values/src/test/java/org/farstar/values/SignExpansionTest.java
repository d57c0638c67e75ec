package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignExpansionTest {

  @ParameterizedTest
  @CsvSource({
    "0, ()",
    "1, +",
    "-2, --",
    "1/2, +-",
    "-1/2, -+",
    "3/4, +-+",
    "5/8, +-+-",
    "13/8, ++-+-",
    "-893/1024, -+--+-----+",
  })
  void knownExpansions(String number, String signs) {
    SignExpansion expansion = SignExpansion.of(Dyadic.read(number));
    assertThat(expansion).hasToString(signs);
    assertThat(expansion.toDyadic()).hasToString(number);
    assertThat(SignExpansion.read(signs)).isEqualTo(expansion).hasSameHashCodeAs(expansion);
  }

  @Property
  void anExpansionIsTheWalkToTheNumber(
      @ForAll
          @CharRange(from = '+', to = '+')
          @CharRange(from = '-', to = '-')
          @StringLength(max = 200)
          String signs) {
    Dyadic number = Referee.numberAt(signs);
    SignExpansion expansion = SignExpansion.of(number);
    assertThat(expansion).isEqualTo(SignExpansion.read(signs));
    assertThat(expansion.toDyadic()).isEqualTo(number);
    assertThat(expansion.length()).isEqualTo(signs.length()).isEqualTo(number.birthday());
    assertThat(written(expansion)).isEqualTo(signs);
  }

  @Property
  void numbersOfAnySizeComeBack(@ForAll(supplier = Numbers.Any.class) Dyadic x) {
    SignExpansion expansion = SignExpansion.of(x);
    assertThat(expansion.toDyadic()).isEqualTo(x);
    assertThat(expansion.length()).isEqualTo(x.birthday());
    assertThat(SignExpansion.read(expansion.toString())).isEqualTo(expansion);
  }

  @Property
  void theOrderIsTheOrderOfTheNumbers(
      @ForAll(supplier = Numbers.Small.class) Dyadic x,
      @ForAll(supplier = Numbers.Small.class) Dyadic y) {
    SignExpansion a = SignExpansion.of(x);
    SignExpansion b = SignExpansion.of(y);
    assertThat(Integer.signum(a.compareTo(b))).isEqualTo(Integer.signum(x.compareTo(y)));
    assertThat(a.equals(b)).isEqualTo(x.equals(y));
    assertThat(a.isPrefixOf(b)).isEqualTo(Referee.signs(y).startsWith(Referee.signs(x)));
    assertThat(a.isPrefixOf(a.concat(b))).isTrue();
    assertThat(written(a.concat(b))).isEqualTo(written(a) + written(b));
  }

  @Property
  void runsOfAnyLengthAcrossTheWords(
      @ForAll @Size(max = 12) List<@IntRange(min = -150, max = 150) Integer> runs) {
    SignExpansion.Builder builder = new SignExpansion.Builder();
    StringBuilder expected = new StringBuilder();
    for (int run : runs) {
      builder.append(run < 0 ? Sign.MINUS : Sign.PLUS, Math.abs(run));
      expected.append((run < 0 ? "-" : "+").repeat(Math.abs(run)));
    }
    SignExpansion built = builder.build();
    assertThat(written(built)).isEqualTo(expected.toString());
    assertThat(built.toDyadic())
        .isEqualTo(builder.toDyadic())
        .isEqualTo(Referee.numberAt(expected.toString()));
    assertThat(SignExpansion.of(built.toDyadic())).isEqualTo(built);
    SignExpansion twice = builder.append(built).build();
    assertThat(written(twice)).isEqualTo(expected.toString().repeat(2));
    assertThat(built.isPrefixOf(twice)).isTrue();
    assertThat(Integer.signum(built.compareTo(twice)))
        .isEqualTo(Integer.signum(built.toDyadic().compareTo(twice.toDyadic())));
  }

  @Test
  void aMillionSignsGoThereAndBack() {
    SignExpansion.Builder builder = new SignExpansion.Builder();
    Random random = new Random(7);
    for (int i = 0; i < 200_000; i++) {
      builder.append(random.nextBoolean() ? Sign.PLUS : Sign.MINUS, 1 + random.nextInt(9));
    }
    SignExpansion built = builder.build();
    Dyadic number = built.toDyadic();
    assertThat(number.birthday()).isEqualTo(built.length());
    assertThat(SignExpansion.of(number)).isEqualTo(built);
  }

  @Test
  void theLeadingRunMayBeOfAnyLength() {
    BigInteger long_ = BigInteger.TEN.pow(30);
    SignExpansion expansion =
        new SignExpansion.Builder().append(Sign.MINUS, long_).append(Sign.PLUS, 1).build();
    assertThat(expansion).hasToString("-^" + long_ + "+");
    assertThat(expansion.toDyadic()).isEqualTo(Dyadic.of(long_.negate()).plus(Dyadic.ONE.half()));
    assertThat(expansion.head()).isEqualTo(long_.negate());
    assertThat(expansion.tailLength()).isEqualTo(1);
    assertThatThrownBy(
            () -> new SignExpansion.Builder().append(Sign.PLUS, 1).append(Sign.MINUS, long_))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("a sign expansion has at most 2147483583 signs after its leading run");
    assertThatThrownBy(() -> new SignExpansion.Builder().append(Sign.PLUS, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a run of -1 signs; it must be 0 or more");
  }

  @Test
  void longExpansionsArePrintedInRuns() {
    SignExpansion expansion = SignExpansion.of(Dyadic.of(1, 1000).plus(Dyadic.of(3)));
    assertThat(expansion).hasToString("++++-^1000");
    assertThat(SignExpansion.read(" +^4 -^1000 ")).isEqualTo(expansion);
    assertThat(expansion.runs())
        .containsExactly(
            new SignExpansion.Run(Sign.PLUS, BigInteger.valueOf(4)),
            new SignExpansion.Run(Sign.MINUS, BigInteger.valueOf(1000)));
  }

  @Test
  void saysWhereSignsAreWrong() {
    assertThatThrownBy(() -> SignExpansion.read("+-x"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 3: found 'x', allowed: '+' or '-', with a repetition as in +^1000");
    assertThatThrownBy(() -> SignExpansion.read("+^"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 3: found the end, allowed: a number of repetitions");
    assertThatThrownBy(() -> SignExpansion.read("+^-"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 3: found '-', allowed: a number of repetitions");
  }

  private static String written(SignExpansion expansion) {
    StringBuilder signs = new StringBuilder();
    for (SignExpansion.Run run : expansion.runs()) {
      String symbol = String.valueOf(run.sign().symbol());
      signs.append(symbol.repeat(run.count().intValueExact()));
    }
    return signs.toString();
  }
}
