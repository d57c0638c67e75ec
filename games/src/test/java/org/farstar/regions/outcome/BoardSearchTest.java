package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemSources;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.Ongoing;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.RegionWalls;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The search of whole boards against the plain search. */
class BoardSearchTest {
  private static final long MEMORY = 1L << 26;
  private static final long MANY = 1L << 16;

  static Stream<RegionRules> rules() {
    return RegionSearchTest.rules()
        .filter(rules -> RegionFrame.of(rules, Grid.SQUARE).exchanges(rules));
  }

  /** Whole boards of some rules, with or without what the rules know. */
  private record Search(RegionRules rules, RegionFrame frame, RegionWalls walls, long entries) {
    static Search of(RegionRules rules, boolean walls, long entries) {
      RegionFrame frame = RegionFrame.of(rules, Grid.SQUARE);
      RegionWalls known = walls ? TestRegions.bounds(rules).walls(new Workspace(MEMORY)) : null;
      return new Search(rules, frame, known, entries);
    }

    SharedTable table() {
      return new SharedTable(TableOnDemand.BOARD_WORDS, entries);
    }

    BoardSearch search(SharedTable table, Ongoing ongoing) {
      return new BoardSearch(
          rules,
          TestRegions.bounds(rules),
          frame,
          walls,
          table,
          null,
          Control.unlimited().meter(),
          ongoing);
    }

    /** The planes for a player who is called Left. */
    long[] planes(Board board, Player mover) {
      Board placed = frame.place(board);
      long cells = rules.regions(frame.grid(), placed.first(), placed.second());
      int shift = cells == 0 ? 0 : frame.grid().corner(cells);
      long first = ((placed.first() ^ frame.fill()) & cells) >>> shift;
      long second = ((placed.second() ^ frame.fill()) & cells) >>> shift;
      return mover == Player.LEFT || rules.impartial()
          ? new long[] {first, second}
          : new long[] {frame.exchangedFirst(first, second), frame.exchangedSecond(first, second)};
    }
  }

