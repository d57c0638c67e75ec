package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

class WorkspaceTest {
  @Test
  void valuesAndTablesAreCountedTogether() {
    Workspace workspace = new Workspace(1 << 24);
    assertThat(workspace.bytes()).isZero();
    workspace.universe().integer(5);
    long values = workspace.bytes();
    assertThat(values).isEqualTo(workspace.universe().bytes()).isPositive();
    BoundedTable<String, Integer> table =
        workspace.table("table", () -> new BoundedTable<>(100, 50));
    table.put("a", 1);
    table.put("b", 2);
    assertThat(workspace.bytes()).isEqualTo(values + 100);
    workspace.clear();
    assertThat(workspace.bytes()).isZero();
  }

  @Test
  void aTableOfOutcomesForgetsInsteadOfOutgrowingItsShare() {
    Workspace workspace = new Workspace(1 << 22);
    OutcomeTable<Integer> table = workspace.table("outcomes", () -> OutcomeTable.in(workspace));
    for (int i = 0; i < 100_000; i++) {
      table.put(i, Player.LEFT, Result.WIN);
    }
    assertThat(table.bytes()).isPositive().isLessThan(workspace.memoryBytes() / 2);
    assertThat(workspace.bytes()).isEqualTo(table.bytes());
    assertThat(table.unboundedBytes()).isZero();
    assertThat(table.get(99_999, Player.LEFT)).contains(Result.WIN);
  }

  @Test
  void whatStandsBesidesTakesFromTheRoomOfASearch() {
    Budget budget = new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(1000));
    Control control = new Control(budget);
    control.meter(() -> 900).count();
    control.besides(() -> 200);
    control.meter(() -> 700).count();
    // A table that is bounded by itself, and counts nothing, is not stopped.
    control.meter(() -> 0).count();
    assertThatThrownBy(() -> control.meter(() -> 900).count()).isInstanceOf(SearchStopped.class);
  }
}
