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
        "w^(w+1)*2+w*3; 2*w^(w+1)+3*w",
        "w^(2); w^2",
        "w^(0); 1",
        "w^w + w^w; 2*w^w",
        "w^w * w; w^(w+1)",
        "w^w * (w+1); w^(w+1)+w^w",
        "3 + w^w; w^w+3",
        "3.CantorSum(w); w",
        "w.CantorSum(3); w+3",
        "w.CantorProduct(2); 2*w",
        "2.CantorProduct(w); w",
        "2.CantorPower(w); w",
        "w.CantorPower(w).CantorPower(2); w^(2*w)",
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
        "w^(1/(w+1)); column 4: found the exponent 1/(w+1), whose Conway normal form does not end,"
            + " allowed: an integer, an ordinal where the base is one, or w^(x) with a finite sum x"
            + " of powers of w",
        "(w+1)^(1/2); column 8: found the exponent 1/2 of w+1, allowed: an integer, an ordinal"
            + " where the base is one, or w^(x) with a finite sum x of powers of w",
        "(w-1)^w; column 7: found the exponent w of w-1, allowed: an integer, an ordinal"
            + " where the base is one, or w^(x) with a finite sum x of powers of w",
        "w^(*); column 4: found a game that is not a number, allowed: a number as exponent",
        "w^*; column 2: found '^', allowed: an operator, or a power such as w^2",
        "w^- 1; column 2: found '^', allowed: an operator, or a power such as w^2",
        "(w^(1/3)).SignExpansion; column 11: found w^(1/3), whose sign expansion is not known here,"
            + " allowed: a sum of powers of w with rational coefficients, which are dyadic in the"
            + " exponents",
        "(w^501-1)/(w-1); column 10: found a quotient of polynomials of more than degree 500,"
            + " allowed: smaller numbers, and a divisor other than 0",
        "(w^30-1)/(w-1)*(w^w^2-1)/(w^w-1)*(w^(30*w)-1)/(w^w-1); column 33: found a sum of more than"
            + " 500 powers of w, allowed: smaller numbers, and a divisor other than 0",
        "w.CantorSum(*); column 13: found a game that is not a number, allowed: an ordinal",
        "w.CantorSum; column 3: found CantorSum without another ordinal, allowed: CantorSum(w)",
        "(w^w).Floor; column 7: found w^w, which is not rational, allowed: a rational number",
        "(1/2).CantorSum(1); column 7: found CantorSum of a number, allowed: an ordinal"
      })
  void whatIsNotDefinedIsRefusedInItsPlace(String expression, String message) {
    assertThatThrownBy(() -> value(expression))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void otherValuesDoNotMeetLargeOrdinals() {
    for (String wrong : List.of("w^w + *", "{w^w|*}", "w^w:*", "Tiny(w^w)", "+-w^w")) {
      assertThatThrownBy(() -> value(wrong)).as(wrong).isInstanceOf(NotationException.class);
    }
  }
}
