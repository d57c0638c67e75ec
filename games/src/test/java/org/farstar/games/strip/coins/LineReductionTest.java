package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The one-pass reduction against rewriting the text until no rule applies. */
class LineReductionTest {

  /** Lines with many long runs of tails, where the rules have work to do. */
  @Provide
  Arbitrary<String> lines() {
    return Arbitraries.of("0", "1", "01", "0111", "111", "1111111", "00", "0".repeat(5))
        .list()
        .ofMaxSize(40)
        .map(parts -> String.join("", parts));
  }

  @Property(tries = 2000)
  void onePassIsEnough(@ForAll("lines") String coins) {
    assertThat(CoinReduction.of(CoinLine.of(coins), false).reduced().toString())
        .isEqualTo(rewritten(coins));
  }

  @Property(tries = 500)
  void theStepsLeadFromTheLineToItsReducedForm(@ForAll("lines") String coins) {
    CoinReduction reduction = CoinReduction.of(CoinLine.of(coins), true);
    String line = CoinLine.of(coins).toString();
    for (CoinReduction.Step step : reduction.steps()) {
      for (int i = 0; i < step.times(); i++) {
        int at = step.place() - 1 + i;
        assertThat(line.substring(at)).startsWith("0111");
        String behind = line.substring(at + 4);
        assertThat(step.rule() == 'a' ? behind.startsWith("1") : evenTails(behind)).isTrue();
        line = line.substring(0, at) + "10" + behind;
      }
    }
    assertThat(CoinLine.of(line)).isEqualTo(reduction.reduced());
  }

  /** The paper's step 2 word for word, the first place that fits. */
  private static String rewritten(String coins) {
    String line = coins;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int at = 0; at + 4 <= line.length(); at++) {
        String behind = line.substring(at + Math.min(4, line.length() - at));
        if (line.startsWith("0111", at) && (behind.startsWith("1") || evenTails(behind))) {
          line = line.substring(0, at) + "10" + behind;
          changed = true;
        }
      }
    }
    return CoinLine.of(line).toString();
  }

  private static boolean evenTails(String coins) {
    return coins.chars().filter(c -> c == '1').count() % 2 == 0;
  }

  @Test
  void aRunOfAMillionTailsIsReducedAtOnce() {
    CoinLine line = CoinLine.of("0" + "1".repeat(1_000_000));
    CoinReduction reduction = CoinReduction.of(line, true);
    assertThat(reduction.steps()).hasSize(1);
    assertThat(reduction.steps().get(0).times()).isEqualTo(333_333);
    assertThat(reduction.reduced().toString()).isEqualTo("1".repeat(333_333) + "01");
  }

  @Test
  void theOrdinalSumOfTheSecondWorkedExample() {
    OrdinalSumForm form = OrdinalSumForm.of(CoinLine.of("01010100011101"));
    assertThat(form.base()).isEqualTo(new OrdinalSumForm.Base(2, -1, 1, 0));
    assertThat(form.exponents())
        .isEqualTo(
            List.of(
                new OrdinalSumForm.Exponent(2, 1, 1),
                new OrdinalSumForm.Exponent(6, 3, 0),
                new OrdinalSumForm.Exponent(11, 0, 1)));
    assertThat(form.value()).hasToString("-893/1024");
  }

  @Test
  void aLineThatIsNotReducedIsRefused() {
    assertThatThrownBy(() -> OrdinalSumForm.of(CoinLine.of("0111")))
        .hasMessage("the line is not reduced: 11 behind a 1 at 2");
  }

  @Property
  void runsMakeTheLineAgain(@ForAll BigInteger number) {
    CoinLine line = CoinLine.of(number.abs());
    assertThat(Runs.of(line).line()).isEqualTo(line);
  }
}
