package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.games.heap.grundy.Period;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaltusTest {
  private static final int FAR = 360;

  /** Values of heaps that are not split are computed in less time. */
  private static final int FURTHER = 1200;

  private static Digits digits(String code) {
    return new Digits(
        code.chars().filter(c -> c != '.').map(c -> Character.digit(c, 16)).boxed().toList(),
        false);
  }

  private static int[] values(Digits code, int last) {
    int[] values = new int[last + 1];
    for (int heap = 1; heap <= last; heap++) {
      BitSet seen = new BitSet();
      for (int taken = 0; taken < code.digits().size() && taken <= heap; taken++) {
        int digit = code.digits().get(taken);
        int rest = heap - taken;
        if ((digit & (rest == 0 ? 1 : 2)) != 0) {
          seen.set(values[rest]);
        }
        for (int a = 1; 2 * a <= rest; a++) {
          if ((digit & 4) != 0) {
            seen.set(values[a] ^ values[rest - a]);
          }
          for (int b = a; (digit & 8) != 0 && a + 2 * b <= rest; b++) {
            seen.set(values[a] ^ values[b] ^ values[rest - a - b]);
          }
        }
      }
      for (int rest = heap - code.digits().size(); code.tail() && rest >= 0; rest--) {
        seen.set(values[rest]);
      }
      values[heap] = seen.nextClearBit(0);
    }
    return values;
  }

  /** What is proved by few values holds further on, whatever they are cut off at. */
  private static int proved(Digits code, int last) {
    int[] values = values(code, last);
    Saltus saltus = new Saltus(code);
    int proved = 0;
    for (int cut = 3; cut < last / 2; cut += 1 + cut / 8) {
      Optional<Period> found =
          Period.findArithmetic(values, 1, cut, period -> saltus.proves(values, period));
      if (found.filter(Period::proved).isPresent()) {
        Period period = found.get();
        proved++;
        for (int heap = period.from(); heap + period.length() <= last; heap++) {
          assertThat(values[heap + period.length()])
              .as("%s: %d", code, heap + period.length())
              .isEqualTo(values[heap] + period.saltus());
        }
      }
    }
    return proved;
  }

  @Test
  void whatIsProvedOfCodesGoesOn() {
    int games = 0;
    for (int before = 0; before < 16; before += 4) {
      for (int code = 0; code < 256; code++) {
        games += proved(new Digits(List.of(before, code / 16, code % 16), false), FAR) > 0 ? 1 : 0;
      }
    }
    // The others with such a period are proved by more values.
    assertThat(games).isEqualTo(268);
  }

  @Test
  void whatIsProvedOfAllButSomeGoesOn() {
    for (int set = 0; set < 1 << 8; set++) {
      int but = set;
      List<Integer> code =
          IntStream.rangeClosed(0, 8)
              .map(k -> k > 0 && (but >> k - 1 & 1) == 0 ? 3 : 0)
              .boxed()
              .toList();
      assertThat(proved(new Digits(code, true), FURTHER)).as("but %s", code).isPositive();
    }
  }

  /** A digit may also allow taking a whole heap alone, or leaving some of it alone. */
  @Test
  void whatIsProvedOfTailsGoesOn() {
    for (int code = 0; code < 1 << 8; code++) {
      List<Integer> digits = new ArrayList<>(List.of(0));
      for (int k = 0; k < 4; k++) {
        digits.add(code >> 2 * k & 3);
      }
      assertThat(proved(new Digits(digits, true), FURTHER)).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.3F, 6, 3, 1",
    "0.8, 3, 1, 1",
    "8.2, 6, 3, 1",
    "4.9, 12, 4, 16",
    "8.D, 24, 16, 19",
    "0.28, 53, 16, 1",
    "0.9C, 36, 16, 28",
    "C.9, 8, 4, 6"
  })
  void periodsAreProvedWithTheirSaltus(String code, int length, int saltus, int from) {
    DigitTable table = new DigitTable(digits(code), 2001);
    BigInteger large = BigInteger.valueOf(1_000_000_000);
    int value = Control.unlimited().metered(meter -> table.value(large, meter)).orElseThrow();
    Period period = table.proved().orElseThrow();
    assertThat(period.sentence())
        .startsWith(
            "period " + length + " and saltus " + saltus + " from heap " + from + ", proved");
    assertThat(List.of(period.length(), period.saltus(), period.from()))
        .containsExactly(length, saltus, from);
    int place = from + Math.floorMod(1_000_000_000 - from, length);
    assertThat(value)
        .isEqualTo(table.values()[place] + saltus * ((1_000_000_000 - place) / length));
  }

  /** Howse and Nowakowski: not all hexadecimal games are periodic or arithmetic periodic. */
  @Test
  void nothingIsProvedOfAGameWithoutPeriods() {
    DigitTable table = new DigitTable(digits("0.2048"), 700);
    Control.unlimited()
        .metered(
            meter -> {
              table.compute(699, meter);
              return table;
            });
    assertThat(table.proved()).isEmpty();
    BigInteger beyond = BigInteger.valueOf(700);
    Optional<Integer> value = Control.unlimited().metered(meter -> table.value(beyond, meter));
    assertThat(value).isEmpty();
  }
}
