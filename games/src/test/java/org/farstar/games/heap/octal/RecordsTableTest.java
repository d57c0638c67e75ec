package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.farstar.games.TableRows;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordsTableTest {
  private static List<String> octal(String code, int heaps) {
    Map<String, String> asked =
        Map.of(
            "a", code.substring(0, 1),
            "b", code.substring(1, 2),
            "c", code.substring(2, 3),
            "heaps", "" + heaps);
    return TableRows.of(RecordsTable.ofCodes(), asked).stream()
        .map(row -> row.split(" ", 6)[5])
        .toList();
  }

  /**
   * T. Czajka, octal-games (2025), SolvedGames.md: largest value, where it is first, the mask, how
   * many heaps are rare, and the last of them. The column before it says to where periods are
   * checked here.
   */
  @ParameterizedTest
  @CsvSource({
    "450, 0.45 20 498 -, 8 37 f 11 198",
    "156, 0.156 349 3479 -, 23 1032 1b 15 357",
    "356, 0.356 142 7315 -, 19 86 1b 7 43",
    "644, 0.644 442 3256 -, 64 333 7e 31 511"
  })
  void theRowsAreThoseInPrint(String code, String period, String values) {
    List<String> rows = octal(code, 30_000);
    assertThat(rows).singleElement().asString().startsWith(period + " ").endsWith(" " + values);
  }

  @Test
  void aHeapThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> octal("770", (1 << 29) + 1))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith("found '536870913', allowed: heaps of at most 536870912");
  }

  /** The last value that the proof asks for is enough: heap 2 * 53 + 2 * 34 + 2 - 1 of 0.07. */
  @Test
  void aPeriodIsProvedAsSoonAsItCanBe() {
    assertThat(octal("070", 174)).singleElement().asString().startsWith("0.07 - - - 174 ");
    assertThat(octal("070", 175)).singleElement().asString().startsWith("0.07 34 53 - 175 ");
  }

  /** Kenyon's game, 0.3F, has the period 6 and the saltus 3 (Winning Ways, chapter 4). */
  @Test
  void arithmeticPeriodsHaveASaltus() {
    List<String> rows =
        TableRows.of(
            RecordsTable.ofCodes(), Map.of("a", "3", "b", "14..16", "c", "0", "heaps", "100"));
    assertThat(rows).hasSize(2);
    assertThat(rows.get(0)).startsWith("0 3 14 0 100 0.3E - - - 100 ");
    assertThat(rows.get(1)).startsWith("0 3 15 0 100 0.3F 6 1 3 ");
  }

  /** Of codes that leave three heaps no more than so many values are computed. */
  @Test
  void hexadecimalRowsEndEarlier() {
    List<String> rows =
        TableRows.of(
            RecordsTable.ofCodes(),
            Map.of("d", "1..8", "a", "2", "b", "0", "c", "8", "heaps", "2001"));
    assertThat(rows).hasSize(2);
    assertThat(rows).allMatch(row -> row.contains(".208 "));
  }

  /** The rows that take least: those with few rare heaps, to which the periodic ones belong. */
  @Tag("slow")
  @Tag("day3")
  @Test
  void theRowsInTheDocumentsAreThose() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../docs/octal-records.csv"));
    assertThat(lines).hasSizeGreaterThan(70).doesNotHaveDuplicates();
    int compared = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",");
      boolean few = Integer.parseInt(cells[13]) < 150;
      if (few && Integer.parseInt(cells[4]) <= 1 << 22) {
        Map<String, String> asked =
            Map.of("d", cells[0], "a", cells[1], "b", cells[2], "c", cells[3], "heaps", cells[4]);
        assertThat(TableRows.of(RecordsTable.ofCodes(), asked))
            .singleElement()
            .isEqualTo(String.join(" ", cells));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(2);
  }

  @Test
  void whatIsNoCodeIsRefused() {
    Map<String, String> asked = Map.of("d", "9", "a", "1");
    assertThatThrownBy(() -> TableRows.of(RecordsTable.ofCodes(), asked))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("'9.100', allowed: a code d.abc");
  }
}
