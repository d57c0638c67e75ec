package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.unequal.UnequalSplit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SparseSpaceTest {
  private static int[] values(TakeAndBreak game, int firstSpace, int heaps) {
    OctalTable table = new OctalTable(game, firstSpace);
    return Control.unlimited()
        .metered(
            meter -> IntStream.range(0, heaps).map(heap -> table.value(heap, meter)).toArray());
  }

  private static Octal octal(String code) {
    return new Octal(new OctalCode(code));
  }

  /** Codes whose values are sparse and codes whose values are not, each with a period or none. */
  private static Stream<TakeAndBreak> games() {
    List<TakeAndBreak> games = new ArrayList<>();
    for (int code = 64; code < 512; code += 7) {
      games.add(octal("0." + Integer.toOctalString(code)));
      games.add(octal("4." + Integer.toOctalString(code)));
    }
    List.of(
            "0.6",
            "0.04",
            "0.06",
            "0.354",
            "0.376",
            "0.104",
            "0.106",
            "0.142",
            "0.205",
            "0.207",
            "0.324",
            "0.0000000004",
            "0.123456",
            "4.0")
        .forEach(code -> games.add(octal(code)));
    games.add(new UnequalSplit());
    return games.stream();
  }

  /** A space chosen early, so that it is chosen often and outgrown, gives what all options give. */
  @ParameterizedTest
  @MethodSource("games")
  void theValuesAreThoseOfTheRecursion(TakeAndBreak game) {
    int heaps = 1500;
    assertThat(values(game, 64, heaps)).isEqualTo(values(game, Integer.MAX_VALUE, heaps));
  }

  /** Where no number is likely, pairs are read four at a time, from the first heap on. */
  @ParameterizedTest
  @MethodSource("games")
  void theValuesByPairsAreThoseOfTheRecursion(TakeAndBreak game) {
    int[] values = values(game, Integer.MAX_VALUE, 3000);
    SparseSpace space = OctalTable.space(game);
    space.readPairsAfter(0);
    int from = 500;
    space.choose(values, from);
    while (space.isUseful() && space.count() < values.length) {
      space.next(values.length);
      if (space.count() > 2 * from) {
        from = space.count();
        space.chooseAgain();
      }
    }
    for (int heap = 0; space.isUseful() && heap < values.length; heap++) {
      assertThat(space.value(heap)).as("heap %d", heap).isEqualTo(values[heap]);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void theValuesOfLargerHeapsAreThoseOfTheRecursion(TakeAndBreak game) {
    int heaps = "small".equals(System.getProperty("farstar.slow.size")) ? 8_000 : 20_000;
    assertThat(values(game, 1000, heaps)).isEqualTo(values(game, Integer.MAX_VALUE, heaps));
  }

  /**
   * T. Czajka, octal-games (2025), SolvedGames.md, whose prefixes count the empty heap in some
   * rows; A. Flammenkamp's table has the same periods.
   */
  @ParameterizedTest
  @CsvSource({
    "0.45, 20, 498",
    "0.156, 349, 3479",
    "0.356, 142, 7315",
    "0.644, 442, 3256",
    "0.165, 1550, 5181"
  })
  void findsThePeriodsInPrint(String code, int length, int from) {
    OctalTable table = new OctalTable(octal(code));
    Control.unlimited().metered(meter -> table.value(40_000, meter));
    Period period = table.proved().orElseThrow();
    assertThat(period.length()).isEqualTo(length);
    assertThat(period.from()).isBetween(from - 1, from);
  }

  /** Found here, by a sparse space and by all options alike. */
  @ParameterizedTest
  @CsvSource({"4.344, 51, 998", "4.364, 62, 11687"})
  void findsPeriodsThatAreNotInThatTable(String code, int length, int from) {
    for (int firstSpace : new int[] {1 << 12, Integer.MAX_VALUE}) {
      OctalTable table = new OctalTable(octal(code), firstSpace);
      Control.unlimited().metered(meter -> table.value(28_000, meter));
      Period period = table.period().orElseThrow();
      assertThat(period.length()).isEqualTo(length);
      assertThat(period.from()).isEqualTo(from);
      assertThat(period.proved()).isTrue();
    }
  }
}
