package org.farstar.regions.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ThreadedValueSearch;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options that are left out since others dominate them, against the search that has them all. */
class OptionValuesTest {
  private static final Domineering RULES = new Domineering();

  private static Board random(Grid grid, Random random) {
    Board board = RULES.read(grid.toString());
    for (int i = random.nextInt(5); i > 0; i--) {
      long cell = grid.cell(random.nextInt(grid.height()), random.nextInt(grid.width()));
      board = board.with(cell, Domineering.FILLED);
    }
    return board;
  }

  private static ValueTable<Board, ShortGame> table(Workspace workspace) {
    return TestRegions.of(RULES).values().table(List.of("domineering"), workspace);
  }

  private static ShortGame slow(Board board, Universe universe) {
    return new ValueSearch<>(RULES, new ShortGameAlgebra(universe), Control.unlimited())
        .value(board);
  }

  /** With tables that keep everything, and with some of a few hundred places that forget. */
  @ParameterizedTest
  @ValueSource(longs = {1 << 20, 1 << 28})
  void valuesAreThoseOfTheSlowSearch(long memory) {
    Random random = new Random(19);
    Universe universe = new Universe();
    for (int i = 0; i < 12; i++) {
      Board board = random(i % 3 == 0 ? Grid.of(2, 9) : Grid.of(3 + i % 2, 5), random);
      ShortGame value = slow(board, universe);
      for (int worker = 0; worker < 2; worker++) {
        Workspace workspace = new Workspace(memory);
        ShortGame found =
            TestRegions.of(RULES)
                .values()
                .solver(
                    RULES,
                    new ShortGameAlgebra(workspace),
                    table(workspace),
                    Control.unlimited(),
                    worker)
                .value(board);
        assertThat(found).as(RULES.write(board)).isEqualTo(value);
      }
    }
  }

  @Test
  void twoThreadsFindTheSame() {
    Board board = RULES.read("4x5");
    Universe universe = new Universe();
    for (int threads = 1; threads <= 3; threads++) {
      Workspace workspace = new Workspace(1 << 28);
      Control control = new Control(Budget.unlimited(), heard -> {}, threads);
      ThreadedValueSearch<Board, ShortGame> search =
          new ThreadedValueSearch<>(
              TestRegions.of(RULES).values(),
              RULES,
              new ShortGameAlgebra(workspace),
              table(workspace),
              control);
      assertThat(search.value(board)).isEqualTo(slow(board, universe));
    }
  }

  @Test
  void fewerPositionsAreSearched() {
    Board board = RULES.read("4x6");
    Universe universe = new Universe();
    ShortGameAlgebra algebra = new ShortGameAlgebra(universe);
    ValueSearch<Board, ShortGame> all = new ValueSearch<>(RULES, algebra, Control.unlimited());
    ValueSolver<Board, ShortGame> fewer =
        TestRegions.of(RULES)
            .values()
            .solver(RULES, algebra, ValueTable.remembering(), Control.unlimited(), 0);
    assertThat(fewer.value(board)).isEqualTo(all.value(board));
    assertThat(fewer.visited()).isPositive().isLessThan(all.visited() / 2);
  }

  /** The parts of every cut are the region, and together no worse than it for the player. */
  @Test
  void cutsHaveNoWorseParts() {
    Random random = new Random(5);
    Universe universe = new Universe();
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(RULES, new ShortGameAlgebra(universe), Control.unlimited());
    Grid grid = Grid.SQUARE;
    int met = 0;
    for (int i = 0; i < 60; i++) {
      long cells = random.nextLong() | random.nextLong();
      long region = grid.component(cells & Grid.of(4, 4).all() | 1, false);
      region >>>= grid.corner(region);
      ShortGame whole = values.value(new Board(grid, ~region, ~region));
      for (Player player : Player.values()) {
        RegionCuts cuts = RegionCuts.of(TestRegions.bounds(RULES), grid, region, player);
        for (int cut = 0; cut < cuts.size(); cut++) {
          long one = region & cuts.first(cut);
          long two = region & ~cuts.first(cut);
          assertThat(cuts.largest(cut)).isEqualTo(Math.max(Long.bitCount(one), Long.bitCount(two)));
          ShortGame parts =
              values
                  .value(new Board(grid, ~one, ~one))
                  .plus(values.value(new Board(grid, ~two, ~two)));
          assertThat(player == Player.LEFT ? parts.isAtLeast(whole) : parts.isAtMost(whole))
              .isTrue();
          assertThat(touching(grid, one, two))
              .isGreaterThanOrEqualTo(
                  cut == 0
                      ? 0
                      : touching(grid, cuts.first(cut - 1), region & ~cuts.first(cut - 1)));
          met++;
        }
      }
    }
    assertThat(met).isGreaterThan(100);
  }

  private static int touching(Grid grid, long one, long two) {
    return Long.bitCount(grid.near(one) & two);
  }

  /** What bounds a region from above bounds its negative from below. */
  @Test
  void boundsOfImagesAreTurnedRound() {
    Universe universe = new Universe();
    ShortGameAlgebra algebra = new ShortGameAlgebra(universe);
    RegionBound<ShortGame> bound = new RegionBound<>();
    for (Player player : Player.values()) {
      assertThat(bound.get(true, player, algebra)).isNull();
      assertThat(bound.get(false, player, algebra)).isNull();
    }
    bound.set(false, Player.LEFT, universe.integer(5), algebra);
    bound.set(true, Player.LEFT, universe.integer(7), algebra);
    assertThat(bound.get(false, Player.LEFT, algebra)).isEqualTo(universe.integer(5));
    assertThat(bound.get(true, Player.RIGHT, algebra)).isEqualTo(universe.integer(-5));
    assertThat(bound.get(true, Player.LEFT, algebra)).isEqualTo(universe.integer(7));
    assertThat(bound.get(false, Player.RIGHT, algebra)).isEqualTo(universe.integer(-7));
  }

  /** They live beside the values of a search, and go when that moves to another universe. */
  @Test
  void boundsAreForgottenBesideValues() {
    Workspace workspace = new Workspace(1 << 24);
    ValueTable<Board, ShortGame> table = table(workspace);
    RegionBounds<ShortGame> bounds = RegionBounds.beside(table);
    assertThat(RegionBounds.beside(table)).isSameAs(bounds);
    Board board = RULES.read("2x3");
    RegionBound<ShortGame> bound = new RegionBound<>();
    table.put(board, workspace.universe().star(), 1);
    bounds.put(board, bound);
    assertThat(bounds.get(board)).isSameAs(bound);
    assertThat(bounds.get(RULES.read("3x2"))).isNull();
    assertThat(bounds.bytes()).isPositive();
    table.moveTo(workspace.universe(), Long.MAX_VALUE);
    assertThat(bounds.get(board)).isNull();
    assertThat(table.get(board)).isEqualTo(workspace.universe().star());
    bounds.put(board, bound);
    table.clear();
    assertThat(bounds.get(board)).isNull();
    assertThat(table.get(board)).isNull();
  }
}
