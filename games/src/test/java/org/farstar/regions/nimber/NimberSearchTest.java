package org.farstar.regions.nimber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ThreadedValueSearch;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.cram.Cram;
import org.farstar.games.grid.cram.CramGame;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.fission.Fission;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.outcome.RegionOutcomesTest;
import org.farstar.regions.rules.BothMove;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The search by nimbers against plain Grundy values. */
class NimberSearchTest {
  /** Of tables that hold next to nothing, little and enough. */
  private static final List<Long> BYTES = List.of(1L, 1L << 12, 1L << 24);

  static Stream<RegionRules> rules() {
    return Stream.of(
        new Cram(),
        new BothMove(new Domineering()),
        new BothMove(new Clobber()),
        new BothMove(new Clobber(Clobber.Prey.OWN, Clobber.Reach.CORNERS)),
        new BothMove(new Fission()),
        new BothMove(new NoGo()));
  }

  private static NimberSearch search(RegionRules rules, long bytes, Control control, int worker) {
    ValueTable<Board, Nimber> values = ValueTable.forgettingOld(2);
    values.beside(() -> NimberSearch.table(rules, bytes));
    return new NimberSearch(rules, TestRegions.bounds(rules), values, control, worker);
  }

  private static Nimber plain(RegionRules rules, Board board) {
    return new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited()).value(board);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void findsPlainGrundyValues(RegionRules rules) {
    ValueSearch<Board, Nimber> plain =
        new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited());
    List<NimberSearch> searches = new ArrayList<>();
    for (long bytes : BYTES) {
      searches.add(search(rules, bytes, Control.unlimited(), 0));
      searches.add(search(rules, bytes, Control.unlimited(), 1));
    }
    Random random = new Random(83);
    for (int i = 0; i < 300; i++) {
      Board board = RegionOutcomesTest.board(rules, random);
      Nimber value = plain.value(board);
      for (NimberSearch search : searches) {
        assertThat(search.value(board)).as(rules.write(board)).isEqualTo(value);
        assertThat(search.isZero(board)).as(rules.write(board)).isEqualTo(value.isZero());
      }
    }
  }

  /** Boards of more cells than are valued as they are met, most of them free. */
  @Test
  void largerBoardsOfCramToo() {
    Cram rules = new Cram();
    ValueSearch<Board, Nimber> plain =
        new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited());
    List<NimberSearch> searches = new ArrayList<>();
    for (long bytes : BYTES.subList(1, BYTES.size())) {
      searches.add(search(rules, bytes, Control.unlimited(), 0));
    }
    Random random = new Random(89);
    for (int i = 0; i < 40; i++) {
      Board board = sparse(Grid.of(4, i % 2 == 0 ? 5 : 9), i % 2 == 0 ? 3 : 17, random);
      Nimber value = plain.value(board);
      for (NimberSearch search : searches) {
        // Whoever is asked for 0 first has nothing but the answer to that in its table.
        assertThat(search.isZero(board)).as(rules.write(board)).isEqualTo(value.isZero());
        assertThat(search.value(board)).as(rules.write(board)).isEqualTo(value);
      }
    }
  }

  private static Board sparse(Grid grid, int stones, Random random) {
    Board board = new Board(grid, 0, 0);
    for (int i = 0; i < stones; i++) {
      int row = random.nextInt(grid.height());
      board = board.with(grid.cell(row, random.nextInt(grid.width())), Domineering.FILLED);
    }
    return board;
  }

  /** A search for canonical forms knows nothing of nimbers. */
  @Test
  void canonicalFormsAreTheNimbers() {
    Cram rules = new Cram();
    Universe universe = new Universe();
    var forms =
        TestRegions.of(rules)
            .values()
            .solver(
                rules,
                new ShortGameAlgebra(universe),
                ValueTable.<Board, ShortGame>remembering(),
                Control.unlimited(),
                0);
    NimberSearch search = search(rules, 1L << 24, Control.unlimited(), 0);
    Random random = new Random(97);
    for (int i = 0; i < 100; i++) {
      Board board = sparse(Grid.of(3 + i % 2, 5), 4, random);
      assertThat(forms.value(board))
          .as(rules.write(board))
          .isEqualTo(universe.nimber(search.value(board).heap()));
    }
  }

  /** P. Beling's table of empty boards has these and more. */
  @ParameterizedTest
  @CsvSource({"4x4, 0", "4x5, 2", "4x6, 0", "4x7, 3", "5x5, 0", "3x7, 1", "3x9, 1", "6x6, 0"})
  void emptyBoardsOfCramHaveThePublishedValues(String size, int heap) {
    Cram rules = new Cram();
    NimberSearch search = search(rules, 1L << 24, Control.unlimited(), 0);
    assertThat(search.value(rules.read(size))).isEqualTo(new Nimber(heap));
  }

  @Tag("slow")
  @Tag("day2")
  @ParameterizedTest
  @CsvSource({"5x6, 2", "4x9, 1"})
  void largerEmptyBoardsToo(String size, int heap) {
    emptyBoardsOfCramHaveThePublishedValues(size, heap);
  }

  @Test
  void aSearchThatIsStoppedGoesOnFromWhatItHasFound() {
    Cram rules = new Cram();
    Board board = rules.read("4x7");
    NimberSearch whole = search(rules, 1L << 24, Control.unlimited(), 0);
    Nimber value = whole.value(board);
    Control control = Control.unlimited().part();
    NimberSearch search = search(rules, 1L << 24, control, 0);
    int stops = 0;
    Nimber found = null;
    while (found == null) {
      control.share(2_000);
      try {
        found = search.value(board);
      } catch (SearchStopped e) {
        assertThat(e.reason()).isEqualTo(StopReason.SHARE);
        stops++;
      }
    }
    assertThat(found).isEqualTo(value);
    assertThat(stops).isPositive();
    assertThat(search.visited()).isLessThan(3 * whole.visited());
  }

  @Test
  void aBudgetEndsTheSearch() {
    Control control = new Control(Budget.ofPositions(500));
    NimberSearch search = search(new Cram(), 1L << 24, control, 0);
    assertThatThrownBy(() -> search.value(new Cram().read("5x6")))
        .isInstanceOf(SearchStopped.class);
    assertThat(search.visited()).isLessThanOrEqualTo(500);
  }

  @Test
  void threadsShareATable() {
    Cram rules = new Cram();
    Control control = new Control(Budget.unlimited(), heard -> {}, 2);
    Random random = new Random(101);
    for (int i = 0; i < 20; i++) {
      Board board = sparse(Grid.of(5, 5), 4, random);
      Nimber value =
          new ThreadedValueSearch<>(
                  TestRegions.of(rules).values(),
                  rules,
                  new NimAlgebra(),
                  ValueTable.forgettingOld(100),
                  control)
              .value(board);
      assertThat(value).as(rules.write(board)).isEqualTo(plain(rules, board));
    }
  }

  /** Sums are decided by the nimbers of their boards. */
  @Test
  void sumsOfBoardsAreWonUnlessTheirNimbersAddUpToZero() {
    Cram rules = new Cram();
    Variant<Board> variant = Variant.of(rules).with(TestRegions.of(rules).items());
    NimberSearch search = search(rules, 1L << 24, Control.unlimited(), 0);
    SumSolver solver = new SumSolver(new Workspace(1L << 26), false, Control.unlimited());
    Random random = new Random(103);
    int lost = 0;
    for (int i = 0; i < 100; i++) {
      List<Board> boards = new ArrayList<>();
      Nimber sum = Nimber.ZERO;
      for (int k = 1 + i % 3; k > 0; k--) {
        boards.add(sparse(Grid.of(4, 4 + random.nextInt(2)), 3 + random.nextInt(3), random));
        sum = sum.plus(search.value(boards.get(boards.size() - 1)));
      }
      lost += sum.isZero() ? 1 : 0;
      Result result = solver.result(Sum.of(variant, boards), Player.RIGHT);
      assertThat(result).isEqualTo(sum.isZero() ? Result.LOSS : Result.WIN);
    }
    assertThat(lost).isBetween(10, 60);
  }

  /**
   * A run with four fifths of the positions, and then the rest in a workspace of its own. What is
   * begun is searched in another order then, and costs more than a fifth.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"........|..#.....|......#.|........", ".......|.#.....|.......|....#..|......."})
  void whatIsKeptIsNotSearchedForAgain(String board) {
    Sum sum = CramGame.game().read(board);
    SumSolver whole = new SumSolver(new Workspace(1L << 26), false, Control.unlimited());
    Result expected = whole.result(sum, Player.LEFT);
    KeptResults results = new KeptResults(1L << 26);
    SumSolver most = keeping(results, new Control(Budget.ofPositions(whole.visited() * 4 / 5)));
    assertThatThrownBy(() -> most.result(sum, Player.LEFT)).isInstanceOf(SearchStopped.class);
    SumSolver rest = keeping(results, Control.unlimited());
    assertThat(rest.result(sum, Player.LEFT)).isEqualTo(expected);
    assertThat(rest.visited()).isPositive().isLessThan(whole.visited() / 2);
    SumSolver again = keeping(results, Control.unlimited());
    assertThat(again.result(sum, Player.LEFT)).isEqualTo(expected);
    assertThat(again.visited()).isZero();
  }

  private static SumSolver keeping(KeptResults results, Control control) {
    Workspace workspace = new Workspace(1L << 26);
    workspace.keep(results);
    return new SumSolver(workspace, false, control);
  }

  static Stream<RegionRules> allRules() {
    return Stream.concat(RegionSearchTest.rules(), rules());
  }

  /** The contract of {@link RegionRules#mirrored}. */
  @ParameterizedTest
  @MethodSource("allRules")
  void mirroredRegionsAreWorthZero(RegionRules rules) {
    Random random = new Random(107);
    int mirrored = 0;
    for (int i = 0; i < 2_000; i++) {
      int rows = 1 + random.nextInt(4);
      Grid grid = Grid.of(rows, 1 + random.nextInt(12 / rows));
      Board half = RegionSearchTest.random(rules, grid, random);
      long first = grid.rotated(half.first());
      long second = grid.rotated(half.second());
      Board whole =
          i % 2 == 0
              ? new Board(grid, half.first() | first, half.second() | second)
              : new Board(grid, half.first() & first, half.second() & second);
      RegionFrame frame = RegionFrame.of(rules, grid);
      for (Board part : rules.parts(frame.place(i % 5 == 0 ? half : whole))) {
        Board placed = frame.place(part);
        if (TestRegions.bounds(rules).mirrored(placed)) {
          mirrored++;
          assertThat(rules.impartial()).isTrue();
          assertThat(plain(rules, part)).as(rules.write(part)).isEqualTo(Nimber.ZERO);
        }
      }
    }
    assertThat(mirrored).isGreaterThanOrEqualTo(rules instanceof Cram ? 100 : 0);
  }

  @Test
  void entriesKeepWhatTheyWereGiven() {
    Random random = new Random(109);
    for (int i = 0; i < 1_000; i++) {
      int nimber = random.nextInt(65);
      long exact = NimberTable.exact(nimber, random.nextInt(1 << 20));
      assertThat(NimberTable.isExact(exact)).isTrue();
      assertThat(NimberTable.nimber(exact)).isEqualTo(nimber);
      long nimbers = random.nextLong();
      long more = random.nextLong();
      int asked = random.nextInt(200);
      long excluding = NimberTable.excluding(0, nimbers, random.nextInt(1 << 20));
      assertThat(NimberTable.isExact(excluding)).isFalse();
      assertThat(NimberTable.excluded(excluding)).isEqualTo(nimbers & (1L << 48) - 1);
      assertThat(NimberTable.isNew(excluding, asked)).isTrue();
      long asking = NimberTable.asking(excluding, asked);
      excluding = NimberTable.excluding(asking, more, random.nextInt(1 << 20));
      assertThat(NimberTable.excluded(excluding)).isEqualTo((nimbers | more) & (1L << 48) - 1);
      assertThat(NimberTable.isNew(excluding, asked)).isFalse();
      assertThat(NimberTable.isNew(NimberTable.asking(excluding, asked + 1), asked)).isTrue();
      assertThat(NimberTable.asking(0, asked)).isNotZero();
      assertThat(excluding).isNotZero();
    }
  }

  /**
   * A frame with room for a nimber beside its plane has shorter keys; no two questions share one.
   */
  @Test
  void questionsHaveKeysOfTheirOwn() {
    for (int words : new int[] {1, 2, 3}) {
      Set<List<Long>> keys = new HashSet<>();
      int questions = 0;
      long[] key = new long[words];
      for (long first = 0; first < 8; first++) {
        for (long second = 0; second < (words == 3 ? 8 : 1); second++) {
          for (int nimber = NimberTable.REGION; nimber < 128; nimber++) {
            NimberTable.key(first, second, nimber, key);
            keys.add(Arrays.stream(key).boxed().toList());
            questions++;
          }
        }
      }
      assertThat(keys).hasSize(questions);
    }
  }
}
