package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.table.Table;
import org.farstar.games.TableRows;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WavesTableTest {
  private static String row(String code, int heaps) {
    Map<String, String> asked =
        Map.of(
            "a", code.substring(2, 3),
            "b", code.substring(3, 4),
            "c", code.substring(4, 5),
            "heaps", "" + heaps);
    List<String> found = TableRows.of(new WavesTable(), asked);
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  /** Values whose parity under a mask is the sign of a wave, and else are at random. */
  private static int[] following(int mask, double frequency, int heaps) {
    Random random = new Random(1);
    return IntStream.range(0, heaps)
        .map(
            heap -> {
              int value = random.nextInt(32);
              boolean above = Math.cos(2 * Math.PI * (frequency * heap + 0.2)) > 0;
              boolean even = Integer.bitCount(value & mask) % 2 == 0;
              return above == even ? value : value ^ Integer.lowestOneBit(mask);
            })
        .toArray();
  }

  private static Wave wave(int[] values) {
    return Control.unlimited().metered(meter -> Wave.of(values, meter));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.0123456, 0.1234567, 0.2718281, 0.4987654})
  void aWaveIsFound(double frequency) {
    Wave wave = wave(following(0b10110, frequency, 30_000));
    assertThat(wave.mask()).isEqualTo(0b10110);
    assertThat(wave.frequency()).isCloseTo(frequency, within(1.0 / 100_000));
    assertThat(wave.amplitude()).isCloseTo(2 / Math.PI, within(0.01));
    assertThat(wave.share()).isGreaterThan(0.98);
    assertThat(wave.heaps()).isEqualTo(15_000);
  }

  /** No wave that comes and goes a whole number of times, four at least, is stronger. */
  @Test
  void noOtherMaskIsFollowedMore() {
    Random random = new Random(2);
    int[] values = IntStream.range(0, 256).map(heap -> random.nextInt(16)).toArray();
    Wave wave = wave(values);
    for (int mask = 1; mask < 16; mask++) {
      for (int times = 4; times <= 64; times++) {
        double real = 0;
        double imaginary = 0;
        for (int heap = 128; heap < 256; heap++) {
          int sign = Integer.bitCount(values[heap] & mask) % 2 == 0 ? 1 : -1;
          real += sign * Math.cos(2 * Math.PI * times * heap / 128);
          imaginary += sign * Math.sin(2 * Math.PI * times * heap / 128);
        }
        double amplitude = Math.hypot(real, imaginary) / 128;
        assertThat(amplitude).isLessThanOrEqualTo(wave.amplitude() + 1e-9);
      }
    }
  }

  /** The values of 0.006 follow one wave among the larger half of so many heaps, and of others. */
  @Test
  void theFrequencyStays() {
    assertThat(row("0.006", 8_192)).startsWith("0 0 0 6 8192 0.006 ").contains(" 0.1289 ");
    assertThat(row("0.006", 32_768)).endsWith(" 0.006 32d 0.12896 0.528 0.861");
  }

  /** Where the heap counts for what is rare, all but a few follow the shortest wave. */
  @Test
  void oddAndEvenHeapsAreAWave() {
    assertThat(row("0.104", 8_192)).isEqualTo("0 1 0 4 8192 0.104 17 0.5000 1.000 1.000");
  }

  @Test
  void aProvedPeriodIsNoWave() {
    assertThat(row("0.070", 1_000)).isEqualTo("0 0 7 0 1000 0.07 - - - -");
  }

  /** A budget that is enough for the values ends while masks are tried, one by one. */
  @Test
  void theSearchForAWaveEndsWithTheBudget() {
    int[] values = following(0b10110, 0.2718281, 2_000);
    Control control = new Control(Budget.ofPositions(20));
    assertThatThrownBy(() -> control.metered(meter -> Wave.of(values, meter)))
        .isInstanceOf(SearchStopped.class);
  }

  @Test
  void settingsThatAreNoCodeAreRefused() {
    for (Table table : List.of(new WavesTable(), new QuotientsTable())) {
      assertThatThrownBy(() -> TableRows.of(table, Map.of("d", "1..3", "a", "1")))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("found '1.100', allowed: a code d.abc: 0 or 4, and digits up to 7");
    }
  }

  @Test
  void tooManyHeapsAreRefused() {
    assertThatThrownBy(() -> row("0.006", (1 << 24) + 1))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("heaps of at most 16777216");
  }

  /** The rows that take least: those of frequency 1/2, and one other. */
  @Tag("slow")
  @Tag("day1")
  @Test
  void theRowsInTheDocumentsAreThose() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../docs/octal-waves.csv"));
    int compared = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",");
      if (cells[9].equals("1.000") || cells[5].equals("0.314")) {
        String code = "0." + cells[1] + cells[2] + cells[3];
        assertThat(row(code, Integer.parseInt(cells[4]))).isEqualTo(String.join(" ", cells));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(5);
  }
}
