package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.cram.Cram;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search for outcomes of regions against the plain search and against values. */
public class RegionOutcomesTest {
  private static final long MEMORY = 1L << 26;
  private static final Set<ItemShortcut> ALL = EnumSet.allOf(ItemShortcut.class);

  static Stream<RegionRules> rules() {
    return RegionSearchTest.rules();
  }

  /** The search for sums of boards, with some of the shortcuts. */
  private record Search(
      Variant<Board> variant, Set<ItemShortcut> shortcuts, long entries, SumSolver solver) {
    static Search of(
        RegionRules rules, Control control, Set<ItemShortcut> shortcuts, long entries) {
      return of(rules, new Workspace(MEMORY), control, shortcuts, entries);
    }

    static Search of(RegionRules rules, Workspace workspace, Control control) {
      return new Search(variant(rules), ALL, 0, new SumSolver(workspace, false, control));
    }

    private static Search of(
        RegionRules rules,
        Workspace workspace,
        Control control,
        Set<ItemShortcut> shortcuts,
        long entries) {
      ItemStock stock = new ItemStock(workspace, shortcuts, entries);
      return new Search(
          variant(rules), shortcuts, entries, new SumSolver(workspace, false, control, stock));
    }

    private static Variant<Board> variant(RegionRules rules) {
      return Variant.of(rules).with(TestRegions.of(rules).items());
    }

    Result result(List<Board> boards, Player mover) {
      return solver.result(Sum.of(variant, boards), mover);
    }

    long visited() {
      return solver.visited();
    }

    @Override
    public String toString() {
      return shortcuts + " " + entries;
    }
  }

  private static Search search(RegionRules rules, Control control) {
    return Search.of(rules, control, ALL, 0);
  }

  private static Control threads(int threads) {
    return new Control(Budget.unlimited(), heard -> {}, threads);
  }

  /** One search with all shortcuts, one without each of them, some with tables that forget. */
  private static List<Search> searches(RegionRules rules) {
    List<Search> searches = new ArrayList<>();
    List<Set<ItemShortcut>> some =
        new ArrayList<>(List.of(ALL, EnumSet.noneOf(ItemShortcut.class)));
    for (ItemShortcut shortcut : ItemShortcut.values()) {
      some.add(EnumSet.complementOf(EnumSet.of(shortcut)));
    }
    for (Set<ItemShortcut> shortcuts : some) {
      searches.add(Search.of(rules, Control.unlimited(), shortcuts, 0));
    }
    searches.add(Search.of(rules, Control.unlimited(), ALL, 1_000));
    searches.add(Search.of(rules, Control.unlimited(), some.get(1), 1_000));
    searches.add(Search.of(rules, threads(2), ALL, 0));
    return searches;
  }

