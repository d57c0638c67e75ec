package org.farstar.regions.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ThreadedValueSearch;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.amazons.Amazons;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.colouring.GridColouring;
import org.farstar.games.grid.cram.Cram;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.fission.Fission;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.GridRules;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search of regions against the search that serves every ruleset. */
public class RegionSearchTest {
  public static Stream<RegionRules> rules() {
    return Stream.of(
        new Domineering(),
        new Cram(),
        new Clobber(),
        new Clobber(Clobber.Prey.ANY, Clobber.Reach.EDGES),
        new Clobber(Clobber.Prey.OWN, Clobber.Reach.CORNERS),
        new Amazons(),
        new NoGo(),
        new Fission(),
        GridColouring.col(),
        GridColouring.snort());
  }

  /** The states that the cells of a game may be in. */
  static List<Integer> states(GridRules rules) {
    Set<Integer> states = new HashSet<>();
    for (int state = 0; state < 4; state++) {
      try {
        Board board = new Board(Grid.of(1, 1), state & 1, state >> 1);
        if (rules.read(rules.write(board)).equals(board)) {
          states.add(state);
        }
      } catch (RuntimeException e) {
        // NoGo refuses a single stone, and games without a state its blank.
        continue;
      }
    }
    return List.copyOf(states);
  }

  public static Board random(GridRules rules, Grid grid, Random random) {
    List<Integer> states = states(rules);
    Board board = new Board(grid, 0, 0);
    for (long rest = grid.all(); rest != 0; rest &= rest - 1) {
      board = board.with(Long.lowestOneBit(rest), states.get(random.nextInt(states.size())));
    }
    return board;
  }

  private static ValueSolver<Board, ShortGame> fast(
      RegionRules rules, Universe universe, Control control, int worker) {
    return TestRegions.of(rules)
        .values()
        .solver(rules, new ShortGameAlgebra(universe), ValueTable.remembering(), control, worker);
  }

  private static ValueSearch<Board, ShortGame> slow(RegionRules rules, Universe universe) {
    return new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void findsTheValuesOfTheSlowSearch(RegionRules rules) {
    Random random = new Random(7);
    Universe universe = new Universe();
    ValueSearch<Board, ShortGame> slow = slow(rules, universe);
    ValueSolver<Board, ShortGame> one = fast(rules, universe, Control.unlimited(), 0);
    ValueSolver<Board, ShortGame> other = fast(rules, universe, Control.unlimited(), 1);
    for (int i = 0; i < 60; i++) {
      int width = 1 + random.nextInt(4);
      Board board = random(rules, Grid.of(1 + random.nextInt(12 / width - 1), width), random);
      ShortGame value = slow.value(board);
      assertThat(one.value(board)).as(rules.write(board)).isEqualTo(value);
      assertThat(other.value(board)).as(rules.write(board)).isEqualTo(value);
    }
    assertThat(one.visited()).isPositive();
    if (!OptionValues.serves(rules, TestRegions.bounds(rules))) {
      assertThat(other.visited()).isEqualTo(one.visited());
    }
  }

  /** On whole boards both look at the same positions, but for the place that they begin at. */
  @Test
  void visitsNoMorePositionsThanTheSlowSearch() {
    for (RegionRules rules : List.of(new Fission(), new Clobber(), new Cram())) {
      String text = rules instanceof Clobber ? "xoxo|oxox|xoxo" : "4x4";
      Universe universe = new Universe();
      ValueSearch<Board, ShortGame> slow = slow(rules, universe);
      ValueSolver<Board, ShortGame> fast = fast(rules, universe, Control.unlimited(), 0);
      assertThat(fast.value(rules.read(text))).isEqualTo(slow.value(rules.read(text)));
      assertThat(fast.visited()).isEqualTo(slow.visited());
    }
  }

  @Test
  void boardsLongerThanEightRowsOrColumnsAreSearchedToo() {
    Universe universe = new Universe();
    for (String size : List.of("2x9", "9x2", "1x12", "12x1")) {
      for (RegionRules rules : List.of(new Domineering(), new Cram())) {
        assertThat(fast(rules, universe, Control.unlimited(), 0).value(rules.read(size)))
            .as(size)
            .isEqualTo(slow(rules, universe).value(rules.read(size)));
      }
    }
  }

  /** Rows that differ in the length of groups of stones are searched once. */
  @Test
  void smallerRegionsOfTheSameValueAreSearchedInstead() {
    NoGo rules = new NoGo();
    Random random = new Random(53);
    Universe universe = new Universe();
    ValueSearch<Board, ShortGame> slow = slow(rules, universe);
    ValueSolver<Board, ShortGame> fast = fast(rules, universe, Control.unlimited(), 0);
    for (int i = 0; i < 40; i++) {
      Board row = random(rules, Grid.of(1, 6 + random.nextInt(5)), random);
      assertThat(fast.value(row)).as(rules.write(row)).isEqualTo(slow.value(row));
    }
    assertThat(slow.value(rules.read("1x10"))).isEqualTo(fast.value(rules.read("10x1")));
    assertThat(fast.visited()).isLessThan(slow.visited() / 3);
  }

  /** One table serves both searches, whichever of them fills it. */
  @Test
  void aTableIsSharedWithTheSlowSearch() {
    Domineering rules = new Domineering();
    Universe universe = new Universe();
    ShortGameAlgebra algebra = new ShortGameAlgebra(universe);
    ValueTable<Board, ShortGame> table = ValueTable.remembering();
    ValueSearch<Board, ShortGame> slow =
        new ValueSearch<>(rules, algebra, table, Control.unlimited());
    ShortGame value = slow.value(rules.read("3x4"));
    assertThat(
            TestRegions.of(rules)
                .values()
                .solver(rules, algebra, table, Control.unlimited(), 0)
                .value(rules.read("3x4")))
        .isEqualTo(value);
  }

  @Test
  void threadsFindTheSameValueWithinOneBudget() {
    Domineering rules = new Domineering();
    Universe universe = new Universe();
    ShortGame one = fast(rules, universe, Control.unlimited(), 0).value(rules.read("4x4"));
    for (int threads = 2; threads <= 3; threads++) {
      Control control = new Control(Budget.unlimited(), heard -> {}, threads);
      assertThat(threaded(rules, universe, control).value(rules.read("4x4"))).isEqualTo(one);
    }
    Control little = new Control(Budget.ofPositions(20), heard -> {}, 2);
    assertThatThrownBy(() -> threaded(rules, universe, little).value(rules.read("4x4")))
        .isInstanceOf(SearchStopped.class);
    assertThat(little.progress().positions()).isLessThanOrEqualTo(20);
  }

  private static ThreadedValueSearch<Board, ShortGame> threaded(
      Domineering rules, Universe universe, Control control) {
    return new ThreadedValueSearch<>(
        TestRegions.of(rules).values(),
        rules,
        new ShortGameAlgebra(universe),
        ValueTable.remembering(),
        control);
  }
}
