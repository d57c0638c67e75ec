package org.farstar.games.grid.nogo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.LongAdder;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.Walls;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.games.grid.TestRegions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.BoardText;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of NoGo by their numbers: their moves, their bounds, and who wins them. */
class NoGoRowTest {
  private static final NoGo RULES = new NoGo();
  private static final long MEMORY = 1L << 26;
  private static final long MANY = 1L << 16;

  private final Universe universe = new Universe();
  private final ValueSearch<Board, ShortGame> values =
      new ValueSearch<>(RULES, new ShortGameAlgebra(universe), Control.unlimited());

  /** A row of single stones with free cells between them. */
  private static String row(Random random, int cells, int free) {
    StringBuilder row = new StringBuilder();
    while (row.length() < cells) {
      boolean stone = row.length() % cells != 1 && random.nextInt(free) == 0;
      row.append(stone ? random.nextBoolean() ? "x." : "o." : ".");
    }
    return row.substring(0, cells);
  }

  private static long stones(String row, char stone) {
    long stones = 0;
    for (int i = 0; i < row.length(); i++) {
      stones |= row.charAt(i) == stone ? 1L << i : 0;
    }
    return stones;
  }

  private static String text(long left, long right, int cells) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < cells; i++) {
      row.append((left >>> i & 1) != 0 ? 'x' : (right >>> i & 1) != 0 ? 'o' : '.');
    }
    return row.toString();
  }

  private static String exchanged(String row) {
    return row.replace('x', '-').replace('o', 'x').replace('-', 'o');
  }

  private ShortGame value(List<String> rows) {
    ShortGame sum = universe.zero();
    for (String row : rows) {
      sum = sum.plus(values.value(RULES.read(row)));
    }
    return sum;
  }

  @Test
  void aRowIsReadBackFromItsNumber() {
    Random random = new Random(3);
    for (int i = 0; i < 2_000; i++) {
      String text = row(random, 1 + random.nextInt(NoGoRow.MOST_CELLS), 2 + random.nextInt(3));
      long row = NoGoRow.of(stones(text, 'x'), stones(text, 'o'), text.length());
      long right = NoGoRow.right(row);
      assertThat(text(NoGoRow.left(row, right), right, NoGoRow.cells(row))).isEqualTo(text);
      String back = new StringBuilder(text).reverse().toString();
      assertThat(NoGoRow.least(stones(text, 'x'), stones(text, 'o'), text.length()))
          .isEqualTo(NoGoRow.least(stones(back, 'x'), stones(back, 'o'), text.length()));
    }
  }

  /** The moves are those of the rules, and what they make of a row is worth the same. */
  @Test
  void movesAreThoseOfTheRules() {
    Random random = new Random(5);
    NoGoRow.Parts parts = new NoGoRow.Parts();
    for (int i = 0; i < 1_000; i++) {
      String text = row(random, 3 + random.nextInt(6), 2);
      Board board = RULES.read(text);
      for (Player player : Player.values()) {
        boolean left = player == Player.LEFT;
        PlaneList moves = new PlaneList();
        RULES.generate(board, player, moves);
        long own = stones(text, left ? 'x' : 'o');
        long enemy = stones(text, left ? 'o' : 'x');
        long able = NoGoRow.able(own, enemy, text.length(), 0);
        assertThat(Long.bitCount(able)).as(text).isEqualTo(moves.size());
        for (int move = 0; move < moves.size(); move++, able &= able - 1) {
          parts.move(own, enemy, text.length(), able & -able);
          List<String> made = new ArrayList<>();
          for (int part = 0; part < parts.count; part++) {
            String row = text(parts.own[part], parts.enemy[part], parts.cells[part]);
            made.add(left ? row : exchanged(row));
          }
          long[] planes = moves.planes();
          Board option = new Board(board.grid(), planes[2 * move], planes[2 * move + 1]);
          assertThat(value(made)).as("%s %s", text, made).isEqualTo(values.value(option));
        }
      }
    }
  }

  /** With tables of little length, so that rows are cut at stones and in their gaps. */
  @Test
  void wallsNeverClaimTooMuch() {
    Random random = new Random(7);
    for (int cells : new int[] {4, 5, 6, 10}) {
      NoGoRowWalls walls = new NoGoRowWalls(MEMORY, cells);
      int near = 0;
      for (int i = 0; i < 500; i++) {
        String text = row(random, 2 + random.nextInt(cells < 10 ? 8 : 10), 2 + random.nextInt(6));
        near += claims(walls, text, values.value(RULES.read(text))) ? 1 : 0;
        String other = exchanged(text);
        near += claims(walls, other, values.value(RULES.read(other))) ? 1 : 0;
      }
      assertThat(near).as("tables to %s", cells).isGreaterThan(cells < 6 ? 100 : 700);
    }
  }

  /** Whether the walls are within one of the true ones. */
  private boolean claims(NoGoRowWalls walls, String text, ShortGame value) {
    long known =
        walls.of(stones(text, 'x'), stones(text, 'o'), text.length()) + Walls.all(Walls.OFFSET);
    boolean near = true;
    for (int k = 0; k < Walls.COUNT; k++) {
      Dyadic temperature = Dyadic.of(Walls.part(Walls.TAX, k), 8);
      Dyadic claimed = Dyadic.of(Walls.part(known, k) - Walls.OFFSET, 8);
      Dyadic wall = value.thermograph().rightWall().at(temperature);
      assertThat(claimed).as("%s at %s", text, temperature).isLessThanOrEqualTo(wall);
      near &= wall.minus(claimed).compareTo(Dyadic.ONE) <= 0;
    }
    Dyadic least = Dyadic.of(Walls.part(known, 0) - Walls.OFFSET, 8);
    assertThat(value.isAtLeast(universe.number(least))).as("%s is %s", text, least).isTrue();
    return near;
  }

  @Test
  void longerTablesAreMadeAndDropped() {
    NoGoRowWalls walls = new NoGoRowWalls(1L << 20, 5);
    walls.prepare(1, Control.unlimited());
    assertThat(walls.cells()).isEqualTo(5);
    walls.prepare(MANY, Control.unlimited());
    int most = walls.cells();
    assertThat(most).isGreaterThan(8);
    assertThat(walls.bytes()).isLessThanOrEqualTo(1L << 20);
    walls.prepare(MANY, Control.unlimited());
    assertThat(walls.cells()).isEqualTo(most);
    walls.forget();
    walls.prepare(MANY, Control.unlimited());
    assertThat(walls.cells()).isEqualTo(5);
  }

  private static long[] numbers(List<String> rows, boolean exchanged) {
    return rows.stream()
        .map(row -> exchanged ? exchanged(row) : row)
        .mapToLong(row -> NoGoRow.least(stones(row, 'x'), stones(row, 'o'), row.length()))
        .toArray();
  }

  @Test
  void theSearchFindsWhatValuesSay() {
    Random random = new Random(11);
    List<NoGoRowSearch> searches =
        List.of(
            search(new NoGoRowWalls(MEMORY, 10), MANY),
            search(new NoGoRowWalls(MEMORY, 5), 1_000),
            search(new NoGoRowWalls(MEMORY, 4), 2),
            search(null, MANY));
    Set<String> outcomes = new TreeSet<>();
    for (int i = 0; i < 1_000; i++) {
      List<String> rows = new ArrayList<>();
      for (int count = 1 + random.nextInt(3); count > 0; count--) {
        String row = row(random, 2 + random.nextInt(6), 2 + random.nextInt(3));
        rows.add(row);
        if (random.nextInt(8) == 0) {
          rows.add(exchanged(row));
        }
      }
      ShortGame value = value(rows);
      outcomes.add(value.outcome().toString());
      for (Player mover : Player.values()) {
        Decision wins = Decision.of(value.outcome().forMover(mover) == Result.WIN);
        for (NoGoRowSearch search : searches) {
          assertThat(search.wins(numbers(rows, mover == Player.RIGHT), Long.MAX_VALUE))
              .as("%s, %s", rows, mover)
              .isEqualTo(wins);
        }
      }
    }
    assertThat(outcomes).hasSize(4);
  }

  /** Searches that share a table, small or large, say the same as one alone. */
  @ParameterizedTest
  @ValueSource(longs = {2, 1_000, 1L << 16})
  void threadsShareATable(long entries) {
    Random random = new Random(29);
    NoGoRowWalls walls = new NoGoRowWalls(MEMORY, 5);
    SharedTable table = new SharedTable(TableOnDemand.BOARD_WORDS, entries);
    LongAdder visited = new LongAdder();
    Set<Decision> results = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      long[] rows = numbers(List.of(row(random, 11, 4), row(random, 9, 3)), false);
      Decision alone = search(walls, MANY).wins(rows, Long.MAX_VALUE);
      results.add(alone);
      assertThat(
              DepthFirst.together(
                  3,
                  Control.unlimited(),
                  (meter, ongoing) -> new NoGoRowSearch(walls, table, null, meter, ongoing),
                  search -> search.wins(rows, Long.MAX_VALUE),
                  visited::add))
          .isEqualTo(alone);
    }
    assertThat(results).hasSize(2);
    assertThat(visited.sum()).isPositive();
  }

  @Test
  void threadsMakeTheSameTables() {
    NoGoRowWalls alone = new NoGoRowWalls(MEMORY, 5);
    NoGoRowWalls together = new NoGoRowWalls(MEMORY, 5);
    alone.prepare(MANY, Control.unlimited());
    together.prepare(MANY, new Control(Budget.unlimited(), heard -> {}, 2));
    assertThat(together.cells()).isEqualTo(alone.cells()).isGreaterThan(11);
    Random random = new Random(31);
    for (int i = 0; i < 1_000; i++) {
      String row = row(random, 11, 2 + random.nextInt(4));
      long left = stones(row, 'x');
      long right = stones(row, 'o');
      assertThat(together.of(left, right, 11)).as(row).isEqualTo(alone.of(left, right, 11));
    }
  }

  private static NoGoRowSearch search(NoGoRowWalls walls, long entries) {
    SharedTable table = new SharedTable(TableOnDemand.BOARD_WORDS, entries);
    return new NoGoRowSearch(walls, table, null, Control.unlimited().meter(), null);
  }

  @Test
  void goesOnAfterItsShare() {
    NoGoRowSearch search = search(new NoGoRowWalls(MEMORY, 5), MANY);
    long[] rows = numbers(List.of("..............."), false);
    int shares = 1;
    while (search.wins(rows, 20) == Decision.UNKNOWN) {
      shares++;
    }
    assertThat(search.wins(rows, 20)).isEqualTo(Decision.WIN);
    assertThat(shares).isBetween(2, 1_000);
  }

  private static SumSolver solver(Set<ItemShortcut> without) {
    Workspace workspace = new Workspace(MEMORY);
    ItemStock stock = new ItemStock(workspace, EnumSet.complementOf(EnumSet.copyOf(without)), 0);
    return new SumSolver(workspace, false, Control.unlimited(), stock);
  }

  private static Variant<Board> variant() {
    return Variant.of((RegionRules) RULES).with(TestRegions.of(RULES).items());
  }

  /** Groups of several stones, stones of both colours beside each other, and blocked cells. */
  private static String any(Random random, int cells) {
    while (true) {
      StringBuilder row = new StringBuilder();
      for (int i = 0; i < cells; i++) {
        row.append("...........xxxooo#".charAt(random.nextInt(18)));
      }
      Board board = BoardText.read(row.toString(), ".xo#");
      if (RULES.possible(board)) {
        return row.toString();
      }
    }
  }

  @Test
  void sumsOfRowsAgreeWithTheOtherSearch() {
    Random random = new Random(13);
    SumSolver rows = solver(EnumSet.of(ItemShortcut.ROOT_VALUES));
    SumSolver unbounded = solver(EnumSet.of(ItemShortcut.ROOT_VALUES, ItemShortcut.CUTS));
    SumSolver items = solver(EnumSet.of(ItemShortcut.BOARDS));
    for (int i = 0; i < 20; i++) {
      List<Term> terms = new ArrayList<>();
      for (int count = 1 + random.nextInt(2); count > 0; count--) {
        terms.add(new Term.Placed<>(variant(), RULES.read(any(random, 9 + random.nextInt(3)))));
      }
      Sum sum = Sum.of(terms);
      for (Player mover : Player.values()) {
        assertThat(rows.result(sum, mover))
            .as("%s, %s", terms, mover)
            .isEqualTo(items.result(sum, mover))
            .isEqualTo(unbounded.result(sum, mover));
      }
    }
    assertThat(rows.depthFirst()).isPositive();
    assertThat(items.depthFirst()).isZero();
  }

  @Test
  void longSumsAreLeftToTheOtherSearch() {
    SharedRows shared =
        new SharedRows("rows", ItemStock.of(new Workspace(MEMORY)), new Workspace(MEMORY));
    Board row = RegionFrame.of(RULES, Grid.of(1, 24)).place(RULES.read("1x24"));
    assertThat(shared.rows(List.of(row, row), Player.LEFT)).hasSize(2);
    assertThat(shared.rows(List.of(row, row, row), Player.LEFT)).isNull();
  }

  @Test
  void stopsWithItsBudget() {
    Workspace workspace = new Workspace(MEMORY);
    Control little = new Control(Budget.ofPositions(5_000));
    SumSolver solver = new SumSolver(workspace, false, little);
    Sum sum = Sum.of(variant(), RULES.read("1x40"));
    assertThatThrownBy(() -> solver.result(sum, Player.LEFT)).isInstanceOf(SearchStopped.class);
    assertThat(little.progress().positions()).isLessThanOrEqualTo(5_000);
    assertThat(workspace.bytes()).isLessThanOrEqualTo(MEMORY);
  }
}
