package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicWeightTableTest {
  private static final int ROWS = 3 + 9 + 27 + 81;

  @TempDir Path folder;

  private AtomicWeightTable.Result write(Path file) throws IOException {
    return AtomicWeightTable.write(file, 3, 4, Control.unlimited());
  }

  @Test
  void everyRowHasALine() throws IOException {
    Path file = folder.resolve("weights.csv");
    AtomicWeightTable.Result result = write(file);
    assertThat(result.rows()).isEqualTo(ROWS);
    assertThat(result.earlier()).isZero();
    assertThat(result.counterexamples()).isEmpty();
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(ROWS + 1).doesNotHaveDuplicates();
    assertThat(lines.subList(0, 7))
        .containsExactly("row,atomic weight", "1,0", "2,0", "3,0", "1|1,0", "1|2,-1", "1|3,-1");
    assertThat(result.weights().values().stream().mapToLong(n -> n).sum()).isEqualTo(ROWS);
  }

  @Test
  void anInterruptedTableIsContinued() throws IOException {
    Path whole = folder.resolve("whole.csv");
    write(whole);
    String text = Files.readString(whole);
    for (int cut = 0; cut < text.length(); cut += 17) {
      Path file = folder.resolve("cut.csv");
      Files.writeString(file, text.substring(0, cut));
      boolean broken = cut > 0 && cut < "row,atomic weight".length();
      if (broken) {
        assertThatThrownBy(() -> write(file)).isInstanceOf(IOException.class);
      } else {
        AtomicWeightTable.Result result = write(file);
        assertThat(result.rows() + result.earlier()).isEqualTo(ROWS);
        assertThat(Files.readString(file)).as("cut at %d", cut).isEqualTo(text);
      }
    }
    assertThat(write(whole).rows()).isZero();
    assertThat(Files.readString(whole)).isEqualTo(text);
  }

  @Test
  void aBudgetLeavesWhatWasFound() throws IOException {
    Path file = folder.resolve("budget.csv");
    assertThatThrownBy(
            () -> AtomicWeightTable.write(file, 3, 4, new Control(Budget.ofPositions(3))))
        .isInstanceOf(SearchStopped.class);
    assertThat(write(file).earlier()).isPositive();
    assertThat(Files.readAllLines(file)).hasSize(ROWS + 1);
  }

  @Test
  void anotherFileIsRefused() throws IOException {
    Path file = folder.resolve("other.csv");
    Files.writeString(file, "something else\n");
    assertThatThrownBy(() -> write(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is no table of atomic weights: it begins with something else");
    Path table = folder.resolve("three.csv");
    write(table);
    assertThatThrownBy(() -> AtomicWeightTable.write(table, 4, 4, Control.unlimited()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is no table of heights up to 4");
    assertThat(Files.readAllLines(table)).hasSize(ROWS + 1);
  }
}