  /** A board that the rules can read. */
  public static Board board(RegionRules rules, Random random) {
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
    List<Search> searches = searches(rules);
    for (int i = 0; i < 100; i++) {
      Board board = board(rules, random);
      for (Player mover : Player.values()) {
        Result result = plain.result(board, mover);
        for (Search search : searches) {
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
    List<Search> searches = searches(rules);
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
        for (Search search : searches) {
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
    Search search =
        Search.of(
            rules,
            Control.unlimited(),
            EnumSet.complementOf(EnumSet.of(ItemShortcut.VALUES, ItemShortcut.ROOT_VALUES)),
            0);
    for (int i = 0; i < 150; i++) {
      Board board = board(rules, random);
      for (Player mover : Player.values()) {
        assertThat(search.result(List.of(board), mover))
            .as("%s, %s", rules.write(board), mover)
            .isEqualTo(values.value(board).outcome().forMover(mover));
      }
    }
  }

  /** Rows are met so often that their stops are searched for; without values nothing else helps. */
  @Test
  void probesOfStopsAgreeWithValues() {
    NoGo rules = new NoGo();
    Random random = new Random(47);
    ValueSearch<Board, ShortGame> values = values(rules);
    Search search =
        Search.of(
            rules,
            Control.unlimited(),
            EnumSet.complementOf(EnumSet.of(ItemShortcut.VALUES, ItemShortcut.ROOT_VALUES)),
            0);
    for (int i = 0; i < 10; i++) {
      List<Board> rows = new ArrayList<>();
      ShortGame sum = null;
      while (rows.size() < 3) {
        StringBuilder row = new StringBuilder(".");
        while (row.length() < 8) {
          row.append("....xo".charAt(random.nextInt(6)));
        }
        Board board =
            rules.read(row.append('.').toString().replace("xo", "x.").replace("ox", "o."));
        ShortGame value = values.value(board);
        rows.add(board);
        sum = sum == null ? value : sum.plus(value);
      }
      for (Player mover : Player.values()) {
        assertThat(search.result(rows, mover))
            .as("%s, %s", rows.stream().map(rules::write).toList(), mover)
            .isEqualTo(sum.outcome().forMover(mover));
      }
    }
  }

  private static ValueSearch<Board, ShortGame> values(RegionRules rules) {
    return new ValueSearch<>(rules, new ShortGameAlgebra(new Universe()), Control.unlimited());
  }

  private static List<Board> regions(RegionRules rules, Random random) {
    List<Board> regions = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      regions.addAll(rules.parts(board(rules, random)));
    }
    return regions;
  }

  /**
   * The contract of what rules know of a region: the pieces are at most, or at least, the region.
   */
  @ParameterizedTest
  @MethodSource("rules")
  void piecesBoundTheirRegion(RegionRules rules) {
    Random random = new Random(37);
    ValueSearch<Board, ShortGame> values = values(rules);
    for (Board region : regions(rules, random)) {
      ShortGame value = values.value(region);
      long cells = rules.regions(region.grid(), region.first(), region.second());
      for (Player player : Player.values()) {
        ShortGame sum = value.minus(value);
        long strip = 0;
        long all = 0;
        long[] lines = TestRegions.bounds(rules).lines(region.grid(), cells, player);
        for (int line = 0; line < lines.length; line++) {
          strip |= lines[line];
          all |= lines[line];
          if (line == lines.length - 1 || random.nextBoolean()) {
            sum = sum.plus(values.value(only(rules, region, strip)));
            strip = 0;
          }
        }
        assertThat(all).isIn(0L, cells);
        assertThat(all == 0 || (player == Player.LEFT ? sum.isAtMost(value) : sum.isAtLeast(value)))
            .as("%s cut for %s", rules.write(region), player)
            .isTrue();
      }
    }
  }

  /** A board and its negative, turned, are not even valued. */
  @ParameterizedTest
  @MethodSource("rules")
  void negativesVanishBeforeAllElse(RegionRules rules) {
    Random random = new Random(71);
    Search search = search(rules, Control.unlimited());
    for (int i = 0; i < 20; i++) {
      Board board = board(rules, random);
      Term term = new Term.Placed<>(search.variant(), board);
      Term turned = new Term.Placed<>(search.variant(), rules.representative(board));
      Sum sum = Sum.of(List.of(term, turned.exchanged(), turned, term.exchanged()));
      for (Player mover : Player.values()) {
        assertThat(search.solver().result(sum, mover)).as(sum.toString()).isEqualTo(Result.LOSS);
      }
    }
    assertThat(search.visited()).isZero();
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
    Search search = search(rules, threads(threads));
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
    Search search = Search.of(rules, workspace, Control.unlimited());
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
      Search search = Search.of(rules, workspace, control);
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
    assertThatThrownBy(() -> search(rules, little).result(boards, Player.LEFT))
        .isInstanceOf(SearchStopped.class);
  }

  /** Boards of one frame have one source, so that their equal regions are one item. */
  @Test
  void boardsOfOneFrameHaveOneSource() {
    Domineering domineering = new Domineering();
    assertThat(frames(domineering, "8x8", "2x3")).hasSize(1);
    assertThat(frames(domineering, "2x9", "2x12")).hasSize(1);
    assertThat(frames(domineering, "2x9", "9x2")).hasSize(2);
    assertThat(frames(domineering, "2x9", "2x3")).hasSize(2);
    assertThat(frames(new Cram(), "2x9", "9x2")).hasSize(1);
  }

  private static Set<Object> frames(RegionRules rules, String... texts) {
    return Stream.of(texts)
        .map(text -> TestRegions.of(rules).items().frame(rules.read(text)))
        .collect(Collectors.toSet());
  }

  /** Boards of several frames in one sum, with the players exchanged in some. */
  @Test
  void sumsOfSeveralFrames() {
    Domineering rules = new Domineering();
    assertThat(outcome(rules, "2x9", "2x3", "9x2")).isEqualTo(plain(rules, "2x9", "2x3", "9x2"));
    assertThat(outcome(rules, "1x9", "3x3")).isEqualTo(plain(rules, "1x9", "3x3"));
  }

  private static Outcome outcome(RegionRules rules, String... texts) {
    Sum sum = sum(rules, texts);
    SumSolver solver = new SumSolver(new Workspace(MEMORY), false, Control.unlimited());
    return Outcome.of(solver.result(sum, Player.LEFT), solver.result(sum, Player.RIGHT));
  }

  private static Outcome plain(RegionRules rules, String... texts) {
    ValueSearch<Board, ShortGame> values = values(rules);
    return Stream.of(texts)
        .map(text -> values.value(rules.read(text)))
        .reduce(ShortGame::plus)
        .orElseThrow()
        .outcome();
  }

  private static Sum sum(RegionRules rules, String... texts) {
    return Sum.of(Search.variant(rules), Stream.of(texts).map(rules::read).toList());
  }

  /** The contract of the rules: a smaller region is worth the same, and stays what it is. */
  @ParameterizedTest
  @MethodSource("rules")
  void reducedRegionsAreWorthTheSame(RegionRules rules) {
    Random random = new Random(41);
    ValueSearch<Board, ShortGame> values = values(rules);
    for (Board region : regions(rules, random)) {
      Board placed = RegionFrame.of(rules, region.grid()).place(region);
      Board reduced = rules.reduced(placed);
      assertThat(values.value(reduced)).as(rules.write(region)).isEqualTo(values.value(region));
      assertThat(rules.reduced(reduced)).isEqualTo(reduced);
    }
  }

  /**
   * The contract of the rules: where all is small, stops are 0; an owner moves alone; nobody has
   * more moves than the rank says.
   */
  @ParameterizedTest
  @MethodSource("rules")
  void whatTheRulesSayOfRegions(RegionRules rules) {
    Random random = new Random(43);
    ValueSearch<Board, ShortGame> values = values(rules);
    for (Board region : regions(rules, random)) {
      ShortGame value = values.value(region);
      if (rules.allSmall()) {
        assertThat(value.leftStop()).as(rules.write(region)).isEqualTo(Dyadic.ZERO);
        assertThat(value.rightStop()).as(rules.write(region)).isEqualTo(Dyadic.ZERO);
      }
      Player owner = TestRegions.bounds(rules).owner(region);
      long rank = rules.rank(region).orElseThrow();
      ShortGame most = value.universe().integer(rank);
      assertThat(value.isAtMost(most)).as(rules.write(region)).isTrue();
      assertThat(most.negate().isAtMost(value)).as(rules.write(region)).isTrue();
      if (owner != null) {
        long moves = new Solitaire(rules, owner, Long.MAX_VALUE).longest(region, rank);
        assertThat(new Solitaire(rules, owner, 0).longest(region, rank)).isIn(-1L, 0L);
        assertThat(value.toString())
            .as(rules.write(region))
            .isEqualTo(String.valueOf(owner == Player.LEFT ? moves : -moves));
      }
    }
  }
}
