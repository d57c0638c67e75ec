package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PairScanTest {
  /** The values by the definition. */
  private static int[] values(Octal game, int heaps) {
    int[] values = new int[heaps];
    int[] seen = new int[1 << 16];
    for (int heap = 1; heap < heaps; heap++) {
      for (int taken = 0; taken <= Math.min(heap, game.most()); taken++) {
        int rest = heap - taken;
        if (game.allows(taken, rest == 0 ? 0 : 1)) {
          seen[values[rest]] = heap;
        }
        for (int one = 1; one <= rest / 2 && game.allows(taken, 2); one++) {
          seen[values[one] ^ values[rest - one]] = heap;
        }
      }
      while (seen[values[heap]] == heap) {
        values[heap]++;
      }
    }
    return values;
  }

  private static PairScan scan(Octal game, int threads) {
    boolean[] whole = new boolean[game.most() + 1];
    for (int taken = 0; taken <= game.most(); taken++) {
      whole[taken] = game.allows(taken, 1);
    }
    int[] splits =
        IntStream.rangeClosed(0, game.most()).filter(taken -> game.allows(taken, 2)).toArray();
    PairScan scan = new PairScan(splits, whole);
    scan.share(threads);
    return scan;
  }

  /** The values with those after some heaps scanned for. */
  private static int[] scanned(PairScan scan, int[] known, int from) {
    int[] values = Arrays.copyOf(Arrays.copyOf(known, from), known.length);
    for (int count = from; count < values.length; ) {
      assertThat(scan.takes(values, count)).isTrue();
      int next = scan.next(values.length);
      assertThat(next).isGreaterThan(count);
      for (; count < next; count++) {
        values[count] = scan.value(count);
      }
    }
    return values;
  }

  /** Rows whose values are not sparse, and some that are, with one or two digits that split. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.004",
        "0.106",
        "0.143",
        "0.205",
        "0.146",
        "0.76",
        "4.026",
        "0.6",
        "4.327",
        "0.00000007"
      })
  void theValuesAreThoseOfTheDefinition(String code) {
    Octal game = new Octal(new OctalCode(code));
    int[] values = values(game, 12_000);
    int from = PairScan.LEAST + 901;
    assertThat(scanned(scan(game, 1), values, from)).isEqualTo(values);
    assertThat(scanned(scan(game, 3), values, from)).isEqualTo(values);
  }

  /**
   * Values that grow make all room for numbers grow too: the values given first are 0, so that the
   * next ones are far from those of the game.
   */
  @ParameterizedTest
  @ValueSource(strings = {"0.106", "0.76", "4.026"})
  void roomForNumbersGrows(String code) {
    Octal game = new Octal(new OctalCode(code));
    int from = 2 * PairScan.LEAST;
    int[] values = scanned(scan(game, 1), new int[from + 3_000], from);
    for (int heap :
        List.of(from, from + 1, from + 2, from + 63, from + 64, from + 65, from + 2_999)) {
      assertThat(values[heap]).as("heap %d", heap).isEqualTo(least(game, values, heap));
    }
    assertThat(Arrays.stream(values).max().orElseThrow()).isGreaterThan(16);
  }

  /** Values of up to 16 bits, given at random. */
  @ParameterizedTest
  @ValueSource(strings = {"0.106", "4.026"})
  void largeValuesAreRead(String code) {
    Octal game = new Octal(new OctalCode(code));
    int from = 2 * PairScan.LEAST;
    int[] given = new Random(1).ints(from + 200, 0, 1 << 7).map(value -> value * 500).toArray();
    assertThat(Arrays.stream(given).max().orElseThrow()).isGreaterThan(Short.MAX_VALUE);
    int[] values = scanned(scan(game, 1), given, from);
    for (int heap = from; heap < values.length; heap += 7) {
      assertThat(values[heap]).as("heap %d", heap).isEqualTo(least(game, values, heap));
    }
  }

  private static int least(Octal game, int[] values, int heap) {
    boolean[] seen = new boolean[1 << 16];
    for (int taken = 0; taken <= game.most(); taken++) {
      if (game.allows(taken, 1)) {
        seen[values[heap - taken]] = true;
      }
      for (int one = 1; one < heap - taken && game.allows(taken, 2); one++) {
        seen[values[one] ^ values[heap - taken - one]] = true;
      }
    }
    return IntStream.range(0, seen.length).filter(value -> !seen[value]).findFirst().orElseThrow();
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"0.106, 200000, 60000", "0.414, 120000, 40000"})
  void manyTilesAreRead(String code, int heaps, int small) {
    Octal game = new Octal(new OctalCode(code));
    int[] values =
        values(game, "small".equals(System.getProperty("farstar.slow.size")) ? small : heaps);
    assertThat(scanned(scan(game, 2), values, PairScan.LEAST + 4_000)).isEqualTo(values);
  }

  @Test
  void fewHeapsAndLargeValuesAreNotTaken() {
    PairScan scan = scan(new Octal(new OctalCode("0.6")), 1);
    int[] large = new int[10_000];
    large[5_000] = PairWords.MOST;
    assertThat(scan.takes(large, PairScan.LEAST - 1)).isFalse();
    assertThat(scan.takes(large, 5_000)).isTrue();
    assertThat(scan.takes(large, 9_000)).isFalse();
  }
}
