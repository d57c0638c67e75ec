package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeProof;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.clobber.ClobberGame;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search by proof numbers on boards with values beside them. */
class RegionProofsTest {
  private static final long MEMORY = 1L << 28;
  private static final long MANY = 1L << 16;
  private static final Clobber CLOBBER = new Clobber();

  static Stream<RegionRules> rules() {
    return BoardSearchTest.rules();
  }

  /** Searches of boards in one or two threads, whatever else would serve them. */
  private static final class Search {
    private final RegionFrame frame;
    private final List<RegionNodes> nodes = new ArrayList<>();
    private final NodeProof<RegionNode> proof;

    Search(RegionRules rules, int mostCells, long entries, int threads) {
      this.frame = RegionFrame.of(rules, Grid.SQUARE);
      Workspace workspace = new Workspace(MEMORY);
      ItemStock stock = new ItemStock(workspace, EnumSet.allOf(ItemShortcut.class), 0);
      SharedRegions shared =
          new SharedRegions("test", TestRegions.of(rules).game(), frame, stock, workspace);
      for (int worker = 0; worker < threads; worker++) {
        nodes.add(new RegionNodes(shared, Control.unlimited(), worker, mostCells));
      }
      SharedTable table = new SharedTable(RegionNodes.WORDS, entries);
      this.proof = new NodeProof<>(() -> table, Control.unlimited());
    }

    boolean wins(Board board, Player mover) {
      Board placed = frame.place(board);
      RegionNode root =
          nodes.get(0).root(placed.first() ^ frame.fill(), placed.second() ^ frame.fill(), mover);
      List<Function<Meter, NodeSpace<RegionNode>>> all = new ArrayList<>();
      nodes.forEach(each -> all.add(meter -> each));
      return proof.wins(root, all, Long.MAX_VALUE) == Decision.WIN;
    }
  }

  /** Rules of all kinds: the search asks nothing of them but an image with players exchanged. */
  @ParameterizedTest
  @MethodSource("rules")
  void findsWhatThePlainSearchFinds(RegionRules rules) {
    Random random = new Random(83);
    OutcomeSearch<Board> plain =
        new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
    List<Search> searches =
        List.of(
            new Search(rules, 0, MANY, 1),
            new Search(rules, 4, MANY, 1),
            new Search(rules, 9, MANY, 1),
            new Search(rules, 12, MANY, 2),
            new Search(rules, 3, 1_000, 1),
            new Search(rules, 3, 2, 1),
            new Search(rules, 3, MANY, 2));
    long visited = 0;
    for (int i = 0; i < 60; i++) {
      Board board = BoardSearchTest.board(rules, random);
      for (Player mover : Player.values()) {
        boolean wins = plain.result(board, mover) == Result.WIN;
        for (Search search : searches) {
          assertThat(search.wins(board, mover))
              .as("%s, %s, %d", rules.write(board), mover, searches.indexOf(search))
              .isEqualTo(wins);
        }
      }
    }
    for (Search search : searches) {
      visited += search.proof.visited();
    }
    assertThat(visited).isPositive();
  }

  /** Full boards of 3x4, as they are searched when somebody asks, against their values. */
  @Test
  void agreesWithValues() {
    Random random = new Random(89);
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(CLOBBER, new ShortGameAlgebra(new Universe()), Control.unlimited());
    EnumSet<ItemShortcut> shortcuts =
        EnumSet.complementOf(EnumSet.of(ItemShortcut.ROOT_VALUES, ItemShortcut.REDUCTIONS));
    Workspace workspace = new Workspace(MEMORY);
    SumSolver solver =
        new SumSolver(workspace, false, threads(2), new ItemStock(workspace, shortcuts, 1_000));
    for (int i = 0; i < 30; i++) {
      Board board = RegionSearchTest.random(CLOBBER, Grid.of(3, 4), random);
      for (long free = board.in(0); free != 0; free &= free - 1) {
        board = board.with(Long.lowestOneBit(free), 1 + random.nextInt(2));
      }
      for (Player mover : Player.values()) {
        assertThat(solver.result(sum(board), mover))
            .as("%s, %s", CLOBBER.write(board), mover)
            .isEqualTo(values.value(board).outcome().forMover(mover));
      }
    }
  }

