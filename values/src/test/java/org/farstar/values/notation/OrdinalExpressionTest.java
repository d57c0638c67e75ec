package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.values.Ordinal;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrdinalExpressionTest {
  private static String value(String expression) {
    return Expression.read(expression).evaluate().toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "w^w; w^w",
        "w^w^2; w^(w^2)",
        "w^(w+1)*2+w*3; w^(w+1)*2+w*3",
        "w^(2); w^2",
        "w^(0); 1",
        "w^w + w^w; w^w*2",
        "w^w * w; w^(w+1)",
        "w^w * (w+1); w^(w+1)+w^w",
        "3 + w^w; w^w+3",
        "3.CantorSum(w); w",
        "w.CantorSum(3); w+3",
        "w.CantorProduct(2); 2*w",
        "2.CantorProduct(w); w",
        "2.CantorPower(w); w",
        "w.CantorPower(w).CantorPower(2); w^(w*2)",
        "2.CantorPower(5); 32",
        "(w+1).CantorPower(2); w^2+w+1",
        "(w^60).CantorProduct(w^60); w^120",
        "w^w == w.CantorPower(w); true",
        "w^w > w^100; true",
        "1/w < w^w; true",
        "w^w <= w^w; true",
        "w^w < w^(w+1); true",
        "-w < w^w; true",
        "(w^w).Birthday; w^w",
        "(w^w).IsOrdinal; true",
        "(w^w).OutcomeClass; L"
      })
  void ordinalsAreAddedNaturallyAndByCantor(String expression, String result) {
    assertThat(value(expression)).isEqualTo(result);
  }

  /** Whatever is printed reads back, and is what the arithmetic of ordinals gives. */
  @Test
  void theOperatorsAreThoseOfOrdinals() {
    List<String> texts =
        List.of("0", "1", "3", "w", "w*2+1", "w^2+3", "w^w", "w^w*2+w", "w^(w+1)+w^3", "w^(w^w)");
    for (String a : texts) {
      for (String b : texts) {
        Ordinal x = Ordinal.read(a);
        Ordinal y = Ordinal.read(b);
        equal("(" + a + ") + (" + b + ")", x.naturalPlus(y));
        equal("(" + a + ") * (" + b + ")", x.naturalTimes(y));
        equal("(" + a + ").CantorSum(" + b + ")", x.plus(y));
        equal("(" + a + ").CantorProduct(" + b + ")", x.times(y));
        equal("(" + a + ").CantorPower(" + b + ")", x.power(y));
        assertThat(value("(" + a + ") < (" + b + ")")).isEqualTo("" + (x.compareTo(y) < 0));
      }
    }
  }

  private static void equal(String expression, Ordinal wanted) {
    String found = value(expression);
    assertThat(OrdinalArithmetic.ordinal(Expression.read(found).evaluate()))
        .as(expression)
        .contains(wanted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "w^w - 1; column 5: found '-' of a large ordinal, allowed: '+', '*' or a comparison of ordinals",
        "w^w + 1/2; column 5: found '+' of a large ordinal and 1/2, allowed: '+', '*' or a comparison of"
            + " ordinals",
        "w^(1/2); column 4: found a number, allowed: an ordinal",
        "w^(-w); column 4: found a number that is not dyadic, allowed: an ordinal",
        "w.CantorSum(*); column 13: found a game that is not a number, allowed: an ordinal",
        "w.CantorSum; column 3: found CantorSum without another ordinal, allowed: CantorSum(w)",
        "(w^w).Floor; column 7: found Floor of a large ordinal, allowed: one of Birthday, Class,"
            + " IsInteger, IsNumber, IsOrdinal, OutcomeClass",
        "(1/2).CantorSum(1); column 7: found CantorSum of a number, allowed: an ordinal"
      })
  void whatIsNotDefinedIsRefusedInItsPlace(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void otherValuesDoNotMeetLargeOrdinals() {
    for (String wrong : List.of("w^w + *", "{w^w|}", "-w^w", "w^w:1", "Tiny(w^w)", "w^w/2")) {
      assertThatThrownBy(() -> value(wrong)).as(wrong).isInstanceOf(NotationException.class);
    }
    assertThat(Latex.of(Ordinal.read("w^(w+1)*2+3"))).isEqualTo("\\omega^{\\omega+1}\\cdot 2+3");
  }
}
