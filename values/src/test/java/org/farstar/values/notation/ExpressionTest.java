package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Dyadic;
import org.farstar.values.Numbers;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionTest {

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        // The examples of 'The game of flipping coins', section 2 and theorem 3.3.
        "{|}; 0",
        "{-9|}; 0",
        "{-1/2|7/4}; 0",
        "{|-1}; -2",
        "{-5/2|-31/16}; -2",
        "{0|}; 1",
        "{0|100}; 1",
        "{0|1}; 1/2",
        "{3/8|17/32}; 1/2",
        "1:1; 2",
        "1:-1; 1/2",
        "1:1/2; 3/2",
        "1/2:1; 3/4",
        "1/2:1/2; 5/8",
        "(1:-1):1/2; 5/8",
        "((1/2:1/2):1/64):1/8; 10257/16384",
        "((-1:1/4):1/32):1; -893/1024",
        "1/2:1/2:1/64:1/8; 10257/16384",
        // Precedence, as the Javadoc's table says.
        "1 + 2 * 3; 7",
        "10 - 2 - 3; 5",
        "12 / 2 / 3; 2",
        "6/3; 2",
        "-1:1/4; -7/8",
        "-(1:1/4); -5/4",
        "1:1 + 1:-1; 5/2",
        "2 * 1/2:1; 2",
        "2*(1/2:1); 3/2",
        "2*-3; -6",
        "1--1; 2",
        "- + -1; 1",
        "-1/2; -1/2",
        "-2.Abs; -2",
        "(-2).Abs; 2",
        "1/2.Birthday; 1/2",
        "(1/2).Birthday; 2",
        // Forms.
        "{0||1|2}; 1",
        "{0|1||2}; 1",
        "{0||1|||2}; 1",
        "{ -1, 0, 1/2 | 1, {3/4|} }; 3/4",
        "+-(-1); 0",
        "2+-(-1); 2",
        "2+ -1; 1",
        // Comparisons.
        "1/2 < 1/4; false",
        "1/2 <= 1/2; true",
        "1/2 > 1/4; true",
        "1/2 >= 1; false",
        "{0|1} == 1/2; true",
        "1/2 != {0|1}; false",
        "(1<2) == (3<4); true",
        // Outcome classes.
        "P or D; P or D",
        "D or P or D; P or D",
        "3.OutcomeClass == L; true",
        "3.OutcomeClass != P or L; true",
        "[N, PHat or D] == [N, D or PHat]; true",
        // Properties and functions.
        "(5/8).SignExpansion; +-+-",
        "0.SignExpansion; ()",
        "(5/8).LeftOptions; [1/2]",
        "(5/8).RightOptions; [3/4]",
        "3.RightOptions; []",
        "3.LeftOptions; [2]",
        "(-3).RightOptions; [-2]",
        "3.OutcomeClass; L",
        "0.OutcomeClass; P",
        "(-1/2).OutcomeClass; R",
        "(5/8).IsInteger; false",
        "(5/8).IsNumber; true",
        "(5/8).Mean; 5/8",
        "(5/8).Temperature; -1/8",
        "4.Temperature; -1",
        "(-5/8).Floor; -1",
        "(-5/8).Ceiling; 0",
        "(-5/8).Numerator; -5",
        "(-5/8).Denominator; 8",
        "Simplest(3/8, 17/32); 1/2",
        "Min(1, 1/2) + Max(1, 1/2); 3/2",
      })
  void evaluates(String expression, String result) {
    assertThat(evaluate(expression)).hasToString(result);
  }

  @Test
  void namesKeepTheirValuesInTheEnvironment() {
    Environment session = new Environment();
    Expression first = Expression.read("x := y := 1/2:1; x + y;");
    assertThat(first.evaluate(session)).hasToString("3/2");
    assertThat(session.names()).containsExactly("x", "y");
    assertThat(Expression.read("x := x:1").evaluate(session)).hasToString("7/8");
    assertThat(Expression.read("x == y").evaluate(session)).hasToString("false");
    assertThat(first).hasToString("x := y := 1/2:1; x + y;");
  }

  @Property
  void whatIsPrintedParsesBack(@ForAll(supplier = Numbers.Any.class) Dyadic x) {
    assertThat(evaluate(x.toString())).isEqualTo(new Evaluated.OfNumber(x));
    assertThat(evaluate("{" + x + "|" + x.plus(Dyadic.ONE) + "}"))
        .isEqualTo(new Evaluated.OfNumber(Dyadic.simplestBetween(x, x.plus(Dyadic.ONE))));
  }

  @Property
  void operatorsAreThoseOfTheNumbers(
      @ForAll(supplier = Numbers.Any.class) Dyadic x,
      @ForAll(supplier = Numbers.Small.class) Dyadic y) {
    Environment environment = new Environment();
    environment.set("x", new Evaluated.OfNumber(x));
    environment.set("y", new Evaluated.OfNumber(y));
    assertThat(number("x + y", environment)).isEqualTo(x.plus(y));
    assertThat(number("x - y", environment)).isEqualTo(x.minus(y));
    assertThat(number("x * y", environment)).isEqualTo(x.times(y));
    assertThat(number("x : y", environment)).isEqualTo(x.ordinalSum(y));
    assertThat(number("-x:y", environment)).isEqualTo(x.negate().ordinalSum(y));
    assertThat(Expression.read("x < y").evaluate(environment))
        .isEqualTo(new Evaluated.OfTruth(x.compareTo(y) < 0));
  }

  @Test
  void longChainsAreNoNesting() {
    assertThat(evaluate("1" + "+1".repeat(99_999))).hasToString("100000");
    assertThat(evaluate("-".repeat(100_000) + "1")).hasToString("1");
    assertThat(evaluate("1" + ".Abs".repeat(100_000))).hasToString("1");
    assertThat(evaluate("1;".repeat(100_000))).hasToString("1");
  }

  /** A star at the end of a line is a game, or misses its operand; it never takes the next line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "1 +; true",
        "(1; true",
        "(1 *; true",
        "(on*; true",
        "nim(\"3; true",
        "P or; true",
        "1; false",
        "on*; false",
        "^[on]*; false",
        "3*; false",
        "3 *; false",
        "x := 3*; false",
        "x *; false",
        "1 + *; false",
        "1 2; false"
      })
  void asksForTheNextLine(String text, boolean goesOn) {
    assertThat(Expression.goesOn(text)).isEqualTo(goesOn);
  }

  @Test
  void outcomeClassesArePrintedAsTheyAreRead() {
    for (Outcome a : Outcome.values()) {
      for (Outcome b : Outcome.values()) {
        for (Outcome c : Outcome.values()) {
          Evaluated of = new Evaluated.OfOutcome(OutcomeSet.of(a, b, c));
          assertThat(evaluate(of.toString())).isEqualTo(of);
          boolean one = a == b && b == c;
          assertThat(evaluate(of + " == " + a.label(false))).hasToString("" + one);
        }
      }
    }
  }

  private static Dyadic number(String expression, Environment environment) {
    Evaluated result = Expression.read(expression).evaluate(environment);
    return ((Evaluated.OfNumber) result).number();
  }

  private static Evaluated evaluate(String expression) {
    return Expression.read(expression).evaluate();
  }
}
