package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Values, and the text they are printed as: as texts and other programs state them, or computed.
 */
class ValueTableTest {
  /** The kinds of sources, with the words of the guide for them. */
  private static final Map<String, String> KINDS =
      Map.of(
          "read", "read in a book, a paper or a page",
          "program", "read in the published tests of another program",
          "definition", "given by a definition or a notation",
          "computed", "computed, with no independent source found");

  private final TableSyntax table = new TableSyntax(new Universe());

  record Row(String expression, String printed, String source) {
    String kind() {
      return source.substring(0, Math.max(0, source.indexOf(": ")));
    }
  }

  static List<Row> rows() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                ValueTableTest.class.getResourceAsStream("values.tsv"), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(cells -> new Row(cells[0], cells[1], cells[2]))
          .collect(Collectors.toList());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isPrintedAsTheTableSays(Row row) {
    assertThat(table.print(row.expression())).as(row.source()).isEqualTo(row.printed());
  }

  @Test
  void everyRowNamesAKindOfSourceAndTheSource() throws IOException {
    assertThat(rows())
        .allSatisfy(
            row -> {
              assertThat(row.kind()).as(row.toString()).isIn(KINDS.keySet());
              assertThat(row.source()).hasSizeGreaterThan(row.kind().length() + 10);
            });
  }

  @Test
  void noExpressionIsListedTwice() throws IOException {
    assertThat(rows().stream().map(Row::expression)).doesNotHaveDuplicates();
  }

  @Test
  void threeHundredWereReadSomewhere() throws IOException {
    assertThat(count("read") + count("program")).isGreaterThanOrEqualTo(300);
    assertThat(count("read")).isGreaterThanOrEqualTo(120);
  }

  @Test
  void theGuideStatesHowManyOfEachKindThereAre() throws IOException {
    String guide = Files.readString(Path.of("../docs/rulesets.md"));
    for (Map.Entry<String, String> kind : KINDS.entrySet()) {
      assertThat(guide).contains("| " + kind.getValue() + " | " + count(kind.getKey()) + " |");
    }
  }

  private static long count(String kind) throws IOException {
    return rows().stream().filter(row -> row.kind().equals(kind)).count();
  }
}
