package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page for those who come from CGSuite: what is typed here, and what is typed there. */
class CgsuitePageTest {
  private static final Path PAGE = Path.of("../docs/guide/cgsuite.md");

  /** A row of a table: what stands in the code of its cells. */
  private static Stream<List<String>> rows(int cells) throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| `"))
        .map(
            line ->
                Arrays.stream(line.split("(?<!\\\\)\\|"))
                    .map(String::strip)
                    .filter(cell -> !cell.isEmpty())
                    .map(cell -> cell.replace("`", "").replace("\\|", "|"))
                    .toList())
        .filter(row -> row.size() == cells);
  }

  static Stream<List<String>> same() throws IOException {
    return rows(3);
  }

  static Stream<List<String>> different() throws IOException {
    return rows(4);
  }

  @Test
  void thePageHasBothKindsOfRows() throws IOException {
    assertThat(same()).hasSizeGreaterThan(50);
    assertThat(different()).hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @MethodSource("same")
  void isAnsweredHereAndReadOrExplainedThere(List<String> row) {
    assertThat(Run.farstar("eval", row.get(1)).out()).isEqualTo(row.get(2) + "\n");
    Run there = Run.farstar("eval", row.get(0));
    if (there.code() == ExitCode.WRONG_INPUT) {
      assertThat(there.err()).containsPattern("(as CGSuite writes it|with one entry), allowed: ");
    } else {
      assertThat(there.out()).isEqualTo(row.get(2) + "\n");
    }
  }

  /** The second cell says what CGSuite means, the third has it as it is typed here. */
  @ParameterizedTest
  @MethodSource("different")
  void meansSomethingElseHere(List<String> row) {
    assertThat(Run.farstar("eval", row.get(2)).out()).isEqualTo(row.get(3) + "\n");
    assertThat(Run.farstar("eval", row.get(0)).out()).isNotEqualTo(row.get(3) + "\n");
  }
}
