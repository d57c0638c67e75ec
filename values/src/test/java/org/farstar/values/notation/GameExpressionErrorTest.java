package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors about games are results too. */
class GameExpressionErrorTest {

  @ParameterizedTest(name = "[{index}] {0}")
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "{1|0}.AtomicWeight => column 7: found a game with the stops 1 and 0, while only"
            + " infinitesimals have an atomic weight, allowed: a game that has one, as IsAtomic tells",
        "{1|^3||^}.AtomicWeight => column 11: found an infinitesimal without an atomic weight,"
            + " allowed: a game that has one, as IsAtomic tells",
        "^.AtomicWait => column 3: found the property 'AtomicWait', allowed: one like AtomicWeight",
        "^.Numerator => column 3: found Numerator of a game that is not a number,"
            + " allowed: Numerator of a number",
        "^.Cool => column 3: found Cool of no parameters, allowed: one parameter",
        "^.Cool(1, 2) => column 3: found Cool of 2 parameters, allowed: one parameter",
        "^.Mean(1) => column 3: found Mean of one parameter, allowed: no parameters",
        "^.Overheat(1) => column 3: found Overheat of one parameter, allowed: 2 parameters",
        "^.Cool(*) => column 8: found a game that is not a number, allowed: a number",
        "^.Cool(-1) => column 3: found games are cooled by more than -1, not by -1,"
            + " allowed: a number above -1",
        "^.NortonMultiply(*) => column 3: found a Norton product needs a positive unit, not *,"
            + " allowed: a unit greater than 0",
        "{1|0}.UptimalExpansion => column 7: found {1|0}, which is no uptimal,"
            + " allowed: an uptimal, as IsUptimal tells",
        "on Upsum off => column 1: found 'on Upsum off', as CGSuite writes it,"
            + " allowed: on.Upsum(off)",
        "{1|0}.Stop(Player.Left) => column 12: found 'Player.Left', as CGSuite writes it, allowed: Left",
        "+-1.SensibleLeftOptions => column 4: found '.SensibleLeftOptions', as CGSuite writes it,"
            + " allowed: .LeftOptions",
        "'{*|*} => column 7: found the end, allowed: the quote ' at the end of a form",
        "omega + 1 => column 1: found 'omega', as CGSuite writes it," + " allowed: w",
        "7 % 2 => column 1: found '7 % 2', as CGSuite writes it, allowed: (7 - 2 * (7/2).Floor)",
        "game.grid.Clobber(1) => column 1: found 'game.grid.Clobber(1)', as CGSuite writes it,"
            + " allowed: one of the games here",
        "Value(\"{0|Player.Left}\") => column 11: found 'Player', allowed: a value such as 1/2,"
            + " ^, *2, +-1, Tiny(2) or {1|0}",
        "game.heap.Nim(1).Decomposition => column 1: found 'game.heap.Nim(1)', as CGSuite writes it,"
            + " allowed: one of the games here",
        "{1|0}.SensibleOptions(Left) => column 6: found '.SensibleOptions(Left)', as CGSuite writes"
            + " it, allowed: .LeftOptions",
        "{1|0}.SensibleLines(Left) => column 6: found '.SensibleLines', as CGSuite writes it,"
            + " allowed: .LeftOptions or .RightOptions, move by move",
        "{1|0}.Decomposition => column 6: found '.Decomposition', as CGSuite writes it,"
            + " allowed: .CanonicalForm, for which the parts are added up",
        "{1|0}.DicoticVariant => column 6: found '.DicoticVariant', as CGSuite writes it,"
            + " allowed: dicotic_ before the name of the game",
        "^.Pow(1/2) => column 3: found the exponent 1/2, allowed: the power of a game {0|H} to an"
            + " exponent of at least 1: a number, a number + over or under, or on",
        "^.Pow(0) => column 3: found the exponent 0, allowed: the power of a game {0|H} to an"
            + " exponent of at least 1: a number, a number + over or under, or on",
        "^.PowTo(off) => column 3: found the exponent off, allowed: an exponent of at least 0:"
            + " a number, a number + over or under, or on",
        "*5.Sqrt => column 3: found '.Sqrt', which is not read here, allowed:"
            + " .NimSquareRoot, of a nimber",
        "*2.UnionSum(*2) => column 4: found the property 'UnionSum',"
            + " allowed: one like OrdinalSum, SelectiveSum, ConjunctiveSum",
        "dud.Stop(Left) => column 5: found dud, which is no stopper, allowed: stoppers for which it"
            + " is defined, such as a game's .Onside",
        "5.NimValue => column 3: found 5, which is no nimber, allowed: a nimber",
        "2*3*4 => column 4: found '*', allowed: '+', or blanks around a star to multiply",
        "[2] + 1 => column 1: found a list, allowed: a number or a game",
        "[1, 2 => column 6: found the end, allowed: an operator, ',' or ']'",
        "[1,] => column 4: found ']', allowed: a value, a name, '(', '{' or '['",
        "^.Cool(1 < 2) => column 8: found a truth value, allowed: a number or a game",
        "^ * * => column 3: found a product of a game that is not a number and a game that is not"
            + " a number, allowed: a product of numbers, or an integer number of copies;"
            + " x.NortonMultiply(u) is another",
        "1/2 * ^ => column 5: found a product of the number 1/2 and a game that is not a number,"
            + " allowed: a product of numbers, or an integer number of copies;"
            + " x.NortonMultiply(u) is another",
        "^/2 => column 1: found a game that is not a number, allowed: a number to divide",
        "2/* => column 3: found a game that is not a number, allowed: a number to divide by",
        "1/3^ => column 3: found denominator 3, allowed: a power of two (1, 2, 4, 8, ...)",
        "1 + *99999999999 => column 3: found 1, which is no nimber, allowed: a nimber, as the other"
            + " one is, which is no short game",
        "*(w => column 4: found the end, allowed: an operator or ')'",
        "*(w+) => column 5: found ')', allowed: an ordinal such as 7, w or w^2*3+w+4",
        "*() => column 3: found ')', allowed: an ordinal such as w^2+3",
        "{*(w)|0} => column 1: found *(w), which is no short game, allowed: another game",
        "on - *(w) => column 4: found on, which is no nimber, allowed: a nimber, as the other one is,"
            + " which is no short game",
        "*(w).Means => column 6: found the property 'Means' of a nimber that is no short game,"
            + " allowed: one like Mean",
        "*(w).Mean(1) => column 6: found Mean of one parameter, allowed: no parameters",
        "inf{0}.IsHot => column 8: found the property 'IsHot' of an infinite nim-value, allowed: one of"
            + " Class, IsInteger, IsLoopfree, IsNimber, IsNumber, IsZero, NimValue, OutcomeClass",
        "inf{0}.NimPower(2) => column 8: found the property 'NimPower' of an infinite nim-value,"
            + " allowed: one of Class, IsInteger, IsLoopfree, IsNimber, IsNumber, IsZero, NimValue,"
            + " OutcomeClass",
        "0.NimInverse => column 3: found the nimber 0, which has no inverse, allowed: nimbers for"
            + " which it is defined, such as *3 and *(w+1)",
        "1.NimSquareRoot => column 3: found 1, which is no nimber, allowed: nimbers for which it is"
            + " defined, such as *3 and *(w+1)",
        "*3.NimPower => column 4: found NimPower of no parameters, allowed: one parameter",
        "^[501] => column 3: found 501, allowed: a power of up up to 300",
        "Tiny(1, 2) => column 1: found Tiny of 2 values, allowed: one value",
        "1/2 ^ => column 5: found '^', allowed: an operator, ';' or the end",
        "x * => column 4: found the end, allowed: a value, a name, '(', '{' or '['",
        "{1,2} => column 1: found '{1,2}', as CGSuite writes it, allowed: [1,2], or a bar in the braces"
            + " of a game",
        "+-{1,2 => column 7: found the end, allowed: ',' or '|'",
        "v3 := 1 => column 1: found 'v3', allowed: another name: v, vv and so on stand for down",
        "^ == (1 < 2) => column 7: found a truth value,"
            + " allowed: a game that is not a number to compare with",
        "\"1 => column 1: found a quotation mark without its partner, allowed: a text such as"
            + " \"1011\"",
        "2 # 3 => column 3: found '#', allowed: a number, a name or one of := == != <= >= <> <| |>"
            + " +- < > + - * / : { } ( ) [ ] , ; . & ' ^ | \"",
        "nim(\"1\") => column 1: found the function 'nim', allowed: one like Min",
        "9999999999999999999 * ^ => column 21: found 9999999999999999999 copies of 1 ups are too"
            + " many ups, allowed: smaller games",
        "1000 * Tiny(1) => column 6: found a game with more than 300 moves in a row is too deep,"
            + " allowed: smaller games",
      })
  void saysWhatIsWrong(String expression, String message) {
    assertThatThrownBy(() -> Expression.read(expression).evaluate())
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void aFullUniverseIsNoErrorOfTheText() {
    Universe small = new Universe(1 << 20);
    String hot = "g := 0; n := 1; ";
    String grow = "n := 3*n; g := g + {n|{-n|-2*n,{-n|-9*n}}} + Tiny(n)*2; ";
    Expression large = Expression.read(hot + grow.repeat(12) + "g");
    assertThatThrownBy(() -> large.evaluate(new Environment(Positions.NONE, () -> small)))
        .isInstanceOf(UniverseFullException.class)
        .hasMessageStartingWith("the universe is full: ");
  }

  @Test
  void anEnvironmentGoesOnInAnotherUniverse() {
    AtomicReference<Universe> now = new AtomicReference<>(new Universe());
    Environment environment = new Environment(Positions.NONE, now::get);
    Expression.read("g := {5|{3|1}} + {2|-2}").evaluate(environment);
    now.getAndSet(new Universe()).retire();
    Evaluated sum = Expression.read("g + +-1").evaluate(environment);
    assertThat(sum).isEqualTo(Expression.read("{5|{3|1}} + +-1 + +-2").evaluate());
    assertThat(((Evaluated.OfGame) sum).game().universe()).isSameAs(now.get());
  }

  @Test
  void theDeepestNestingAllowedFitsTheDefaultStackOfAThread() throws InterruptedException {
    String calls = "*+*:0*-1Tiny(".repeat(100) + "0" + ")".repeat(100);
    String forms = "*+*:0*-{".repeat(100) + "1" + "|*||v}".repeat(100);
    String methods = "*+*:0*-(1*).Heat(".repeat(100) + "0" + ")".repeat(100);
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Runnable run =
        () -> {
          for (String deep : new String[] {calls, forms, methods}) {
            assertThat(Expression.read(deep).evaluate()).isNotNull();
          }
        };
    Thread thread = new Thread(null, run, "default stack", 1024 * 1024);
    thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
    thread.start();
    thread.join();
    assertThat(thrown.get()).isNull();
  }

  @Property
  void anyTextIsReadOrRefusedAtAPlace(
      @ForAll
          @Chars({'1', '2', '/', '+', '-', ':', '{', '}', '|', '<', '>', '*', '^', 'v', ',', '['})
          @StringLength(max = 10)
          String text) {
    try {
      assertPrinted(Expression.read(text).evaluate());
    } catch (NotationException e) {
      assertThat(e.column()).isBetween(1, text.length() + 1);
    }
  }

  @Test
  void aShortTextCanHaveAValueTooLargeToPrint() {
    Evaluated large = Expression.read("v:2*21").evaluate();
    assertThatThrownBy(large::toString)
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("too large to print");
  }

  /** A value has a text, or one longer than any that is printed. */
  private static void assertPrinted(Evaluated evaluated) {
    try {
      assertThat(evaluated.toString()).isNotEmpty();
    } catch (GameTooLargeException e) {
      assertThat(e).hasMessageContaining("too large to print");
    }
  }
}
