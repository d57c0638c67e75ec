package org.farstar.values.surreal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.SignExpansion;
import org.farstar.values.notation.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sign expansions of ordinal length, and what is found by them. */
class SignsTest {
  private static final Surreal ZERO = Surreal.of(Dyadic.ZERO);

  private static List<Surreal> numbers(int many) {
    Random random = new Random(19);
    List<Surreal> numbers = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      numbers.add(PowersOfOmegaTest.random(random, i % 3, i % 2 == 0));
    }
    for (String text :
        List.of(
            "0", "1", "-1", "1/2", "1/3", "w", "w-1", "w+1", "w/2", "w/3", "1/w", "w^w", "-w")) {
      numbers.add(PowersOfOmegaTest.read(text));
    }
    return numbers;
  }

  private static Ordinal born(Surreal number) {
    return number.birthday().orElseThrow();
  }

  /** A number is the one that its signs lead to: the way there and back are two algorithms. */
  @Test
  void aNumberIsFoundBehindItsSigns() {
    for (Surreal x : numbers(300)) {
      assertThat(x.ordinalSum(ZERO)).isEqualTo(x);
      assertThat(ZERO.ordinalSum(x)).isEqualTo(x);
    }
  }

  /**
   * The order of the numbers is that of their signs: minus is below the end, the end below plus.
   */
  @Test
  void theOrderIsThatOfTheSigns() {
    List<Surreal> numbers = numbers(120);
    List<List<Run>> signs = numbers.stream().map(SignsTest::signs).toList();
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = 0; j < numbers.size(); j++) {
        assertThat(numbers.get(i).compareTo(numbers.get(j)))
            .as("%s and %s", numbers.get(i), numbers.get(j))
            .isEqualTo(compare(signs.get(i), signs.get(j)));
      }
    }
  }

  private record Run(char sign, Ordinal length) {}

  /** The runs of a printed expansion; a period is written out a few times, then an end is near. */
  private static List<Run> signs(Surreal number) {
    String text = number.signExpansion().orElseThrow();
    List<Run> runs = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == '(') {
        int end = closing(text, at);
        List<Run> period = new ArrayList<>();
        runs(text.substring(at + 1, end), period);
        for (int i = 0; i < 30; i++) {
          runs.addAll(period);
        }
        at = end + 3;
      } else {
        int end = at;
        while (end < text.length() && text.charAt(end) != '(') {
          end = text.startsWith("^(", end) ? closing(text, end + 1) + 1 : end + 1;
        }
        runs(text.substring(at, end), runs);
        at = end;
      }
    }
    return runs;
  }

  private static int closing(String text, int open) {
    int depth = 0;
    int at = open;
    do {
      depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
      at++;
    } while (depth > 0);
    return at - 1;
  }

  private static void runs(String text, List<Run> runs) {
    int at = 0;
    while (at < text.length()) {
      char sign = text.charAt(at++);
      Ordinal length = Ordinal.ONE;
      if (text.startsWith("^(", at)) {
        int end = closing(text, at + 1);
        length = Ordinal.read(text.substring(at + 2, end));
        at = end + 1;
      } else if (text.startsWith("^", at)) {
        int end = at + 1;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
          end++;
        }
        length = Ordinal.read(text.substring(at + 1, end));
        at = end;
      }
      runs.add(new Run(sign, length));
    }
  }

  private static int compare(List<Run> left, List<Run> right) {
    List<Run> a = new ArrayList<>(left);
    List<Run> b = new ArrayList<>(right);
    while (!a.isEmpty() && !b.isEmpty()) {
      Run one = a.remove(0);
      Run two = b.remove(0);
      if (one.sign != two.sign) {
        return one.sign == '+' ? 1 : -1;
      }
      int order = one.length.compareTo(two.length);
      if (order > 0) {
        a.add(0, new Run(one.sign, one.length.minus(two.length)));
      } else if (order < 0) {
        b.add(0, new Run(two.sign, two.length.minus(one.length)));
      }
    }
    return a.isEmpty() && b.isEmpty()
        ? 0
        : a.isEmpty() ? (b.get(0).sign == '+' ? -1 : 1) : a.get(0).sign == '+' ? 1 : -1;
  }

  /** Of all numbers between two, the simplest one is the only one that is born first. */
  @Test
  void theSimplestNumberIsBornFirst() {
    List<Surreal> numbers = numbers(45).stream().distinct().sorted().toList();
    List<Ordinal> births = numbers.stream().map(SignsTest::born).toList();
    for (int low = 0; low < numbers.size(); low++) {
      for (int high = low + 1; high < numbers.size(); high++) {
        Surreal found =
            Surreal.simplest(Optional.of(numbers.get(low)), Optional.of(numbers.get(high)));
        assertThat(found).isGreaterThan(numbers.get(low)).isLessThan(numbers.get(high));
        Ordinal birth = born(found);
        for (int other = low + 1; other < high; other++) {
          assertThat(birth.compareTo(births.get(other)) < 0 || found.equals(numbers.get(other)))
              .as("%s, not %s", found, numbers.get(other))
              .isTrue();
        }
      }
    }
  }

  @Test
  void anOrdinalSumHasTheSignsOfBothAndIsAsSimpleAsBothTogether() {
    List<Surreal> numbers = numbers(9);
    for (Surreal x : numbers) {
      for (Surreal y : numbers) {
        Surreal sum = x.ordinalSum(y);
        assertThat(born(sum)).as("%s:%s", x, y).isEqualTo(born(x).plus(born(y)));
        assertThat(Integer.signum(sum.compareTo(x))).isEqualTo(y.signum());
        assertThat(sum.negate()).isEqualTo(x.negate().ordinalSum(y.negate()));
        Surreal z = numbers.get((numbers.indexOf(x) * 7 + numbers.indexOf(y)) % numbers.size());
        assertThat(sum.ordinalSum(z)).isEqualTo(x.ordinalSum(y.ordinalSum(z)));
        assertThat(x.ordinalSum(z).compareTo(sum)).isEqualTo(z.compareTo(y));
      }
    }
  }

  @Test
  void onShortNumbersTheyAreThoseOfGames() {
    for (int i = -40; i <= 40; i++) {
      for (int j = -40; j <= 40; j++) {
        Dyadic a = Dyadic.of(i, 3);
        Dyadic b = Dyadic.of(j, 2);
        Surreal x = Surreal.of(a);
        Surreal y = Surreal.of(b);
        assertThat(x.ordinalSum(y)).isEqualTo(Surreal.of(a.ordinalSum(b)));
        if (a.compareTo(b) < 0) {
          assertThat(Surreal.simplest(Optional.of(x), Optional.of(y)))
              .isEqualTo(Surreal.of(Dyadic.simplestBetween(a, b)));
        }
        // 1/3 lies between two dyadic numbers that are close to it.
        Surreal third = x.plus(Surreal.of(BigInteger.ONE, BigInteger.valueOf(3)));
        assertThat(born(third)).isEqualTo(Ordinal.OMEGA);
      }
      if (i != 0) {
        String signs = Surreal.of(Dyadic.of(i, 3)).signExpansion().orElseThrow();
        assertThat(signs.replace("+^5", "+++++").replace("-^5", "-----"))
            .isEqualTo(SignExpansion.of(Dyadic.of(i, 3)).toString());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // Conway and Gonshor.
        "w; +^w",
        "w-1; +^w-",
        "w/2; +^w-^w",
        "w^(1/2); +^w-^(w^2)",
        "1/w; +-^w",
        "1/w^w; +-^(w^2)",
        "w^(1/4); +^w-^(w^2*2)",
        "w^(3/4); +^w-^(w^2)+^(w^2)",
        "w+w^(1/2); +^(w*2)-^(w^2)",
        "w^(1/2)+w^(1/4); +^w-^(w^2)+^w-^(w^2)",
        "1/3; +-(-+)^w",
        "2/3; +(-+)^w",
        "-1/3; -+(+-)^w",
        "7/3; +++-(-+)^w",
        "1/3+1/w; +-(-+)^w+",
        "1/3-1/w; +-(-+)^w-",
        "1/5; +-(--++)^w",
        "w/3; +^w-^w(-^w+^w)^w",
        "-w^w+w; -^(w^w)+^w",
      })
  void signsOfKnownNumbers(String number, String signs) {
    assertThat(Expression.read("(" + number + ").SignExpansion").evaluate()).hasToString(signs);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{w|}; w+1",
        "{0,w|}; w+1",
        "{|-w}; -w-1",
        "{|w}; 0",
        "{-w|}; 0",
        "{w|w^2}; w+1",
        "{w|w+1}; (2*w+1)/2",
        "{5|w}; 6",
        "{w/2|w}; w-1",
        "{0|1/w}; 1/(2*w)",
        "{1/w|1}; 1/2",
        "{1/3|1/3+1/w}; (2*w+3)/(6*w)",
        "{1/1000003|1/1000000}; 549755/549755813888",
        "{w^w|w^w*2,w^(w+1)}; w^w+1",
        "Simplest(w,w^2); w+1",
        "Simplest(w^(1/2),w/5); w/8",
        "1:w; w",
        "w:1; w+1",
        "w:-1; w-1",
        "w:w; 2*w",
        "1:(-w); 1/w",
        "w:(-w^2); w^(1/2)",
        "(2*w):w^2; w^2",
        "(3*w/4):(-w^2); (w+2*w^(1/2))/2",
        "(1/3):1; (w+3)/(3*w)",
        "w:(1/3); (3*w+1)/3",
        "1/2:(1/3); 7/12",
      })
  void bracesAndOrdinalSums(String expression, String value) {
    assertThat(Expression.read(expression).evaluate()).hasToString(value);
  }
}
