package org.farstar.regions.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.database.DatabaseFile;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.Databases;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.DatabaseMaker;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.StoredValues;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.cram.Cram;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A database has every small region, and answers are the same with it as without. */
class RegionDatabaseTest {
  private static final int CELLS = 5;

  @TempDir Path folder;
  private final List<String> heard = new ArrayList<>();
  private final List<DatabaseMaker.Size> sizes = new ArrayList<>();

  static Stream<RegionRules> rules() {
    return RegionSearchTest.rules();
  }

  private Databases databases() {
    return new Databases(folder, "test", heard::add);
  }

  private static Variant<Board> variant(RegionRules rules) {
    return Variant.<Board>of(rules)
        .named("game")
        .with(TestRegions.of(rules).values())
        .with(TestRegions.of(rules).items());
  }

  private DatabaseMaker.Made make(RegionRules rules, int cells, Control control)
      throws IOException {
    Databases databases = databases();
    DatabaseOwner owner = Variant.owner(variant(rules).key(), databases).orElseThrow();
    DatabaseMaker.Made made =
        new RegionDatabase(rules, TestRegions.of(rules).values())
            .make(owner, cells, new Workspace(), control, (size, writer) -> sizes.add(size));
    made.writer().write(databases.file(owner));
    return made;
  }

  private Workspace stored() {
    Workspace workspace = new Workspace();
    workspace.use(databases());
    return workspace;
  }

  private static Control threads(int threads) {
    return new Control(Budget.unlimited(), progress -> {}, threads);
  }

