package org.farstar.games.grid.domineering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
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
import org.farstar.games.grid.TestRegions;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Direction;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.outcome.BoardSearch;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search of large boards of Domineering against the plain search and that of small boards. */
class DominoSearchTest {
  private static final long MEMORY = 1L << 26;
  private static final long MANY = 1L << 16;
  private static final int SIDE = DominoBoard.SIDE;

  private static final Domineering RULES = new Domineering();

  private static StripTables tables(int columns) {
    StripTables tables = new StripTables(MEMORY);
    tables.prepare(columns, MANY, Control.unlimited());
    return tables;
  }

  private static DominoSearch search(StripTables tables, long entries, Ongoing ongoing) {
    return new DominoSearch(
        tables,
        new SharedTable(TableOnDemand.BOARD_WORDS, entries),
        null,
        Control.unlimited().meter(),
        ongoing);
  }

  /** A small board somewhere on one of eleven by eleven cells, for a player who is called Left. */
  private static DominoBoard placed(Board board, Player mover, int down, int right) {
    DominoBoard placed = new DominoBoard();
    for (int row = 0; row < board.height(); row++) {
      for (int column = 0; column < board.width(); column++) {
        if (board.state(row, column) == Domineering.FREE) {
          boolean left = mover == Player.LEFT;
          placed.addRow((left ? row : column) + down, 1 << (left ? column : row) + right);
        }
      }
    }
    placed.takeSingle();
    return placed;
  }

  @Test
  void findsWhatThePlainSearchFinds() {
    Random random = new Random(73);
    OutcomeSearch<Board> plain =
        new OutcomeSearch<>(RULES, OutcomeTable.remembering(), Control.unlimited());
    List<DominoSearch> tries =
        List.of(
            search(tables(5), MANY, null),
            search(tables(5), 1_000, null),
            search(new StripTables(MEMORY), MANY, new Ongoing()),
            search(new StripTables(MEMORY), 2, null));
    for (int i = 0; i < 1_000; i++) {
      int width = 1 + random.nextInt(5);
      Grid grid = Grid.of(1 + random.nextInt(20 / width > 10 ? 10 : 20 / width), width);
      Board board = new Board(grid, 0, 0);
      for (int k = random.nextInt(6); k > 0; k--) {
        board =
            board.with(
                grid.cell(random.nextInt(grid.height()), random.nextInt(grid.width())),
                Domineering.FILLED);
      }
      int room = SIDE - Math.max(grid.height(), grid.width());
      for (Player mover : Player.values()) {
        DominoBoard placed =
            placed(board, mover, random.nextInt(room + 1), random.nextInt(room + 1));
        if (placed.isFull()) {
          continue;
        }
        Decision wins = Decision.of(plain.result(board, mover) == Result.WIN);
        for (DominoSearch search : tries) {
          assertThat(search.wins(placed, Long.MAX_VALUE))
              .as("%s, %s", RULES.write(board), mover)
              .isEqualTo(wins);
        }
      }
    }
  }

  /**
   * A board of eight by eight cells on a wide one: the same result, and about as many positions.
   */
  @Test
  void findsWhatTheSearchOfSmallBoardsFinds() {
    Random random = new Random(79);
    RegionFrame frame = RegionFrame.of(RULES, Grid.SQUARE);
    StripTables tables = new StripTables(MEMORY);
    DominoStrips strips = new DominoStrips(tables);
    long small = 0;
    long wide = 0;
    for (int i = 0; i < 30; i++) {
      Board board = new Board(Grid.SQUARE, 0, 0);
      for (int k = 0; k < 14; k++) {
        board = board.with(1L << random.nextInt(64), Domineering.FILLED);
      }
      long cells = RULES.regions(Grid.SQUARE, board.first(), board.second());
      long free = cells >>> Grid.SQUARE.corner(cells);
      Control one = Control.unlimited();
      Control other = Control.unlimited();
      BoardSearch known =
          new BoardSearch(
              RULES,
              TestRegions.bounds(RULES),
              frame,
              strips,
              new SharedTable(TableOnDemand.BOARD_WORDS, MANY),
              null,
              one.meter(),
              null);
      Decision wins = known.wins(free, free, 20_000);
      DominoSearch search =
          new DominoSearch(
              tables, new SharedTable(TableOnDemand.BOARD_WORDS, MANY), null, other.meter(), null);
      Decision found = search.wins(placed(board, Player.LEFT, 3, 2), 20_000);
      if (wins.isKnown() && found.isKnown()) {
        assertThat(found).as(RULES.write(board)).isEqualTo(wins);
        small += one.progress().positions();
        wide += other.progress().positions();
      }
    }
    assertThat(wide).isBetween(small * 9 / 10, small * 11 / 10).isGreaterThan(10_000);
  }

  /** Images of a board have one key, wherever it lies. */
  @Test
  void imagesHaveOneKey() {
    Random random = new Random(83);
    for (int i = 0; i < 2_000; i++) {
      int height = 1 + random.nextInt(SIDE);
      int width = 1 + random.nextInt(SIDE);
      boolean[][] free = new boolean[height][width];
      for (int cell = 0; cell < height * width; cell++) {
        free[cell / width][cell % width] = random.nextInt(3) > 0;
      }
      int down = random.nextInt(SIDE - height + 1);
      int right = random.nextInt(SIDE - width + 1);
      DominoBoard[] images = new DominoBoard[4];
      for (int k = 0; k < 4; k++) {
        images[k] = new DominoBoard();
        for (int cell = 0; cell < height * width; cell++) {
          int row = k % 2 == 0 ? cell / width : height - 1 - cell / width;
          int column = k / 2 == 0 ? cell % width : width - 1 - cell % width;
          if (free[row][column]) {
            int shift = k == 0 ? 0 : 1;
            images[k].addRow(cell / width + down * shift, 1 << cell % width + right * shift);
          }
        }
        images[k].takeSingle();
      }
      assertThat(cells(images[0])).isEqualTo(near(free));
      if (!images[0].isFull()) {
        List<List<Long>> keys = new ArrayList<>();
        for (DominoBoard image : images) {
          long[] key = new long[2];
          image.least(key);
          keys.add(List.of(key[0], key[1]));
        }
        assertThat(Set.copyOf(keys)).hasSize(1);
      }
    }
  }

