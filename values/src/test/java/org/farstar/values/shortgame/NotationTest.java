package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.shortgame.Games.Recipe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed, what is read, and that one undoes the other. */
class NotationTest {
  private final Universe u = new Universe();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1",
        "-3/4",
        "*",
        "*3",
        "^",
        "^^",
        "^3",
        "v",
        "vv",
        "v4",
        "v*",
        "^^*",
        "^3*2",
        "^[2]",
        "{1|0}",
        "{2||1|0}",
        "+-1",
        "+-{1,{2|0}}",
        "Tiny(2)",
        "Miny(1/2)",
        "1/2^*",
        "3/2^^*3",
        "1*",
        "-1*",
        "-1^",
        "1Tiny(2)",
        "-1/2Miny(1)",
        "^<2>",
        "^<2>*2",
        "^[2]*2",
        "-1v<3>*12",
        "v<3>",
        "1v[3]*",
        "2^<4>*",
        "{2|0||-1}",
        "{1|0||-1|-2}",
        "{5||4||||3|||2||1|0}",
        "+-{3|1}",
        "{1|*}",
        "{1,{2|0}||*|-1}",
        "+-1*",
        "{^|-1}",
        "{3|-1}",
        "12345678901234567890123*",
        "1*2",
        "-1/2*3",
        "{1*2|0}",
        "+-3*2",
        "Tiny({2|1})",
        "Miny({5||3|1})",
        "9Tiny({2|1})",
        "-1/2Miny({3|1*2})",
        "Tiny(1*)",
        "Tiny(2^<2>*)",
        "Miny(3Tiny(1))",
        "Tiny({2Tiny({2|1})|1})",
        "{0||0|v3}",
        "{0|Tiny(2)}",
        "{^[2],+-1|-5}",
        "{^*3,^[2],+-1|-5}",
        "{*2,^<2>,+-1|-5}",
        "{9*4,9v*5|0}"
      })
  void isPrintedAsItIsRead(String text) {
    if (text.contains("||||")) {
      // Not canonical as it stands; only the bars matter here.
      assertThat(u.read(u.read(text).toString())).isEqualTo(u.read(text));
    } else {
      assertThat(u.read(text)).hasToString(text);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "^2*; ^^*",
        "^^^; ^3",
        "{0|*}; ^",
        "{|}; 0",
        "{0|}; 1",
        "{0|1}; 1/2",
        "{-1|1}; 0",
        "{0,*|0}; ^*",
        "{0|^}; ^^*",
        "{0||0|-2}; Tiny(2)",
        "{2|0||0}; Miny(2)",
        "{1|-1}; +-1",
        "{1,{2|0}|-1,{0|-2}}; +-{1,{2|0}}",
        "-{1|0}; {0|-1}",
        "-^; v",
        "{0|v*}; ^<2>",
        "{^|*}; ^[2]",
        "^[1]; ^",
        "^<1>; ^",
        "^[0]; 0",
        " { 1 , 0 | * } ; {1|*}",
        "-Tiny(1); Miny(1)",
        "{1||1|0}; 1Tiny(1)",
        "{2|{1|0}}; {2||1|0}",
        "6/8; 3/4",
        "*0; 0",
        "^0; 0",
        "Tiny(*); ^^*",
        "{0|||0||-1|-2}; Tiny({2|1})",
        "{5||3|1|||0||||0}; Miny({5||3|1})",
        "{1/2|||1/2||-1|-2}; 1/2Tiny({5/2|3/2})",
        "Tiny({2|0}); {0|Tiny(2)}",
        "Tiny({3|-1}); 1/2",
        "Tiny(^3); {0||0|v3}",
        "Tiny(Tiny(1)); ^",
        "Tiny(1Tiny(1)); Tiny(1)",
        "Tiny({1||1,1*|0}); {0||0|-1,-1*}",
        "+-Tiny({2|1}); *",
        "{1||||||0}; {1|0}",
        "{3|1}; {3|1}",
        "{0|0}; *",
        "1+*2; 1*2",
        "1+2; 3",
        "1 - * - ^; 1v*",
        "+-(1*); +-1*",
        "-(1^); -1v",
        "+-1^*2; +-1^*2",
        "((*3)); *3",
        "+-+-1; 0",
        "1 + *2 + ^; 1^*2"
      })
  void isReadAndPrintedInCanonicalForm(String text, String printed) {
    assertThat(u.read(text)).hasToString(printed);
    assertThat(u.read(printed)).isEqualTo(u.read(text));
  }

  @Test
  void everyValueOfDayThreeIsReadBack() {
    for (ShortGame g : Games.bornBy(u, 3)) {
      assertThat(u.read(g.toString())).as("%s", g).isEqualTo(g);
    }
  }

  @Property
  void whatIsPrintedIsReadBack(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame g = recipe.in(u);
    assertThat(u.read(g.toString())).isEqualTo(g);
    assertThat(new Universe().read(g.toString())).isEqualTo(g).hasToString(g.toString());
  }

  @Property(tries = 300)
  void infinitesimalsAreReadBack(@ForAll long seed) {
    ShortGame g = Games.randomAllSmall(u, new Random(seed), 6);
    assertThat(u.read(g.toString())).isEqualTo(g);
  }

  @Property
  void whatIsPrintedIsAnExpressionToo(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    isAnExpression(recipe.in(u));
    isAnExpression(recipe.allSmallIn(u));
    isAnExpression(recipe.allSmallIn(u).plus(u.read("-5/4*2")));
  }

  @Test
  void everyValueOfDayThreeIsAnExpressionToo() {
    Games.bornBy(u, 3).forEach(this::isAnExpression);
  }

  @Test
  void plainValuesAreExpressionsToo() {
    for (int x = -6; x <= 6; x++) {
      for (int ups = -3; ups <= 3; ups++) {
        for (int nimber = 0; nimber <= 3; nimber++) {
          ShortGame g = u.sum(Dyadic.of(x, 2), ups, nimber);
          isAnExpression(g);
          isAnExpression(u.plusMinus(g));
          isAnExpression(u.of(u.plusMinus(g), g.negate()));
          isAnExpression(g.plus(u.tiny(u.integer(2))));
          isAnExpression(g.plus(u.upPower(3)));
        }
      }
    }
  }

  private void isAnExpression(ShortGame g) {
    String text = g.toString();
    Evaluated read = Expression.read(text).evaluate();
    assertThat(read).hasToString(text);
    assertThat(read).isEqualTo(new Environment().evaluated(g));
    assertThat(Expression.read("Value(\"" + text + "\")").evaluate()).isEqualTo(read);
    assertThat(Expression.read("(" + text + ") - (" + text + ")").evaluate()).hasToString("0");
  }

  @Property(tries = 300)
  void listsOfOptionsAreExpressionsToo(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    Environment environment = new Environment();
    environment.set("g", environment.evaluated(recipe.in(u)));
    for (String property : List.of("LeftOptions", "RightOptions", "Incentives", "Stops")) {
      Evaluated list = Expression.read("g." + property).evaluate(environment);
      assertThat(Expression.read(list.toString()).evaluate()).isEqualTo(list);
    }
  }

  /** Every number, written against every infinitesimal that has a name, is their sum. */
  @Property
  void aNumberAgainstANameIsTheirSum(
      @ForAll @IntRange(min = -20, max = 20) int numerator,
      @ForAll @IntRange(min = 0, max = 4) int exponent,
      @ForAll @IntRange(min = 0, max = 5) int n,
      @ForAll @IntRange(min = 0, max = 12) int nimber,
      @ForAll boolean sum) {
    ShortGame small = sum ? u.upPowersTo(n) : n == 0 ? u.zero() : u.upPower(n);
    ShortGame g = u.number(Dyadic.of(numerator, exponent)).plus(small).plus(u.nimber(nimber));
    assertThat(g.toString()).doesNotContain("{");
    isAnExpression(g);
    isAnExpression(g.negate());
    isAnExpression(u.of(g, u.zero()));
  }

  @Property
  void tiniesOfWhatIsPositiveAreNamedWhereTheirFormIsCanonical(
      @ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame threat = recipe.in(u);
    threat = threat.minus(u.integer(threat.rightStop().floor().intValueExact() - 1));
    ShortGame tiny = u.tiny(threat);
    ShortGame x = u.number(Dyadic.of(-7, 2));
    boolean canonical =
        tiny.leftOptions().equals(List.of(u.zero()))
            && tiny.rightOptions().equals(List.of(u.of(u.zero(), threat.negate())))
            && tiny.rightOptions().get(0).rightOptions().equals(List.of(threat.negate()));
    if (canonical) {
      assertThat(tiny).hasToString("Tiny(" + threat + ")");
      assertThat(tiny.negate().plus(x)).hasToString("-7/4Miny(" + threat + ")");
    }
    assertThat(tiny.isNumberTiny()).isEqualTo(tiny.toString().startsWith("Tiny("));
    isAnExpression(tiny);
    isAnExpression(tiny.plus(x));
    isAnExpression(u.of(tiny.negate(), x));
    isAnExpression(u.of(List.of(tiny, u.integer(-1)), List.of(x, x.plus(tiny))));
  }

  @Test
  void powersOfUpAreWhatTheyAreSaidToBe() {
    ShortGame sum = u.zero();
    for (int n = 1; n <= 7; n++) {
      ShortGame power = Uptimals.power(u, n);
      sum = sum.plus(power);
      assertThat(Uptimals.sumTo(u, n)).isEqualTo(sum);
      if (n > 1) {
        assertThat(power).hasToString("^<" + n + ">");
        assertThat(power.plus(u.star())).hasToString("^<" + n + ">*");
        assertThat(power.negate().plus(u.read("1*"))).hasToString("1v<" + n + ">*");
        assertThat(sum).hasToString("^[" + n + "]");
        assertThat(sum.plus(u.star()).minus(u.integer(3))).hasToString("-3^[" + n + "]*");
      }
    }
  }

  @Test
  void deepChainsAreReadBack() {
    ShortGame g = u.zero();
    for (int i = 1; i <= Universe.DEEPEST; i++) {
      g = u.of(u.integer(i), g);
    }
    assertThat(u.read(g.toString())).isSameAs(g);
    isAnExpression(g);
  }

  /** Beside another option a game keeps its braces. */
  @Test
  void deepBracesAreReadBackOnTheDefaultStackOfAThread() throws InterruptedException {
    ShortGame deep = u.read("{1|-1}");
    for (int i = 2; i < Universe.DEEPEST; i++) {
      deep = u.of(List.of(deep, u.zero()), List.of(u.integer(-i)));
    }
    ShortGame g = deep;
    String text = g.toString();
    assertThat(text).endsWith("|-298}|-299}");
    assertThat(text.substring(0, 3 * 298)).isEqualTo("{0,".repeat(298));
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread thread = new Thread(null, () -> isAnExpression(g), "default stack", 1024 * 1024);
    thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
    thread.start();
    thread.join();
    assertThat(thrown.get()).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "\"\"; 1; the end; a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}",
        "{1|2; 5; the end; '+', '-', ',', '|' or '}'",
        "{1}; 3; '}'; ',' or '|'",
        "{1|2|3}; 5; '|' again; a bar of another length, to tell which divides",
        "1/3; 3; denominator 3; a power of two (1, 2, 4, 8, ...)",
        "1 2; 3; '2'; '+', '-' or the end",
        "1 *2; 3; '*'; '+', '-' or the end",
        "1:1; 2; ':'; '+', '-' or the end",
        "2*x; 2; '*'; '+', '-' or the end",
        "^.Mean; 2; '.'; '+', '-' or the end",
        "[1]; 1; '['; a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}",
        "1+; 3; the end; a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}",
        "Teeny(1); 1; 'Teeny'; a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}",
        "Tiny(1,2); 1; Tiny of 2 values; one value",
        "*99999999999; 2; 99999999999; a nimber up to 2147483647",
        "^[301]; 3; 301; a power of up up to 300",
        "{1,|0}; 4; '|'; a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}"
      })
  void saysWhereATextIsWrong(String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> u.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @Test
  void bracesNestedTooDeeplyAreRefused() {
    assertThatThrownBy(() -> u.read("{".repeat(100_000)))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("at most 310 brackets within each other");
  }
}
