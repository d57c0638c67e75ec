package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.PackedTable;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueTable;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

/** What tables and values say they take, beside what the heap has in use after a collection. */
class MemoryEstimatesTest {
  private static final long LEAST_MEASURED = 16 << 20;

  /**
   * Real memory is at most this many times the estimate. A collector that divides the heap into
   * regions gives large arrays whole ones; without that, 1.2 would do.
   */
  private static final double FACTOR = 1.35;

  /** And at least this part of it, lest more than half of what was given lie idle. */
  private static final double LEAST = 0.45;

  /**
   * The serial collector leaves small gaps of dead objects, but in every fourth collection none.
   */
  private static final int COLLECTIONS = 4;

  private static long used() {
    Runtime machine = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      least = Math.min(least, machine.totalMemory() - machine.freeMemory());
    }
    return least;
  }

  /** The memory that something takes, as a multiple of what it says. */
  private static double factor(Supplier<Measured> maker) {
    long before = used();
    Measured made = maker.get();
    double real = used() - before;
    assertThat(made.bytes()).as("enough to be measured").isGreaterThan(LEAST_MEASURED);
    return real / made.bytes();
  }

  private static void near(String what, Supplier<Measured> maker) {
    assertThat(factor(maker)).as(what).isBetween(LEAST, FACTOR);
  }

  private static Board board(int n) {
    return new Board(Grid.SQUARE, 0x9E3779B97F4A7C15L * n, 0);
  }

  @Test
  void tablesOfValues() {
    ShortGame value = new Universe().zero();
    near(
        "values of boards",
        () -> {
          Workspace workspace = new Workspace(1L << 30);
          ValueTable<Board, ShortGame> table = ValueTable.in(workspace);
          for (int n = 1; n <= 150_000; n++) {
            table.put(board(n), value, n);
          }
          return table;
        });
  }

  @Test
  void tablesOfOutcomes() {
    near(
        "outcomes of sums of two boards",
        () -> {
          OutcomeTable<List<Board>> table = OutcomeTable.in(new Workspace(1L << 30));
          for (int n = 1; n <= 150_000; n++) {
            table.put(List.of(board(n), board(-n)), Player.LEFT, Result.WIN);
          }
          return table;
        });
  }

  @Test
  void tablesOfArrays() {
    near(
        "packed positions",
        () -> {
          PackedTable table = new PackedTable(2);
          for (int n = 1; n <= 1_000_000; n++) {
            table.put(n, n, 1, Long.MAX_VALUE);
          }
          return table;
        });
    near(
        "sums under keys of longs",
        () -> {
          SharedTable table = new SharedTable(3, 1 << 20);
          for (int n = 1; n <= 1_000_000; n++) {
            table.put(new long[] {n, n, n}, n);
          }
          return table;
        });
  }

  /** Sums of switches: large canonical forms with many followers. */
  private static void fill(Universe universe) {
    Random random = new Random(5);
    List<ShortGame> met = new ArrayList<>(List.of(universe.zero(), universe.star()));
    while (universe.bytes() < LEAST_MEASURED + (1 << 20)) {
      ShortGame left = met.get(random.nextInt(met.size()));
      ShortGame right = met.get(random.nextInt(met.size()));
      ShortGame game = universe.of(List.of(left, universe.zero()), List.of(right));
      ShortGame sum = game.plus(universe.integer(random.nextInt(50)));
      met.add(met.size() < 5_000 ? sum : game);
      sum.mean();
    }
  }

  @Test
  void values() {
    near(
        "short games with sums and means",
        () -> {
          Universe universe = new Universe(1L << 28);
          fill(universe);
          return new Kept(universe);
        });
  }

  private record Kept(Universe universe) implements Measured {
    @Override
    public long bytes() {
      return universe.bytes();
    }
  }

  /** A search that needs several times its memory, with everything that it keeps. */
  @Test
  void aSearchKeepsToTheMemoryOfItsWorkspace() {
    long most = 6 << 20;
    Clobber rules = new Clobber();
    Board board = rules.read("xoxox|oxoxo|xoxox");
    long before = used();
    Workspace workspace = new Workspace(most);
    Control control = Control.unlimited();
    control.sharing(workspace);
    ShortGame value =
        TestRegions.of(rules)
            .values()
            .solver(
                rules,
                new ShortGameAlgebra(workspace),
                workspace.table("values", () -> ValueTable.<Board, ShortGame>in(workspace)),
                control,
                0)
            .value(board);
    assertThat(used() - before).as("bytes in use").isLessThan((long) (FACTOR * most));
    assertThat(workspace.bytes()).isBetween(most / 4, most);
    assertThat(value.toString()).isEqualTo("*");
  }
}
