package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

/** Sums of rows of Clobber, whose stops say nothing: by atomic weights and comparisons. */
class AllSmallSumsTest {
  private static final Clobber RULES = new Clobber();
  private static final Variant<Board> VARIANT =
      Variant.of(RULES).with(TestRegions.of(RULES).items());

  private static SumSolver solver(Set<ItemShortcut> shortcuts, int threads, Budget budget) {
    return solver(shortcuts, threads, budget, 0);
  }

  private static SumSolver solver(
      Set<ItemShortcut> shortcuts, int threads, Budget budget, long entries) {
    Workspace workspace = new Workspace(1L << 26);
    return new SumSolver(
        workspace,
        false,
        new Control(budget, heard -> {}, threads),
        new ItemStock(workspace, shortcuts, entries));
  }

  /** Rows without values are met so often that ups beside them are searched. */
  @Test
  void boundsOfSumsAgreeWithValues() {
    Random random = new Random(67);
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(RULES, new ShortGameAlgebra(new Universe()), Control.unlimited());
    Set<ItemShortcut> unvalued =
        EnumSet.complementOf(EnumSet.of(ItemShortcut.VALUES, ItemShortcut.ROOT_VALUES));
    List<SumSolver> solvers =
        List.of(
            solver(unvalued, 1, Budget.unlimited()),
            solver(unvalued, 1, Budget.unlimited(), 1_000),
            solver(EnumSet.allOf(ItemShortcut.class), 1, Budget.unlimited()),
            solver(unvalued, 2, Budget.unlimited()));
    for (int i = 0; i < 30; i++) {
      List<Board> rows = new ArrayList<>();
      ShortGame sum = null;
      while (rows.size() < 3) {
        StringBuilder row = new StringBuilder();
        while (row.length() < 9) {
          row.append("xo".charAt(row.length() + (random.nextInt(4) == 0 ? 1 : 0) & 1));
        }
        Board board = RULES.read(rows.size() == 2 ? i % 2 == 0 ? "xxo" : "oox" : row.toString());
        rows.add(board);
        ShortGame value = values.value(board);
        sum = sum == null ? value : sum.plus(value);
      }
      for (Player mover : Player.values()) {
        for (SumSolver solver : solvers) {
          assertThat(solver.result(Sum.of(VARIANT, rows), mover))
              .as("%s, %s", rows.stream().map(RULES::write).toList(), mover)
              .isEqualTo(sum.outcome().forMover(mover));
        }
      }
    }
  }

  /** The forms of rows of 40 cells are too large to be added up; the search has to go on. */
  @Test
  void anAttemptAtALargeValueEnds() {
    SumSolver solver = solver(EnumSet.allOf(ItemShortcut.class), 1, Budget.ofPositions(100_000));
    Sum row = Sum.of(VARIANT, List.of(RULES.read("xo".repeat(20))));
    assertThat(solver.result(row, Player.LEFT)).isEqualTo(Result.WIN);
  }

  /** Weights of rows without a value are found from their options, and lead to the winning move. */
  @Test
  void longRowsAreDecidedByWeights() {
    Sum row = Sum.of(VARIANT, List.of(RULES.read("xo".repeat(26))));
    for (Player mover : Player.values()) {
      SumSolver solver = solver(EnumSet.allOf(ItemShortcut.class), 1, Budget.ofPositions(25_000));
      assertThat(solver.result(row, mover)).isEqualTo(Result.WIN);
    }
  }
}