  /** The numbers of polyominoes up to symmetry, without the single cell where nobody moves. */
  @Test
  void thereAreAsManyRegionsAsPolyominoes() throws IOException {
    make(new Domineering(), 11, threads(2));
    assertThat(sizes.stream().map(DatabaseMaker.Size::regions))
        .containsExactly(0L, 1L, 2L, 5L, 12L, 35L, 108L, 369L, 1285L, 4655L, 17073L);
    assertThat(sizes.stream().map(DatabaseMaker.Size::cells)).endsWith(9, 10, 11);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everySmallRegionIsThere(RegionRules rules) throws IOException {
    make(rules, CELLS, threads(1));
    Workspace workspace = stored();
    StoredValues<Board, Value> values = RegionStore.of(rules, variant(rules).key(), workspace);
    ValueSearch<Board, ? extends Value> slow = slow(rules, workspace);
    Random random = new Random(5);
    int found = 0;
    for (int i = 0; i < 600; i++) {
      Board board = RegionSearchTest.random(rules, grid(random), random);
      if (!rules.possible(board)) {
        continue;
      }
      for (Board part : rules.parts(board)) {
        long region = rules.regions(part.grid(), part.first(), part.second());
        Value value = values.get(part);
        assertThat(value != null).as(rules.write(part)).isEqualTo(Long.bitCount(region) <= CELLS);
        if (value != null) {
          found++;
          assertThat(value).as(rules.write(part)).isEqualTo(slow.value(part));
        }
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  private static ValueSearch<Board, ? extends Value> slow(RegionRules rules, Workspace workspace) {
    return new ValueSearch<>(rules, ValueKind.of(rules).algebra(workspace), Control.unlimited());
  }

  /** Squares, rows, and boards longer than eight cells in both directions. */
  private static Grid grid(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> Grid.of(1, 10);
      case 1 -> Grid.of(9, 2);
      case 2 -> Grid.of(2, 9);
      default -> Grid.of(2 + random.nextInt(2), 2 + random.nextInt(3));
    };
  }

  @ParameterizedTest
  @MethodSource("rules")
  void longRegionsAreFoundWhicheverWayTheyLie(RegionRules rules) throws IOException {
    if (!(rules instanceof Domineering || rules instanceof Cram)) {
      return;
    }
    make(rules, 10, threads(1));
    Workspace workspace = stored();
    StoredValues<Board, Value> values = RegionStore.of(rules, variant(rules).key(), workspace);
    ValueSearch<Board, ? extends Value> slow = slow(rules, workspace);
    for (String text :
        List.of("1x10", "10x1", ".........|#.#######", "..|.#|.#|.#|.#|.#|.#|.#|.#")) {
      for (Board board : List.of(rules.read(text), rules.read(text).transposed())) {
        assertThat(values.get(board)).as(text).isEqualTo(slow.value(board));
      }
    }
    assertThat(values.get(rules.read("1x11"))).isNull();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void outcomesAndValuesAreTheSameAsWithout(RegionRules rules) throws IOException {
    make(rules, CELLS, threads(2));
    Random random = new Random(9);
    Workspace with = stored();
    Workspace without = new Workspace();
    for (int i = 0; i < 40; i++) {
      Grid grid = Grid.of(2 + random.nextInt(2), 3 + random.nextInt(2));
      Board board = RegionSearchTest.random(rules, grid, random);
      if (!rules.possible(board)) {
        continue;
      }
      String text = rules.write(board);
      assertThat(value(rules, board, with).toString())
          .as(text)
          .isEqualTo(value(rules, board, without).toString());
      for (Player mover : Player.values()) {
        assertThat(result(rules, board, mover, with))
            .as(text + " " + mover)
            .isEqualTo(result(rules, board, mover, without));
      }
    }
    assertThat(heard).isEmpty();
  }

  private static Value value(RegionRules rules, Board board, Workspace workspace) {
    return value(rules, board, workspace, ValueKind.of(rules).algebra(workspace));
  }

  private static <V extends Value> V value(
      RegionRules rules, Board board, Workspace workspace, Algebra<V> algebra) {
    Variant<Board> variant = variant(rules);
    ValueTable<Board, V> table =
        ValueTable.in(workspace, variant.values().stored(variant.key(), workspace));
    return variant.values().solver(rules, algebra, table, Control.unlimited(), 0).value(board);
  }

  private static Object result(RegionRules rules, Board board, Player mover, Workspace workspace) {
    return new SumSolver(workspace, false, Control.unlimited())
        .result(Sum.of(variant(rules), List.of(board)), mover);
  }

  @Test
  void aSearchWithItVisitsLess() throws IOException {
    Domineering rules = new Domineering();
    make(rules, 10, threads(1));
    Control with = Control.unlimited();
    Control without = Control.unlimited();
    Workspace workspace = stored();
    Variant<Board> variant = variant(rules);
    Board board = rules.read("4x5");
    assertThat(
            search(
                rules, board, workspace, variant.values().stored(variant.key(), workspace), with))
        .isEqualTo(search(rules, board, new Workspace(), StoredValues.none(), without));
    assertThat(with.progress().positions()).isLessThan(without.progress().positions() * 9 / 10);
  }

  private static String search(
      Domineering rules,
      Board board,
      Workspace workspace,
      StoredValues<Board, ShortGame> stored,
      Control control) {
    return TestRegions.of(rules)
        .values()
        .solver(
            rules, new ShortGameAlgebra(workspace), ValueTable.in(workspace, stored), control, 0)
        .value(board)
        .toString();
  }

  /** What was finished before the budget ended is a database of smaller regions. */
  @Test
  void aBudgetLeavesTheSizesThatAreFinished() throws IOException {
    DatabaseMaker.Made made = make(new Domineering(), 12, new Control(Budget.ofPositions(800)));
    assertThat(made.stopped()).contains(StopReason.POSITIONS);
    assertThat(made.cells()).isBetween(6, 9);
    DatabaseOwner owner = databases().owner("game", "", "");
    DatabaseFile file = DatabaseFile.open(databases().file(owner), owner);
    assertThat(file.cells()).isEqualTo(made.cells());
    assertThat(file.regions())
        .isEqualTo(sizes.stream().mapToLong(DatabaseMaker.Size::regions).sum());
    byte[] left = Files.readAllBytes(databases().file(owner));
    make(new Domineering(), made.cells(), threads(1));
    assertThat(left).isEqualTo(Files.readAllBytes(databases().file(owner)));
  }

  /** A block that was changed is met in the middle of a search, which goes on without. */
  @Test
  void aDamagedDatabaseChangesNoAnswer() throws IOException {
    Domineering rules = new Domineering();
    make(rules, 10, threads(1));
    Path file = databases().file(databases().owner("game", "", ""));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    Board board = rules.read("4x4");
    assertThat(value(rules, board, stored()).toString())
        .isEqualTo(value(rules, board, new Workspace()).toString());
    assertThat(heard)
        .containsExactly(
            "the database '"
                + file
                + "' is not used: it was changed after it was written: its checksum is another");
  }
}
