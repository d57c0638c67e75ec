package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoopyNimberExpressionTest {
  private static Evaluated value(String expression) {
    return Expression.read(expression).evaluate();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "inf{}; inf{}",
        "inf{ 3, 0, 3 }; inf{0,3}",
        "inf{1+1}; inf{2}",
        "inf{0,1} + *3; inf{2,3}",
        "*2 - inf{0,1}; inf{2,3}",
        "inf{0,1} + 0; inf{0,1}",
        "-inf{4}; inf{4}",
        "inf{0} + inf{0}; inf{}",
        "inf{0} + *4294967296; inf{4294967296}",
        "inf{0,1} == inf{1,0}; true",
        "inf{0} == inf{}; false",
        "inf{0} == *; false",
        "inf{0,1}.OutcomeClass; N",
        "inf{1}.OutcomeClass; D",
        "inf{1}.OutcomeClass == over.OutcomeClass; false",
        "(inf{1} + *).OutcomeClass; N",
        "inf{1,2}.NimValue; inf{1,2}",
        "inf{1}.IsNimber; false",
        "inf{1}.Class; LoopyNimber",
        "inf{0|inf}; over"
      })
  void infiniteNimValuesAreAddedBySmith(String expression, String result) {
    assertThat(value(expression)).hasToString(result);
  }

  @Test
  void whatIsPrintedIsRead() {
    for (int set = 0; set < 64; set++) {
      int bits = set;
      LoopyNimber nimber =
          new LoopyNimber(
              IntStream.range(0, 6)
                  .filter(i -> (bits >> i & 1) != 0)
                  .mapToObj(BigInteger::valueOf)
                  .toList());
      assertThat(value(nimber.toString())).isEqualTo(new Evaluated.OfInfinite(nimber));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "inf{-1}; found the nim-value -1, allowed: nim-values, such as 0 and 3",
        "inf{1/2}; found 1/2 as a nim-value",
        "inf{*}; found * as a nim-value",
        "inf{0} + ^; ^, which is no nimber",
        "inf{0} * 2; '*' of infinite nim-values",
        "inf{0} + *(w); an infinite nim-value and a nimber of infinite size",
        "inf{0}.Mean; found the property 'Mean' of an infinite nim-value, allowed: one of Class",
        "{inf{0}|0}; inf{0}, which is no short game"
      })
  void whatIsNoSuchValueIsRefused(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @Test
  void exitsAreOfAnySizeAndNotNegative() {
    assertThatThrownBy(() -> new LoopyNimber(List.of(BigInteger.ONE.negate())))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(new LoopyNimber(List.of(BigInteger.TEN.pow(30))))
        .hasToString("inf{1" + "0".repeat(30) + "}");
  }
}