  /** Albert, Grossman, Nowakowski and Wolfe (2005), and tables that were published since. */
  @Test
  void knowsPublishedOutcomes() {
    assertThat(outcome("xoxox|oxoxo|xoxox|oxoxo", 1)).isEqualTo("WIN WIN");
    assertThat(outcome("xoxoxo|oxoxox|xoxoxo", 2)).isEqualTo("LOSS LOSS");
    assertThat(outcome("xoxoxoxoxo|oxoxoxoxox", 1)).isEqualTo("WIN WIN");
  }

  @Test
  @Tag("slow")
  @Tag("day3")
  void knowsLargerPublishedOutcomes() {
    assertThat(outcome("xoxoxo|oxoxox|xoxoxo|oxoxox", 2)).isEqualTo("LOSS LOSS");
  }

  private static String outcome(String text, int threads) {
    SumSolver solver = new SumSolver(new Workspace(MEMORY), false, threads(threads));
    Sum sum = sum(CLOBBER.read(text));
    return solver.result(sum, Player.LEFT) + " " + solver.result(sum, Player.RIGHT);
  }

  private static Control threads(int threads) {
    return new Control(Budget.unlimited(), heard -> {}, threads);
  }

  private static Sum sum(Board board) {
    Variant<Board> variant =
        Variant.of(CLOBBER).with(TestRegions.of(CLOBBER).items()).named(ClobberGame.ID);
    return Sum.of(variant, List.of(board));
  }

  /**
   * Runs with a small budget that keep what they find come to an end, and say the same. Where a run
   * ends depends on the time as well, so there are several attempts.
   */
  @RepeatedTest(20)
  void whatIsKeptIsNotSearchedAgain() {
    KeptResults kept = new KeptResults(MEMORY);
    long alone = visited(kept(new KeptResults(MEMORY)), Long.MAX_VALUE);
    int runs = 0;
    long last = -1;
    while (last < 0) {
      assertThat(runs++).isLessThan(40);
      last = visited(kept(kept), alone / 4);
    }
    assertThat(runs).isBetween(2, 30);
    assertThat(visited(kept(kept), Long.MAX_VALUE)).isLessThan(alone / 8);
  }

  private static Workspace kept(KeptResults results) {
    Workspace workspace = new Workspace(MEMORY);
    workspace.keep(results);
    return workspace;
  }

  /** How many positions it takes to decide a board; -1 where the budget ends first. */
  private static long visited(Workspace workspace, long positions) {
    Control control =
        new Control(
            positions == Long.MAX_VALUE ? Budget.unlimited() : Budget.ofPositions(positions));
    SumSolver solver = new SumSolver(workspace, false, control);
    try {
      Result result = solver.result(sum(CLOBBER.read("xoxox|oxoxo|xoxox|oxoxo")), Player.LEFT);
      assertThat(result).isEqualTo(Result.WIN);
      return solver.visited();
    } catch (SearchStopped e) {
      return -1;
    }
  }

  @Test
  void stopsWithItsBudget() {
    Workspace workspace = new Workspace(MEMORY);
    Control little = new Control(Budget.ofPositions(10_000));
    SumSolver solver = new SumSolver(workspace, false, little);
    Sum sum = sum(CLOBBER.read("xoxoxo|oxoxox|xoxoxo|oxoxox"));
    assertThatThrownBy(() -> solver.result(sum, Player.LEFT)).isInstanceOf(SearchStopped.class);
    assertThat(little.progress().positions()).isLessThanOrEqualTo(10_000);
    assertThat(workspace.bytes()).isLessThanOrEqualTo(MEMORY);
  }
}