  static Board board(RegionRules rules, Random random) {
    while (true) {
      Board board = RegionOutcomesTest.board(rules, random);
      if (board.grid().stride() == Grid.SIDE
          && rules.regions(board.grid(), board.first(), board.second()) != 0) {
        return board;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void findsWhatThePlainSearchFinds(RegionRules rules) {
    Random random = new Random(59);
    OutcomeSearch<Board> plain =
        new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
    List<Search> searches =
        List.of(
            Search.of(rules, true, MANY),
            Search.of(rules, false, MANY),
            Search.of(rules, true, 1_000),
            Search.of(rules, false, 2));
    List<BoardSearch> tries =
        searches.stream().map(search -> search.search(search.table(), null)).toList();
    BoardSearch shared = searches.get(0).search(searches.get(0).table(), new Ongoing());
    if (searches.get(0).walls() != null) {
      searches.get(0).walls().prepare(Grid.of(5, 6), MANY, Control.unlimited());
    }
    for (int i = 0; i < 1_000; i++) {
      Board board = board(rules, random);
      for (Player mover : Player.values()) {
        Decision wins = Decision.of(plain.result(board, mover) == Result.WIN);
        long[] planes = searches.get(0).planes(board, mover);
        for (BoardSearch search : tries) {
          assertThat(search.wins(planes[0], planes[1], Long.MAX_VALUE))
              .as("%s, %s", rules.write(board), mover)
              .isEqualTo(wins);
        }
        assertThat(shared.wins(planes[0], planes[1], Long.MAX_VALUE)).isEqualTo(wins);
      }
    }
  }

  /** Two searches of one table say the same as one alone. */
  @ParameterizedTest
  @ValueSource(strings = {"domineering 6x7", "nogo 4x4"})
  void twoThreadsShareATable(String game) throws InterruptedException {
    Random random = new Random(61);
    boolean dominoes = game.startsWith("domineering");
    Search whole = Search.of(dominoes ? new Domineering() : new NoGo(), true, MANY);
    SharedTable table = whole.table();
    for (int i = 0; i < 20; i++) {
      Board board = whole.rules().read(game.substring(game.indexOf(' ') + 1));
      for (int k = 0; k < 3; k++) {
        int row = random.nextInt(board.grid().height());
        board = board.with(board.grid().cell(row, random.nextInt(board.grid().width())), 3);
      }
      long[] planes = whole.planes(board, Player.LEFT);
      Decision alone = whole.search(whole.table(), null).wins(planes[0], planes[1], Long.MAX_VALUE);
      Ongoing ongoing = new Ongoing();
      List<Thread> threads = new ArrayList<>();
      List<AtomicReference<Decision>> found = new ArrayList<>();
      for (int worker = 0; worker < 2; worker++) {
        BoardSearch search = whole.search(table, ongoing);
        AtomicReference<Decision> result = new AtomicReference<>();
        found.add(result);
        threads.add(
            new Thread(() -> result.set(search.wins(planes[0], planes[1], Long.MAX_VALUE))));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(found).as(whole.rules().write(board)).allMatch(r -> alone.equals(r.get()));
    }
  }

  /** A board that falls apart may be searched as it is. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void boardsThatFallApartAreSearchedAsTheyAre(boolean dominoes) {
    Random random = new Random(67);
    RegionRules rules = dominoes ? new Domineering() : new NoGo();
    OutcomeSearch<Board> plain =
        new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
    Workspace workspace = new Workspace(MEMORY);
    int several = 0;
    for (int i = 0; i < 600; i++) {
      Board board = board(rules, random);
      ItemSources<Board> items = TestRegions.of(rules).items();
      ItemSource<Board> source =
          items.source(
              Variant.of(rules).key(),
              items.frame(board),
              ItemStock.of(workspace),
              workspace,
              Control.unlimited(),
              0);
      long first = board.first();
      long second = board.second();
      long cells = rules.regions(board.grid(), first, second);
      several += rules.region(board.grid(), cells, first, second) != cells ? 1 : 0;
      for (Player mover : Player.values()) {
        assertThat(source.whole(board, mover, Long.MAX_VALUE, 1))
            .as("%s, %s", rules.write(board), mover)
            .isEqualTo(Decision.of(plain.result(board, mover) == Result.WIN));
      }
    }
    assertThat(several).isGreaterThan(30);
  }

  @Test
  void threadsHearOfEachOther() {
    Ongoing ongoing = new Ongoing();
    long[] one = {5, 6};
    long[] other = {6, 5};
    assertThat(ongoing.has(one)).isFalse();
    ongoing.begin(one);
    assertThat(ongoing.has(one)).isTrue();
    assertThat(ongoing.has(other)).isFalse();
    ongoing.begin(other);
    ongoing.end(one);
    assertThat(ongoing.has(one)).isFalse();
    assertThat(ongoing.has(other)).isTrue();
  }

  @Test
  void stopsAfterItsShareAndGoesOnFromThere() {
    Search whole = Search.of(new Domineering(), false, MANY);
    long[] planes = whole.planes(whole.rules().read("5x5"), Player.LEFT);
    BoardSearch search = whole.search(whole.table(), null);
    int shares = 0;
    Decision wins = Decision.UNKNOWN;
    while (wins == Decision.UNKNOWN) {
      wins = search.wins(planes[0], planes[1], 1_000);
      shares++;
    }
    assertThat(wins).isEqualTo(Decision.LOSS);
    assertThat(shares).isBetween(2, 1_000);
  }

  /** Sizes that the search for sums of regions does not decide soon. */
  @Test
  void knowsPublishedOutcomes() {
    assertThat(outcome("6x8", Control.unlimited())).isEqualTo("LOSS WIN");
    assertThat(outcome("8x6", threads(2))).isEqualTo("WIN LOSS");
  }

  private static Control threads(int threads) {
    return new Control(Budget.unlimited(), heard -> {}, threads);
  }

  private static String outcome(String text, Control control) {
    SumSolver solver = new SumSolver(new Workspace(1L << 28), false, control);
    Sum sum = sum(text);
    return solver.result(sum, Player.LEFT) + " " + solver.result(sum, Player.RIGHT);
  }

  private static Sum sum(String text) {
    Domineering rules = new Domineering();
    Variant<Board> variant = Variant.of(rules).with(TestRegions.of(rules).items());
    return Sum.of(variant, List.of(rules.read(text)));
  }

  /** A large board with one that whoever moves first loses, which the search of the sum hides. */
  @Test
  void largeTermsAreSearchedAlone() {
    NoGo nogo = new NoGo();
    Variant<Board> other = Variant.of(nogo).named("nogo").with(TestRegions.of(nogo).items());
    Term zero = new Term.Placed<>(other, nogo.read("4x4"));
    Sum together = Sum.of(List.of(sum("5x7").terms().get(0), zero));
    assertThat(within(EnumSet.allOf(ItemShortcut.class)).outcome(together)).isEqualTo(Outcome.R);
    SumSolver without = within(EnumSet.complementOf(EnumSet.of(ItemShortcut.TERMS_ALONE)));
    assertThatThrownBy(() -> without.outcome(together)).isInstanceOf(SearchStopped.class);
  }

  private static SumSolver within(Set<ItemShortcut> shortcuts) {
    Workspace workspace = new Workspace(1L << 28);
    Control control = new Control(Budget.ofPositions(200_000));
    return new SumSolver(workspace, false, control, new ItemStock(workspace, shortcuts, 0));
  }

  @Test
  void stopsWithItsBudget() {
    Workspace workspace = new Workspace(MEMORY);
    Control little = new Control(Budget.ofPositions(20_000));
    SumSolver solver = new SumSolver(workspace, false, little);
    assertThatThrownBy(() -> solver.result(sum("8x8"), Player.LEFT))
        .isInstanceOf(SearchStopped.class);
    assertThat(little.progress().positions()).isLessThanOrEqualTo(20_000);
    assertThat(workspace.bytes()).isLessThanOrEqualTo(MEMORY);
  }
}
