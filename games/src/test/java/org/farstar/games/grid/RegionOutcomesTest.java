package org.farstar.games.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search for outcomes of regions against the plain search and against values. */
class RegionOutcomesTest {
  private static final long MEMORY = 1L << 26;

  static Stream<RegionRules> rules() {
    return RegionSearchTest.rules();
  }

  private static RegionOutcomes search(
      RegionRules rules, Control control, RegionOutcomes.Switches switches) {
    return new RegionOutcomes(rules, "rules", new Workspace(MEMORY), control, switches);
  }

  private static Control threads(int threads) {
    return new Control(Budget.unlimited(), heard -> {}, threads);
  }

  /** One search with all shortcuts, one without each of them, some with tables that forget. */
  private static List<RegionOutcomes> searches(RegionRules rules) {
    List<RegionOutcomes> searches = new ArrayList<>();
    for (RegionOutcomes.Switches switches : RegionOutcomes.Switches.each()) {
      searches.add(search(rules, Control.unlimited(), switches));
      searches.add(search(rules, Control.unlimited(), switches.withEntries(1_000)));
    }
    searches.add(search(rules, threads(2), RegionOutcomes.Switches.ALL));
    return searches;
  }

  /** A board that the rules can read. */
  static Board board(RegionRules rules, Random random) {
    while (true) {
      Grid grid =
          switch (random.nextInt(6)) {
            case 0 -> Grid.of(1, 9 + random.nextInt(3));
            case 1 -> Grid.of(9 + random.nextInt(2), 1);
            default -> {
              int width = 1 + random.nextInt(4);
              yield Grid.of(1 + random.nextInt(11 / width), width);
            }
          };
      Board board = RegionSearchTest.random(rules, grid, random);
      for (long rest = grid.all(); rest != 0; rest &= rest - 1) {
        if (random.nextInt(4) == 0) {
          board = board.with(Long.lowestOneBit(rest), 0);
        }
      }
      try {
        return rules.read(rules.write(board));
      } catch (NotationException e) {
        continue;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void findsWhatThePlainSearchFinds(RegionRules rules) {
    Random random = new Random(23);
    OutcomeSearch<Board> plain =
        new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
    List<RegionOutcomes> searches = searches(rules);
    for (int i = 0; i < 100; i++) {
      Board board = board(rules, random);
      for (Player mover : Player.values()) {
        Result result = plain.result(board, mover);
        for (RegionOutcomes search : searches) {
          assertThat(search.result(List.of(board), mover))
              .as("%s, %s, %s", rules.write(board), mover, search)
              .isEqualTo(result);
        }
      }
    }
  }

  /** Sums of boards against the plain search of sums, all winning moves with them. */
  @ParameterizedTest
  @MethodSource("rules")
  void findsWhatThePlainSearchOfSumsFinds(RegionRules rules) {
    Random random = new Random(29);
    Variant<Board> variant = Variant.of(rules);
    List<RegionOutcomes> searches = searches(rules);
    for (int i = 0; i < 40; i++) {
      List<Board> boards = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        boards.add(RegionSearchTest.random(rules, Grid.of(2, 2), random));
      }
      Sum sum = Sum.of(variant, boards);
      OutcomeSearch<Sum> plain =
          new OutcomeSearch<>(new SumPlay(sum), OutcomeTable.remembering(), Control.unlimited());
      for (Player mover : Player.values()) {
        Result result = plain.result(sum, mover);
        for (RegionOutcomes search : searches) {
          assertThat(search.result(boards, mover)).as("%s, %s", sum, mover).isEqualTo(result);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void agreesWithValues(RegionRules rules) {
    Random random = new Random(31);
    Universe universe = new Universe();
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited());
    RegionOutcomes search =
        search(rules, Control.unlimited(), RegionOutcomes.Switches.ALL.withoutValues());
    for (int i = 0; i < 150; i++) {
      Board board = board(rules, random);
      for (Player mover : Player.values()) {
        assertThat(search.result(List.of(board), mover))
            .as("%s, %s", rules.write(board), mover)
            .isEqualTo(values.value(board).outcome().forMover(mover));
      }
    }
  }

  /**
   * The contract of what rules know of a region: the pieces are at most, or at least, the region.
   */
  @ParameterizedTest
  @MethodSource("rules")
  void piecesBoundTheirRegion(RegionRules rules) {
    Random random = new Random(37);
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(rules, new ShortGameAlgebra(new Universe()), Control.unlimited());
    for (int i = 0; i < 400; i++) {
      for (Board region : rules.parts(board(rules, random))) {
        ShortGame value = values.value(region);
        long cells = rules.regions(region.grid(), region.first(), region.second());
        for (Player player : Player.values()) {
          for (long[] pieces : rules.cuts(region.grid(), cells, player)) {
            ShortGame sum = value.minus(value);
            for (long piece : pieces) {
              sum = sum.plus(values.value(only(rules, region, piece)));
            }
            assertThat(player == Player.LEFT ? sum.isAtMost(value) : sum.isAtLeast(value))
                .as("%s cut for %s", rules.write(region), player)
                .isTrue();
          }
        }
      }
    }
  }

  /** A board with every other cell outside. */
  private static Board only(RegionRules rules, Board board, long cells) {
    return board.with(board.grid().all() & ~cells, rules.outside());
  }

  /** Outcomes that the literature has: Domineering, Clobber, NoGo, Cram. */
  @Test
  void knowsPublishedOutcomes() {
    assertThat(outcome(new Domineering(), "5x5", 1)).isEqualTo("LOSS LOSS");
    assertThat(outcome(new Domineering(), "6x6", 1)).isEqualTo("WIN WIN");
    assertThat(outcome(new Domineering(), "7x7", 2)).isEqualTo("WIN WIN");
    assertThat(outcome(new Domineering(), "4x5", 2)).isEqualTo("WIN LOSS");
    assertThat(outcome(new Clobber(), "xoxo|oxox|xoxo|oxox", 2)).isEqualTo("WIN WIN");
    assertThat(outcome(new NoGo(), "2x5", 1)).isEqualTo("WIN WIN");
    assertThat(outcome(new Cram(), "4x4", 1)).isEqualTo("LOSS LOSS");
  }

  private static String outcome(RegionRules rules, String text, int threads) {
    RegionOutcomes search = search(rules, threads(threads), RegionOutcomes.Switches.ALL);
    List<Board> boards = List.of(rules.read(text));
    return search.result(boards, Player.LEFT) + " " + search.result(boards, Player.RIGHT);
  }

  /** A workspace hands what was found to the next question. */
  @Test
  void theWorkspaceKeepsWhatWasFound() {
    Domineering rules = new Domineering();
    Workspace workspace = new Workspace(MEMORY);
    long first = visited(rules, workspace);
    assertThat(visited(rules, workspace)).isLessThan(first / 10);
    assertThat(workspace.bytes()).isPositive().isLessThanOrEqualTo(MEMORY);
  }

  private static long visited(RegionRules rules, Workspace workspace) {
    RegionOutcomes search =
        new RegionOutcomes(
            rules, "rules", workspace, Control.unlimited(), RegionOutcomes.Switches.ALL);
    assertThat(search.result(List.of(rules.read("5x5")), Player.LEFT)).isEqualTo(Result.LOSS);
    return search.visited();
  }

  @Test
  void stopsWithItsBudgetAndGoesOnFromThere() {
    Domineering rules = new Domineering();
    Workspace workspace = new Workspace(MEMORY);
    List<Board> boards = List.of(rules.read("5x5"));
    Result result = null;
    int stops = 0;
    while (result == null) {
      Control control = new Control(Budget.ofPositions(200));
      RegionOutcomes search =
          new RegionOutcomes(rules, "rules", workspace, control, RegionOutcomes.Switches.ALL);
      try {
        result = search.result(boards, Player.LEFT);
      } catch (SearchStopped e) {
        stops++;
        assertThat(control.progress().positions()).isLessThanOrEqualTo(200);
      }
    }
    assertThat(result).isEqualTo(Result.LOSS);
    assertThat(stops).isBetween(1, 100);
    Control little = new Control(Budget.ofPositions(10), heard -> {}, 2);
    assertThatThrownBy(
            () -> search(rules, little, RegionOutcomes.Switches.ALL).result(boards, Player.LEFT))
        .isInstanceOf(SearchStopped.class);
  }

  @Test
  void servesBoardsOfOneFrame() {
    Domineering domineering = new Domineering();
    RegionOutcomes search = search(domineering, Control.unlimited(), RegionOutcomes.Switches.ALL);
    assertThat(search.serves(List.of())).isFalse();
    assertThat(serves(domineering, search, "8x8", "2x3")).isTrue();
    assertThat(serves(domineering, search, "2x9", "2x12")).isTrue();
    assertThat(serves(domineering, search, "2x9", "9x2")).isFalse();
    assertThat(serves(domineering, search, "2x9", "2x3")).isFalse();
    Cram cram = new Cram();
    assertThat(
            serves(
                cram, search(cram, Control.unlimited(), RegionOutcomes.Switches.ALL), "2x9", "9x2"))
        .isTrue();
  }

  private static boolean serves(RegionRules rules, RegionOutcomes search, String... texts) {
    return search.serves(Stream.of(texts).map(rules::read).toList());
  }
}
