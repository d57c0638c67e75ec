package org.farstar.regions.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.sum.Term;
import org.farstar.games.Games;
import org.farstar.games.grid.TestRegions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is forgotten is found again: values do not depend on how much a search may remember. */
class BoundedValuesTest {
  private static final List<Integer> SIZES = List.of(100, 1000);

  static Stream<RegionRules> rules() {
    return RegionSearchTest.rules();
  }

  private static Board board(RegionRules rules, int cells, Random random) {
    int width = 2 + random.nextInt(2);
    return RegionSearchTest.random(rules, Grid.of(cells / width, width), random);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void smallTablesGiveTheValuesOfLargeOnes(RegionRules rules) {
    Universe universe = new Universe();
    ShortGameAlgebra algebra = new ShortGameAlgebra(universe);
    for (int most : SIZES) {
      Random random = new Random(11);
      ValueTable<Board, ShortGame> large = ValueTable.remembering();
      ValueTable<Board, ShortGame> small = ValueTable.forgettingOld(most);
      for (int i = 0; i < 8; i++) {
        Board board = board(rules, 10, random);
        ShortGame value =
            new ValueSearch<>(rules, algebra, large, Control.unlimited()).value(board);
        for (ValueSolvers<Board> solvers :
            List.of(ValueSolvers.<Board>searching(), TestRegions.of(rules).values())) {
          assertThat(solvers.solver(rules, algebra, small, Control.unlimited(), 0).value(board))
              .as(rules.write(board))
              .isEqualTo(value);
        }
        assertThat(small.size()).isLessThanOrEqualTo(most + 130);
      }
      assertThat(large.size()).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "flipping-coins; 0110101",
        "flipping-coins; left=111 right=001: 001101",
        "kayles; 10",
        "toads-and-frogs; tt.t.ff",
        "konane; xox|o.x|xox"
      })
  void otherGamesAndKindsOfValuesToo(String game, String position) {
    Term.Placed<?> placed =
        (Term.Placed<?>) Games.find(game).orElseThrow().read(position).terms().get(0);
    small(placed);
  }

  private static <P> void small(Term.Placed<P> placed) {
    small(placed, placed.variant().kind().algebra(new Workspace()));
  }

  private static <P, V> void small(Term.Placed<P> placed, Algebra<V> algebra) {
    Variant<P> variant = placed.variant();
    V value =
        new ValueSearch<>(variant.rules(), algebra, Control.unlimited()).value(placed.position());
    for (int most : SIZES) {
      assertThat(
              variant
                  .values()
                  .solver(
                      variant.rules(),
                      algebra,
                      ValueTable.forgettingOld(most),
                      Control.unlimited(),
                      0)
                  .value(placed.position()))
          .as(most + " entries")
          .isEqualTo(value);
    }
  }

  /** A sum of switches, which has some hundred followers, all of them new. */
  private static ShortGame switches(ShortGameAlgebra algebra, int n) {
    ShortGame sum = algebra.zero();
    for (int i = 1; i <= 6; i++) {
      Universe numbers = algebra.zero().universe();
      ShortGame left = numbers.integer(100L * n + (1 << i));
      sum = algebra.sum(sum, algebra.of(List.of(left), List.of(numbers.integer(-n))));
    }
    return sum;
  }

  /** A universe of a megabyte is full after some sums; the search goes on in another one. */
  @Test
  void aFullUniverseIsFollowedByAnother() {
    Workspace workspace = new Workspace(1 << 20);
    ShortGameAlgebra algebra = new ShortGameAlgebra(workspace);
    ShortGameAlgebra large = new ShortGameAlgebra(new Universe(1 << 28));
    ValueTable<Integer, ShortGame> table =
        workspace.table("values", () -> ValueTable.forgettingOld(1000));
    Set<Universe> met = new HashSet<>();
    for (int n = 1; n < 40; n++) {
      ShortGame value = switches(algebra, n);
      assertThat(value).isEqualTo(switches(large, n));
      table.put(n, value, n);
      met.add(algebra.zero().universe());
      ShortGame before = table.get(Math.max(1, n - 3));
      if (before != null) {
        assertThat(before).isEqualTo(switches(large, Math.max(1, n - 3)));
        assertThat(algebra.sum(before, algebra.negate(before))).isEqualTo(algebra.zero());
        assertThat(algebra.current(before).universe()).isSameAs(workspace.universe());
      }
      assertThat(workspace.universe().bytes()).isLessThanOrEqualTo(workspace.universe().cap());
    }
    assertThat(met).hasSizeGreaterThan(2);
  }

  @Test
  void anAlgebraOfOneUniverseStopsWhenThatIsFull() {
    ShortGameAlgebra algebra = new ShortGameAlgebra(new Universe(1 << 20));
    assertThatThrownBy(
            () -> {
              for (int n = 1; n < 40; n++) {
                switches(algebra, n);
              }
            })
        .isInstanceOf(SearchStopped.class)
        .hasMessage("the memory is used up");
  }
}