  private static List<Integer> cells(DominoBoard board) {
    return IntStream.range(0, SIDE * SIDE)
        .filter(bit -> ((bit < 64 ? board.low() : board.high()) >>> bit & 1) != 0)
        .boxed()
        .toList();
  }

  /** The free cells beside another one. */
  private static List<Integer> near(boolean[][] free) {
    List<Integer> near = new ArrayList<>();
    for (int row = 0; row < free.length; row++) {
      for (int column = 0; column < free[0].length; column++) {
        boolean beside = false;
        for (Direction direction : Direction.ROOK) {
          int r = row + direction.down();
          int c = column + direction.right();
          beside |= r >= 0 && r < free.length && c >= 0 && c < free[0].length && free[r][c];
        }
        if (free[row][column] && beside) {
          near.add(row * SIDE + column);
        }
      }
    }
    return near;
  }

  private static ItemSource<Board> source(Board board, Workspace workspace, ItemStock stock) {
    ItemSources<Board> items = TestRegions.of(RULES).items();
    Object key = Variant.of(RULES).key();
    return items.source(key, items.frame(board), stock, workspace, Control.unlimited(), 0);
  }

  private static Sum sum(String text) {
    Variant<Board> variant = Variant.of(RULES).with(TestRegions.of(RULES).items());
    return Sum.of(variant, List.of(RULES.read(text)));
  }

  /** Few cells of a large board are free: the search of it as it is against the plain search. */
  @Test
  void largeBoardsAreSearchedAsTheyAre() {
    Random random = new Random(89);
    OutcomeSearch<Board> plain =
        new OutcomeSearch<>(RULES, OutcomeTable.remembering(), Control.unlimited());
    Workspace workspace = new Workspace(MEMORY);
    ItemStock stock = ItemStock.of(workspace);
    int found = 0;
    for (int i = 0; i < 50; i++) {
      int height = 6 + random.nextInt(6);
      int width = 9 + random.nextInt(3);
      byte[] states = new byte[height * width];
      for (int cell = 0; cell < states.length; cell++) {
        boolean free = random.nextInt(4) == 0;
        states[cell] = (byte) (free ? Domineering.FREE : Domineering.FILLED);
      }
      Board board = WideBoard.of(height, width, states);
      for (Player mover : Player.values()) {
        Decision wins =
            source(board, workspace, stock).whole(board, mover, Long.MAX_VALUE, 1 + i % 2);
        if (wins.isKnown()) {
          assertThat(wins)
              .as("%s, %s", RULES.write(board), mover)
              .isEqualTo(Decision.of(plain.result(board, mover) == Result.WIN));
          found++;
        }
      }
    }
    // The others have their free pairs in three rows.
    assertThat(found).isGreaterThan(80);
  }

  @Test
  void boardsThatAreTooLongAreLeftToOthers() {
    Workspace workspace = new Workspace(MEMORY);
    ItemStock stock = ItemStock.of(workspace);
    Board board = RULES.read("6x12");
    assertThat(source(board, workspace, stock).whole(board, Player.LEFT, 1, 1))
        .isEqualTo(Decision.UNKNOWN);
    ItemStock without =
        new ItemStock(workspace, EnumSet.complementOf(EnumSet.of(ItemShortcut.CUTS)), 0);
    board = RULES.read("6x11");
    assertThat(source(board, workspace, without).whole(board, Player.LEFT, 1, 1))
        .isEqualTo(Decision.UNKNOWN);
  }

  /** Empty boards that the search for sums does not decide soon, either way round. */
  @ParameterizedTest
  @ValueSource(strings = {"9x8 8x9 LOSS WIN", "10x7 7x10 WIN LOSS"})
  void emptyBoardsAreDecided(String text) {
    String[] words = text.split(" ");
    for (int threads = 1; threads <= 2; threads++) {
      Control control = new Control(Budget.unlimited(), heard -> {}, threads);
      SumSolver solver = new SumSolver(new Workspace(MEMORY), false, control);
      Result left = Result.valueOf(words[2]);
      assertThat(solver.result(sum(words[0]), Player.LEFT)).isEqualTo(left);
      assertThat(solver.result(sum(words[1]), Player.RIGHT)).isEqualTo(left);
      Result right = Result.valueOf(words[3]);
      assertThat(solver.result(sum(words[0]), Player.RIGHT)).isEqualTo(right);
      assertThat(solver.result(sum(words[1]), Player.LEFT)).isEqualTo(right);
    }
  }

  @Test
  void stopsWithItsBudgetAndForgets() {
    Workspace workspace = new Workspace(MEMORY);
    Control little = new Control(Budget.ofPositions(20_000));
    SumSolver solver = new SumSolver(workspace, false, little);
    assertThatThrownBy(() -> solver.result(sum("9x9"), Player.LEFT))
        .isInstanceOf(SearchStopped.class);
    assertThat(little.progress().positions()).isLessThanOrEqualTo(20_000);
    assertThat(workspace.bytes()).isLessThanOrEqualTo(MEMORY);
    workspace.forget(0);
    SumSolver again = new SumSolver(workspace, false, Control.unlimited());
    assertThat(again.result(sum("8x9"), Player.LEFT)).isEqualTo(Result.WIN);
  }
}
