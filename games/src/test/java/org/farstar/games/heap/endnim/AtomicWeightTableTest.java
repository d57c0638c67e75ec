package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class AtomicWeightTableTest {
  private final List<List<String>> rows = new ArrayList<>();

  private TableRun fill(Map<String, String> asked, Budget budget) {
    AtomicWeightTable table = new AtomicWeightTable();
    return TableRun.fill(
        table,
        Settings.read(table, asked),
        Store.none(),
        new Control(budget),
        row -> rows.add(row.stream().map(Cell::toString).toList()));
  }

  @Test
  void everyRowIsThereWithTheWeightOfItsValue() {
    fill(Map.of("height", "2..3", "piles", "1..4"), Budget.unlimited());
    assertThat(rows).hasSize(2 + 4 + 8 + 16 + 3 + 9 + 27 + 81).doesNotHaveDuplicates();
    ValueSearch<Row, ShortGame> search =
        new ValueSearch<>(new EndNim(), new ShortGameAlgebra(new Universe()), Control.unlimited());
    for (List<String> row : rows) {
      ShortGame weight = search.value(new EndNim().read(row.get(2))).atomicWeight();
      assertThat(row.get(3)).as(row.get(2)).isEqualTo(weight.toString());
      assertThat(row.get(2).split("\\|")).hasSize(Integer.parseInt(row.get(1)));
    }
  }

  @Test
  void aBudgetEndsIt() {
    TableRun run = fill(Map.of("height", "3", "piles", "1..6"), Budget.ofPositions(10));
    assertThat(run.stopped()).isEqualTo(Optional.of(StopReason.POSITIONS));
    assertThat(rows).isNotEmpty();
  }

  @Test
  void tooManyRowsAreRefused() {
    assertThatThrownBy(() -> fill(Map.of("height", "9", "piles", "14"), Budget.unlimited()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column 1: found '9', allowed: height of at most 4");
  }
}
