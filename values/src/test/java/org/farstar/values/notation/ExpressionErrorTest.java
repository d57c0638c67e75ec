package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors are results: the place, what was found there and what is allowed. */
class ExpressionErrorTest {

  @ParameterizedTest(name = "[{index}] {0}")
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '"',
      value = {
        "\"\" => column 1: found the end, allowed: a value, a name, '(', '{' or '['",
        "1 + => column 4: found the end, allowed: a value, a name, '(', '{' or '['",
        "1 2 => column 3: found '2', allowed: an operator, ';' or the end",
        "1;;2 => column 3: found ';', allowed: a value, a name, '(', '{' or '['",
        "(1 => column 3: found the end, allowed: an operator or ')'",
        "1) => column 2: found ')', allowed: an operator, ';' or the end",
        "{1} => column 1: found '{1}', as CGSuite writes it, allowed: [1], or a bar in the braces of a"
            + " game",
        "{1|2 => column 5: found the end, allowed: an operator, ',', '|' or '}'",
        "{0|1|2} => column 5: found '|' again,"
            + " allowed: a bar of another length, to tell which divides",
        "1 < 2 < 3 => column 7: found '<', allowed: ';' or the end, since comparisons do not chain",
        "x = 3 => column 3: found '=', allowed: '==' to compare or ':=' to name a value",
        "1 ! 3 => column 3: found '!', allowed: '!=' to compare",
        "2 ^ 3 => column 3: found '^', allowed: an operator, ';' or the end",
        "*3+ => column 4: found the end, allowed: a value, a name, '(', '{' or '['",
        "3 * => column 4: found the end, allowed: a value, a name, '(', '{' or '['",
        "v := 1 => column 1: found 'v', allowed: another name: v, vv and so on stand for down",
        "1.5 => column 3: found '5', allowed: the name of a property such as Birthday;"
            + " numbers are written as fractions: 3/2, not 1.5",
        "1/3 + * => column 5: found 1/3, which is no short game, allowed: another game",
        "{1/(w+1)|} => column 1: found 1/(w+1), whose sign expansion is not known here, allowed:"
            + " numbers whose sign expansion is known, those of Left below those of Right",
        "{1/2|1/3} => column 1: found 1/2, which is not below 1/3,"
            + " allowed: numbers whose sign expansion is known, those of Left below those of Right",
        "{1/3|*} => column 1: found 1/3, which is no short game, allowed: another game",
        "w + over => column 3: found w, which is no short game, allowed: another game",
        "(w-w)^-1 => column 2: found a negative power of 0, allowed: a power of another number",
        "Simplest(1/2, 1/3) => column 1: found 1/2, which is not below 1/3,"
            + " allowed: bounds in order, as in Simplest(1/4, 1)",
        "w & 1 => column 3: found '&' of a number that is not dyadic,"
            + " allowed: '+', '-', '*', '/', ':' or a comparison",
        "1:(1/(w+1)) => column 2: found 1/(w+1), whose sign expansion is not known here,"
            + " allowed: a sum of powers of w with rational coefficients, which are dyadic in the"
            + " exponents",
        "1/(w-w) => column 4: found the divisor 0, allowed: a divisor other than 0",
        "(w+1)^101 => column 7: found the exponent 101 of w+1, allowed: a smaller exponent",
        "w^<2> => column 2: found '^<2>', allowed: an operator, or a power such as w^2",
        "w.Floor => column 3: found w, which is not rational, allowed: a rational number",
        "(1/(w+1)).Birthday => column 11: found 1/(w+1), whose sign expansion is not known here,"
            + " allowed: a sum of powers of w with rational coefficients, which are dyadic in the"
            + " exponents",
        "(1/3).Temperature => column 7: found Temperature of a number that is not dyadic, allowed:"
            + " Temperature of a short game",
        "(1/1000003).SignExpansion => column 13: found a period of more than 10000 signs, allowed:"
            + " smaller numbers",
        "w.LeftOptions => column 3: found w, which is born on no finite day and so has infinitely"
            + " many followers, allowed: a dyadic number",
        "1/(1-1) => column 4: found the divisor 0, allowed: a divisor other than 0",
        "1 + x => column 5: found 'x', which has no value,"
            + " allowed: a name that was given a value, as in x := 1/2",
        "a := 1; b := 2; a + c => column 21: found 'c', which has no value, allowed: one of a, b",
        "f(1, 2) => column 1: found the function 'f', allowed: one of Max, Min, Simplest, Miny, Tiny,"
            + " Value",
        "Value(1) => column 1: found Value without a value, allowed: Value(\"...\"), one text",
        "1 + Value(\"1+\") => column 14: found '\"', allowed: a value such as 1/2,"
            + " ^, *2, +-1, Tiny(2) or {1|0}",
        "Maxx(1, 2) => column 1: found the function 'Maxx', allowed: one like Max",
        "Max(1) => column 1: found Max of 1 numbers, allowed: two numbers",
        "Max() => column 1: found Max of 0 numbers, allowed: two numbers",
        "Simplest(1, 1/2) => column 1: found 1, which is not below 1/2,"
            + " allowed: bounds in order, as in Simplest(1/4, 1)",
        "(1 < 2) + 1 => column 2: found a truth value, allowed: a number or a game",
        "1 + (1 < 2) => column 6: found a truth value, allowed: a number or a game",
        "1 == (1 < 2) => column 7: found a truth value, allowed: a number to compare with",
        "-(1 < 2) => column 3: found a truth value, allowed: a number or a game",
        "{3.LeftOptions|} => column 2: found a list, allowed: a number or a game",
        "3.OutcomeClass.Abs => column 3: found an outcome class, allowed: a number or a game",
        "1 + (P or D) => column 6: found outcome classes, allowed: a number or a game",
        "N == 1 => column 6: found a number, allowed: an outcome class to compare with",
        "P or => column 5: found the end, allowed: an outcome class such as D",
        "P or 2 => column 6: found '2', allowed: an outcome class such as D",
        "x := 1; P or x => column 14: found a number, allowed: an outcome class such as N, P, L, R"
            + " or D",
        "x := 1; on := 3 => column 9: found 'on', which is a loopy game,"
            + " allowed: another name to give a value to",
        "dud := 1 => column 1: found 'dud', which is a loopy game,"
            + " allowed: another name to give a value to",
        "w := 3 => column 1: found 'w', which is omega, allowed: another name to give a value to",
        "x := Left := 3 => column 6: found 'Left', which is a player,"
            + " allowed: another name to give a value to",
        "pass := 2 => column 1: found 'pass', which is a move to the same position,"
            + " allowed: another name to give a value to",
        "PHat := 2 => column 1: found 'PHat', which is an outcome class,"
            + " allowed: another name to give a value to",
        "or := 2 => column 1: found 'or', which is written between outcome classes,"
            + " allowed: another name to give a value to",
        "1.Tmperature => column 3: found the property 'Tmperature', allowed: one like Temperature",
        "3.Abs(1) => column 3: found Abs with parameters, allowed: no parameters",
        "1/2:10000000 => column 4: found a result of more than 4000000 binary digits,"
            + " allowed: results of at most that many",
      })
  void saysWhatIsWrong(String expression, String message) {
    assertThatThrownBy(() -> Expression.read(expression).evaluate())
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void pointsAtThePlace() {
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> Expression.read("1/0 + 2").evaluate());
    assertThat(e.caret()).isEqualTo("1/0 + 2\n  ^");
    assertThat(e.text()).isEqualTo("1/0 + 2");
    assertThat(e.column()).isEqualTo(3);
    assertThat(e.found()).isEqualTo("the divisor 0");
    assertThat(e.allowed()).startsWith("a divisor other");
  }

  @Test
  void deepNestingIsRefusedWithoutExhaustingTheStack() {
    for (String open : new String[] {"(", "{", "{0|", "Max(1,"}) {
      assertThatThrownBy(() -> Expression.read(open.repeat(100_000)))
          .isInstanceOf(NotationException.class)
          .hasMessageEndingWith("allowed: at most 310 brackets within each other");
    }
    assertThatThrownBy(() -> Expression.read("-(1+2*(".repeat(100_000)))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith("allowed: fewer operands within each other");
    StringBuilder bars = new StringBuilder("{");
    for (int i = 1; i <= 101; i++) {
      bars.append("0").append("|".repeat(i));
    }
    assertThatThrownBy(() -> Expression.read(bars.toString()))
        .hasMessageEndingWith("allowed: at most 100 bars in a form");
  }

  @Test
  void theDeepestNestingAllowedFitsTheDefaultStackOfAThread() throws InterruptedException {
    String brackets = "-1:-2*(".repeat(100) + "0" + ").Abs".repeat(100);
    String calls = "0+0:-2*-Max(1,".repeat(100) + "0" + ")".repeat(100);
    String forms = "{".repeat(310) + "0" + "|||5||7}".repeat(310);
    String sums = "(1+".repeat(209) + "0" + ")".repeat(209);
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Runnable run =
        () -> {
          for (String deep : new String[] {brackets, calls, forms, sums}) {
            assertThat(Expression.read(deep).evaluate()).isInstanceOf(Evaluated.OfNumber.class);
          }
        };
    Thread thread = new Thread(null, run, "default stack", 1024 * 1024);
    thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
    thread.start();
    thread.join();
    assertThat(thrown.get()).isNull();
  }

  @Test
  void formsNestedByBarsAndBracketsTogetherAreRefusedToo() {
    StringBuilder level = new StringBuilder("{");
    for (int i = 40; i >= 1; i--) {
      level.append("0").append("|".repeat(i));
    }
    String deep = level.toString().repeat(90) + "}".repeat(90);
    assertThatThrownBy(() -> Expression.read(deep).evaluate())
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("found a tree of forms deeper than 700");
    assertThatThrownBy(() -> new Universe().read(deep))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("found a tree of forms deeper than 700");
  }

  @Test
  void hugeResultsAreRefusedBeforeTheyAreComputed() {
    assertThatThrownBy(() -> Expression.read("x := 3" + "; x := x*x".repeat(60)).evaluate())
        .hasMessageEndingWith(
            "found a result of more than 4000000 binary digits,"
                + " allowed: results of at most that many");
    assertThatThrownBy(() -> Expression.read("1:-1" + "0".repeat(1000)).evaluate())
        .hasMessageContaining("more than 4000000 binary digits");
    assertThatThrownBy(() -> Expression.read("1".repeat(1_000_001)))
        .hasMessage("column 1: found a number of 1000001 digits, allowed: at most 1000000 digits");
  }

  @Property
  void anyTextIsReadOrRefusedAtAPlace(
      @ForAll
          @Chars({'1', '2', '/', '+', '-', ':', '{', '}', '|', '(', ')', '.', ',', ';', '=', 'x'})
          @StringLength(max = 12)
          String text) {
    try {
      assertThat(Expression.read(text).evaluate().toString()).isNotEmpty();
    } catch (NotationException e) {
      assertThat(e.column()).isBetween(1, text.length() + 1);
      assertThat(e.caret()).startsWith(text + "\n");
    }
  }

  @Test
  void anEnvironmentRefusesWhatIsNoName() {
    assertThatThrownBy(() -> new Environment().set("1x", new Evaluated.OfTruth(true)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'1x' cannot be a name, which is a letter, then letters, digits and '_'");
    assertThatThrownBy(() -> new Environment().set("over", new Evaluated.OfTruth(true)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'over', which is a loopy game, cannot be given a value");
    assertThat(Environment.isName("vv")).isFalse();
    assertThat(Environment.isName("w")).isFalse();
    assertThat(Environment.isName("vx_1")).isTrue();
  }
}
