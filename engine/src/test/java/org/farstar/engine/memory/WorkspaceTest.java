package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
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
    ForgettingTable<String, Integer> table =
        workspace.table("table", () -> new ForgettingTable<>(100, 50));
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

  private static void counted(Control control, LongSupplier bytes) {
    control.metered(
        bytes,
        meter -> {
          meter.count();
          return meter;
        });
  }

  @Test
  void whatStandsBesidesTakesFromTheRoomOfASearch() {
    Budget budget = new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(1000));
    Control control = new Control(budget);
    counted(control, () -> 900);
    Workspace workspace = new Workspace(1100);
    ForgettingTable<String, Integer> table =
        workspace.table("table", () -> new ForgettingTable<>(1000, 50));
    for (int i = 0; i < 4; i++) {
      table.put("a" + i, i);
    }
    control.sharing(workspace);
    counted(control, () -> 700);
    assertThat(table.get("a1")).isEqualTo(1);
    // Where there is no room the table forgets before the search is stopped.
    counted(control, () -> 900);
    assertThat(table.get("a1")).isNull();
    assertThatThrownBy(() -> counted(control, () -> 1001)).isInstanceOf(SearchStopped.class);
  }

  @Test
  void theLargestTablesForgetFirst() {
    Workspace workspace = new Workspace(1 << 20);
    ForgettingTable<Integer, Integer> large =
        workspace.table("large", () -> new ForgettingTable<>(10_000, 100));
    ForgettingTable<Integer, Integer> small =
        workspace.table("small", () -> new ForgettingTable<>(10_000, 100));
    for (int i = 0; i < 4_000; i++) {
      large.put(i, i);
      small.put(i / 10, i);
    }
    assertThat(workspace.bytes()).isEqualTo(440_000);
    workspace.forget(440_000);
    assertThat(workspace.bytes()).isEqualTo(440_000);
    workspace.forget(100_000);
    assertThat(workspace.bytes()).isEqualTo(40_000);
    assertThat(small.size()).isEqualTo(400);
    workspace.forget(0);
    assertThat(workspace.bytes()).isZero();
  }

  @Test
  void aFullHeapLowersTheLimitAndTablesForget() {
    AtomicBoolean full = new AtomicBoolean();
    Workspace workspace = new Workspace(1 << 20, () -> full.getAndSet(false));
    ForgettingTable<Integer, Integer> table =
        workspace.table("table", () -> new ForgettingTable<>(10_000, 100));
    for (int i = 0; i < 4_000; i++) {
      table.put(i, i);
    }
    Control control = new Control(Budget.unlimited());
    control.sharing(workspace);
    control.count();
    assertThat(workspace.most()).isEqualTo(1 << 20);
    assertThat(workspace.bytes()).isEqualTo(400_000);
    // A collection left too much in use: the estimates were too low, so less is allowed by them.
    full.set(true);
    control.count();
    assertThat(workspace.most()).isEqualTo(300_000);
    assertThat(control.mostMemory()).isEqualTo(300_000);
    assertThat(workspace.bytes()).isLessThan(300_000);
    // The limit does not rise again, though there is room now.
    control.count();
    assertThat(workspace.most()).isEqualTo(300_000);
  }

  private static Measured large() {
    return new Measured() {
      @Override
      public long bytes() {
        return 2000;
      }
    };
  }

  @Test
  void theNextQuestionFindsRoomWhateverTablesCanForget() {
    Workspace workspace = new Workspace(1000);
    ForgettingTable<String, Integer> table =
        workspace.table("table", () -> new ForgettingTable<>(1000, 50));
    for (int i = 0; i < 4; i++) {
      table.put("a" + i, i);
    }
    workspace.makeRoom();
    assertThat(table.get("a3")).as("there was room").isEqualTo(3);
    for (int i = 4; i < 14; i++) {
      table.put("a" + i, i);
    }
    workspace.makeRoom();
    assertThat(workspace.bytes()).isLessThanOrEqualTo(500);
    // Even when it is empty this one takes more than there is.
    Measured stubborn = workspace.table("stubborn", WorkspaceTest::large);
    assertThat(workspace.bytes()).isGreaterThan(1000);
    workspace.makeRoom();
    assertThat(workspace.bytes()).isZero();
    Measured another = workspace.table("stubborn", WorkspaceTest::large);
    assertThat(another).isNotSameAs(stubborn);
  }

  @Test
  void theHeapIsAskedOnceForACollection() {
    Heap small = new Heap(1);
    Heap large = new Heap(Long.MAX_VALUE);
    System.gc();
    assertThat(small.isFull()).as("what was found before anybody asked").isFalse();
    byte[] old = new byte[1 << 20];
    System.gc();
    assertThat(small.isFull()).isTrue();
    assertThat(old).hasSize(1 << 20);
    assertThat(large.isFull()).isFalse();
    assertThat(new Heap().isFull()).isFalse();
    boolean again = small.isFull();
    for (int i = 0; again && i < 10; i++) {
      // Another collection may have come between the two.
      again = small.isFull();
    }
    assertThat(again).isFalse();
  }
}
