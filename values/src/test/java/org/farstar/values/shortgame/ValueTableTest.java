package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Published values, and the text they are printed as. */
class ValueTableTest {
  private final TableSyntax table = new TableSyntax(new Universe());

  record Row(String expression, String printed, String citation) {}

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
  void isPrintedAsPublished(Row row) {
    assertThat(table.print(row.expression())).as(row.citation()).isEqualTo(row.printed());
  }

  @Test
  void hasEnoughRows() throws IOException {
    assertThat(rows()).hasSizeGreaterThan(150);
  }
}
