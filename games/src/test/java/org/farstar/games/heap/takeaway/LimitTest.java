package org.farstar.games.heap.takeaway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.SumText;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

class LimitTest {
  @Example
  void textsAreReadAndPrinted() {
    same("f(x)=x", "f(x)=x");
    same(" f ( x ) = 2 * x ", "f(x)=2*x");
    same("f(x)=x*2+3-1", "f(x)=2*x+2");
    same("f(x)=(x+1)*(x-1)+1", "f(x)=x*x");
    same("f(x)=x*x-2*x+2", "f(x)=x*x-2*x+2");
    same("f(x)=-x*-3", "f(x)=3*x");
    same("f(x)=-1+2*x", "f(x)=2*x-1");
  }

  private static void same(String text, String printed) {
    assertThat(Limit.read(text)).hasToString(printed).isEqualTo(Limit.read(printed));
  }

  /** The first x that shows the fault, however far away it is. */
  @Example
  void faultsAreNamedWithTheFirstX() {
    refused("f(x)=5", 6, "f(6) = 5, below 6");
    refused("f(x)=0", 6, "f(1) = 0, below 1");
    refused("f(x)=x-1", 6, "f(1) = 0, below 1");
    refused("f(x)=x*x-4*x+6", 6, "f(1) = 3 and f(2) = 2");
    refused("f(x)= 3*x-10", 7, "f(1) = -7, below 1");
    refused("f(x)=1000000", 6, "f(1000001) = 1000000, below 1000001");
    refused("f(x)=1000000*x-x*x", 6, "f(500000) = 250000000000 and f(500001) = 249999999999");
    // Above x nearly everywhere: (x-7)(x-8)... is negative between two neighbours only.
    refused(
        "f(x)=x+(x-100)*(x-103)*(x-103)+1000000",
        6,
        "f(1) = -29997, below 1".replace("-29997", f()));
  }

  private static String f() {
    return String.valueOf(1 + (1 - 100) * (1 - 103) * (1 - 103) + 1_000_000);
  }

  @Example
  void malformedTextsAreRefused() {
    refused("g(x)=x", 1, "'g'");
    refused("f(x)=", 6, "the end");
    refused("f(x)=x+", 8, "the end");
    refused("f(x)=2x", 7, "'x'");
    refused("f(x)=(x", 8, "the end");
    refused("f(x)=x^2", 7, "'^'");
    refused("f(x)=y", 6, "'y'");
    refused("f(x)=2*" + "x*".repeat(64) + "x", 6, "a product of degree 65 with numbers of 2 bits");
    refused("f(x)=" + "(".repeat(101) + "x", 106, "'('");
    refused("f(x)=" + "9".repeat(1300) + "*x", 6, "999999999999...999999999999 (1300 digits)");
  }

  @Example
  void errorsNameThePlaceInTheWholeLine() {
    refusedLine("f(x)=5 : 20", 6, "f(6) = 5, below 6");
    refusedLine("f(x)=x+1 : 20 + -3", 17, "-3");
    refusedLine("f(x)=x+1 : 20/+3", 15, "'+'");
    refusedLine("f(x)=2*x : 21/5/3", 16, "'/'");
    refusedLine("f(x)=2*x : 21 5", 15, "'5'");
    refusedLine("f(x)=2*x :", 11, "the end");
  }

  private static void refused(String text, int column, String found) {
    assertThatThrownBy(() -> Limit.read(text))
        .isInstanceOfSatisfying(NotationException.class, e -> check(e, text, column, found));
  }

  private static void refusedLine(String text, int column, String found) {
    assertThatThrownBy(
            () -> SumText.read(TakeAwayGame::variant, TakeAwayGame.ID, text, Sources.none(), false))
        .isInstanceOfSatisfying(NotationException.class, e -> check(e, text, column, found));
  }

  private static void check(NotationException e, String text, int column, String found) {
    assertThat(e.text()).isEqualTo(text);
    assertThat(e.column()).as(text).isEqualTo(column);
    assertThat(e.found()).as(text).isEqualTo(found);
  }

  /** The exact decision against looking at numbers one by one. */
  @Property(tries = 2000)
  void theFirstNegativeValueIsFound(
      @ForAll @Size(min = 1, max = 5) java.util.List<@IntRange(min = -60, max = 60) Integer> some) {
    Polynomial p = new Polynomial(some.stream().map(i -> BigInteger.valueOf((long) i)).toList());
    Optional<BigInteger> found = p.firstNegative();
    // Beyond 1 + 60 all values have the sign of the leading term.
    Optional<BigInteger> slow = Optional.empty();
    for (int x = 1; x <= 100 && slow.isEmpty(); x++) {
      BigInteger at = BigInteger.valueOf(x);
      slow = p.at(at).signum() < 0 ? Optional.of(at) : Optional.empty();
    }
    assertThat(found).as("%s", p).isEqualTo(slow);
  }

  /** Roots close together between large numbers: a quadratic that dips below 0 at one place. */
  @Property(tries = 200)
  void farDipsAreFound(@ForAll @IntRange(min = 2, max = 1_000_000_000) int root) {
    Polynomial dip = Polynomial.of(-root, 1).times(Polynomial.of(-root, 1)).plus(Polynomial.of(-1));
    assertThat(dip.firstNegative()).contains(BigInteger.valueOf(root));
    assertThat(dip.plus(Polynomial.of(1)).firstNegative()).isEmpty();
  }

  @Property(tries = 300)
  void arithmeticAndDifferencesAreThoseOfValues(
      @ForAll @Size(max = 4) java.util.List<@IntRange(min = -9, max = 9) Integer> one,
      @ForAll @Size(max = 4) java.util.List<@IntRange(min = -9, max = 9) Integer> other,
      @ForAll @IntRange(min = 1, max = 99) int x) {
    Polynomial p = new Polynomial(one.stream().map(i -> BigInteger.valueOf((long) i)).toList());
    Polynomial q = new Polynomial(other.stream().map(i -> BigInteger.valueOf((long) i)).toList());
    BigInteger at = BigInteger.valueOf(x);
    assertThat(p.plus(q).at(at)).isEqualTo(p.at(at).add(q.at(at)));
    assertThat(p.times(q).at(at)).isEqualTo(p.at(at).multiply(q.at(at)));
    assertThat(p.difference().at(at)).isEqualTo(p.at(at.add(BigInteger.ONE)).subtract(p.at(at)));
    assertThat(PolynomialText.read(new Scanner(p.toString()))).as("%s", p).isEqualTo(p);
  }
}
