package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of rulesets in expressions; here a heap of n tokens is worth *n, an odd one none. */
class PositionsTest {
  private final Environment environment = new Environment(new Heaps());

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "some_heap(\"2\") => 2",
        "some_heap(\"2\").CanonicalForm => *2",
        "some_heap(\"2\").CanonicalForm + * => *3",
        "some_heap(\"0\").CanonicalForm + 1/2 => 1/2",
        "h := some_heap(\"4\"); h.CanonicalForm.Birthday => 4",
        "some_heap(\"2\").Colour => green",
        "h := some_heap(\"4\"); h => 4"
      })
  void haveProperties(String expression, String result) {
    assertThat(Expression.read(expression).evaluate(environment)).hasToString(result);
  }

  /** Where a number or a game is wanted a position is its canonical form. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "1 + some_heap(\"2\") => 1*2",
        "some_heap(\"2\") - some_heap(\"4\") => *6",
        "-some_heap(\"2\") => *2",
        "+some_heap(\"2\") => *2",
        "+-some_heap(\"2\") => 0",
        "+-{some_heap(\"0\"), 1} => +-1",
        "3 * some_heap(\"2\") => *2",
        "some_heap(\"0\") / 2 => 0",
        "some_heap(\"2\") : 1 => {0,*,*2|0,*}",
        "{some_heap(\"0\")|-1} => {0|-1}",
        "{1, some_heap(\"2\") || some_heap(\"0\")} => {1|0}",
        "Max(some_heap(\"0\"), 1/2) => 1/2",
        "Tiny(some_heap(\"0\")) => ^",
        "some_heap(\"2\").Temperature => 0",
        "some_heap(\"2\").LeftOptions => [0, *]",
        "some_heap(\"0\").SignExpansion => ()",
        "some_heap(\"2\").Heat(1) => +-{1,{2|0}}",
        "1.Overheat(some_heap(\"0\"), some_heap(\"0\")) => 0",
        "some_heap(\"2\") == some_heap(\"2\") => true",
        "some_heap(\"2\") == some_heap(\"4\") => false",
        "some_heap(\"2\") != some_heap(\"4\") => true",
        "some_heap(\"2\") == *2 => true",
        "0 == some_heap(\"0\") => true",
        "some_heap(\"2\") <> some_heap(\"0\") => true",
        "some_heap(\"2\") < 1 => true",
        "h := some_heap(\"4\"); h + h => 0"
      })
  void standForTheirCanonicalForms(String expression, String result) {
    assertThat(Expression.read(expression).evaluate(environment)).hasToString(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "1 + some_heap(\"3\") => column 5: found an odd heap has no value, allowed: a position"
            + " that has a value",
        "some_heap(\"3\") == some_heap(\"3\") => column 1: found an odd heap has no value,"
            + " allowed: a position that has a value",
        "some_heap(\"3\").Temperature => column 1: found an odd heap has no value, allowed: a"
            + " position that has a value",
        "some_heap(\"2\") == some_heap(\"2\").Colour => column 19: found a text, allowed: a"
            + " position to compare with",
        "some_heap(\"2\").Heat => column 16: found Heat of no parameters, allowed: one parameter",
        "some_heap(\"2\").Floor => column 16: found Floor of a game that is not a number, allowed:"
            + " Floor of a number",
        "Max(some_heap(\"2\"), 1) => column 5: found a game that is not a number, allowed: a"
            + " number",
        "1; some-heap(\"2\") => column 4: found 'some', which has no value, allowed:"
            + " some_heap(\"...\"), since a minus sign subtracts",
        "x := 1; some-heat(2) => column 9: found 'some', which has no value, allowed: one of x",
        "some_heap(\"2\").Canonical => column 16: found the property 'Canonical' of a position,"
            + " allowed: one like CanonicalForm, MisereCanonicalForm, ReducedCanonicalForm",
        "some_heap(\"2\").CanonicalForm(1) => column 16: found CanonicalForm with parameters,"
            + " allowed: CanonicalForm without",
        "some_heap(\"3\").CanonicalForm => column 16: found an odd heap has no value, allowed: a"
            + " property that the position has",
        "1; some_heap(\"1x\") => column 16: found 'x', allowed: digits",
        "some_heap(2) => column 1: found some_heap without a position,"
            + " allowed: some_heap(\"...\"), one text",
        "sum_heap(\"2\") => column 1: found the function 'sum_heap', allowed: one like some_heap"
      })
  void errorsAreLocated(String expression, String message) {
    assertThatThrownBy(() -> Expression.read(expression).evaluate(environment))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void gamesOfAnotherUniverseAreBroughtOver() {
    Universe other = new Universe();
    environment.set("g", environment.evaluated(other.read("{2|0}")));
    environment.set("h", new Evaluated.OfGame(other.read("+-1")));
    environment.set("x", environment.evaluated(other.read("1/2")));
    assertThat(Expression.read("g - h - x").evaluate(environment)).hasToString("1/2");
    assertThat(environment.evaluated(Dyadic.ONE)).isEqualTo(new Evaluated.OfNumber(Dyadic.ONE));
  }

  private static final class Heaps implements Positions {
    @Override
    public List<String> names() {
      return List.of("some_heap");
    }

    @Override
    public Position read(String name, String text) {
      if (text.length() > 1) {
        throw new NotationException(text, 2, NotationException.at(text, 1), "digits");
      }
      return new Heap(Integer.parseInt(text));
    }
  }

  private record Heap(int n) implements Positions.Position {
    @Override
    public List<String> properties() {
      return List.of("CanonicalForm", "Colour");
    }

    @Override
    public Evaluated property(String name, Environment environment) {
      if (name.equals("Colour")) {
        return new Evaluated.OfText("green");
      }
      if (n % 2 == 1) {
        throw new IllegalArgumentException("an odd heap has no value");
      }
      return environment.evaluated(new Universe().nimber(n));
    }

    @Override
    public String toString() {
      return Integer.toString(n);
    }
  }
}
