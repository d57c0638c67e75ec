package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Codec;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards of more than 64 cells against small ones, and against the plain search. */
class WideBoardTest {
  private static final long MEMORY = 1L << 26;

  static Stream<GridRules> rules() {
    return BoardMovesTest.rules();
  }

  static Stream<RegionRules> regionRules() {
    return RegionSearchTest.rules();
  }

  private static String outside(GridRules rules) {
    return BoardMovesTest.outside(rules);
  }

  private static Board board(GridRules rules, String text) {
    return BoardText.read(text, rules.symbols());
  }

  /** A board of random cells, one in so many of them in a state at random, the others outside. */
  private static Board random(GridRules rules, int rows, int columns, int every, Random random) {
    String symbols = rules.symbols().replace(" ", "");
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(
            random.nextInt(every) == 0
                ? "" + symbols.charAt(random.nextInt(symbols.length()))
                : outside(rules));
      }
      lines.add(line.toString());
    }
    return board(rules, String.join("|", lines));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void movesInACornerAreThoseOfASmallBoard(GridRules rules) {
    Random random = new Random(3);
    for (int i = 0; i < 60; i++) {
      int width = 1 + random.nextInt(7);
      Board small = RegionSearchTest.random(rules, Grid.of(1 + random.nextInt(7), width), random);
      String more = ("|" + outside(rules).repeat(width)).repeat(64 / width + 1);
      Board wide = board(rules, rules.write(small) + more);
      assertThat(wide).isInstanceOf(WideBoard.class);
      for (Player player : Player.values()) {
        Map<String, String> expected =
            BoardMovesTest.moves(rules, small, player).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue() + more));
        assertThat(BoardMovesTest.moves(rules, wide, player))
            .as(rules.write(small))
            .isEqualTo(expected);
      }
      assertThat(rules.rank(wide).getAsLong() - rules.rank(small).getAsLong()).isEqualTo(0);
      if (rules instanceof RegionRules) {
        assertThat(rules.parts(wide).stream().map(rules::representative))
            .containsExactlyInAnyOrderElementsOf(
                rules.parts(small).stream().map(rules::representative).toList());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatIsWrittenIsRead(GridRules rules) {
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) {
      Board board = random(rules, 1 + random.nextInt(5), 65 + random.nextInt(15), 1, random);
      assertThat(board).isInstanceOf(WideBoard.class);
      assertThat(board(rules, rules.write(board))).isEqualTo(board).hasSameHashCodeAs(board);
      assertThat(board(rules, rules.write(board).toUpperCase())).isEqualTo(board);
    }
  }

  @Test
  void theLargestBoardIsRead() {
    Clobber rules = new Clobber();
    assertThat(rules.write(rules.read("20x20")))
        .isEqualTo("....................|".repeat(19) + "....................");
    assertThat(rules.write(rules.read("1x400"))).isEqualTo(".".repeat(400));
    assertThat(rules.read("1x65")).isInstanceOf(WideBoard.class);
    assertThat(rules.read("1x64")).isNotInstanceOf(WideBoard.class);
    assertThat(rules.read("1x66")).isNotEqualTo(rules.read("66x1")).isNotEqualTo(rules.read("1x1"));
    assertThat(rules.read("1x1")).isNotEqualTo(rules.read("1x66"));
  }

  @Test
  void aGroupThatCannotBreatheIsRefused() {
    String text = "#" + ".".repeat(69) + "|x#" + ".".repeat(68);
    assertThatThrownBy(() -> new NoGo().read(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(72);
              assertThat(e.found()).isEqualTo("a group of stones with no adjacent free cell");
            });
  }

  @ParameterizedTest
  @MethodSource("rules")
  void allImagesHaveOneRepresentative(GridRules rules) {
    Random random = new Random(7);
    for (int i = 0; i < 20; i++) {
      WideBoard board =
          (WideBoard) random(rules, 8 + random.nextInt(3), 9 + random.nextInt(2), 2, random);
      Board least = rules.representative(board);
      List<String> rows = List.of(rules.write(board).split("\\|"));
      List<String> upsideDown = new ArrayList<>(rows);
      Collections.reverse(upsideDown);
      String reversed = new StringBuilder(rules.write(board)).reverse().toString();
      assertThat(rules.representative(board(rules, String.join("|", upsideDown)))).isEqualTo(least);
      assertThat(rules.representative(board(rules, reversed))).isEqualTo(least);
      assertThat(rules.representative(least)).isEqualTo(least);
      assertThat(board.transposed().transposed()).isEqualTo(board);
      if (rules.symmetry() == SymmetryGroup.SQUARE) {
        assertThat(rules.representative(board.transposed())).isEqualTo(least);
      }
      rules
          .exchanged(board)
          .ifPresent(
              exchanged -> {
                assertThat(rules.exchanged(exchanged)).contains(board);
                assertThat(BoardMovesTest.moves(rules, exchanged, Player.LEFT))
                    .hasSameSizeAs(BoardMovesTest.moves(rules, board, Player.RIGHT));
              });
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void followersArePacked(GridRules rules) {
    Random random = new Random(9);
    Board board = random(rules, 9, 9, 2, random);
    Codec<Board> codec = rules.codec(board);
    long[] words = new long[codec.words()];
    for (Player player : Player.values()) {
      for (Board option : rules.options(board, player)) {
        Board least = rules.representative(option);
        codec.pack(least, words, 0);
        assertThat(codec.unpack(words, 0)).isEqualTo(least);
      }
    }
  }

  private static SumSolver solver(int threads, Set<ItemShortcut> shortcuts, long entries) {
    Workspace workspace = new Workspace(MEMORY);
    Control control = new Control(Budget.unlimited(), heard -> {}, threads);
    return new SumSolver(workspace, false, control, new ItemStock(workspace, shortcuts, entries));
  }

  /** The searches for sums, and the one for values, against plain values of all parts. */
  private static void check(RegionRules rules, List<Board> boards) {
    Universe universe = new Universe();
    ShortGameAlgebra algebra = new ShortGameAlgebra(universe);
    ValueSearch<Board, ShortGame> plain = new ValueSearch<>(rules, algebra, Control.unlimited());
    Set<ItemShortcut> all = EnumSet.allOf(ItemShortcut.class);
    List<SumSolver> solvers =
        List.of(
            solver(1, all, 0),
            solver(1, EnumSet.noneOf(ItemShortcut.class), 0),
            solver(2, all, 1_000));
    Variant<Board> variant = Variant.of(rules).with(TestRegions.of(rules).items());
    for (Board board : boards) {
      ShortGame value = plain.value(board);
      Outcome outcome = value.outcome();
      assertThat(
              TestRegions.of(rules)
                  .values()
                  .solver(rules, algebra, ValueTable.remembering(), Control.unlimited(), 0)
                  .value(board))
          .as(rules.write(board))
          .isEqualTo(value);
      for (SumSolver solver : solvers) {
        for (Player mover : Player.values()) {
          assertThat(solver.result(Sum.of(variant, List.of(board)), mover))
              .as("%s, %s", rules.write(board), mover)
              .isEqualTo(outcome.forMover(mover));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("regionRules")
  void boardsOfSmallRegionsAreWorthTheirSum(RegionRules rules) {
    Random random = new Random(11);
    List<Board> boards = new ArrayList<>();
    while (boards.size() < 10) {
      boolean row = boards.size() % 2 == 0;
      Board board =
          row
              ? random(rules, 1, 70, 5, random)
              : random(rules, 9, 8 + random.nextInt(2), 4, random);
      if (isRead(rules, board)) {
        boards.add(board);
      }
    }
    check(rules, boards);
  }

  /** Regions along a way from corner to corner: a box of nine by nine cells, few of them inside. */
  @ParameterizedTest
  @MethodSource("regionRules")
  void regionsThatAreWideAreSearched(RegionRules rules) {
    Random random = new Random(13);
    List<Board> boards = new ArrayList<>();
    while (boards.size() < 3) {
      Board board = way(rules, random);
      if (isRead(rules, board)
          && rules.parts(board).stream().anyMatch(part -> part instanceof WideBoard)) {
        boards.add(board);
      }
    }
    check(rules, boards);
  }

  private static Board way(RegionRules rules, Random random) {
    String symbols = rules.symbols().replace(" ", "").replace(outside(rules), "");
    WideBoard board = (WideBoard) random(rules, 9, 9, Integer.MAX_VALUE, random);
    int row = 0;
    int column = 0;
    while (true) {
      char symbol = symbols.charAt(random.nextInt(symbols.length()));
      board = board.changed(rules.symbols().indexOf(symbol), row * 9 + column);
      if (row == 8 && column == 8) {
        return board;
      }
      boolean down = column == 8 || row < 8 && random.nextBoolean();
      boolean slanting = rules.corners() && row < 8 && column < 8 && random.nextInt(3) > 0;
      row += down || slanting ? 1 : 0;
      column += down && !slanting ? 0 : 1;
    }
  }

  private static boolean isRead(RegionRules rules, Board board) {
    try {
      return rules.read(rules.write(board)).equals(board);
    } catch (NotationException e) {
      return false;
    }
  }

  /** Long rows of Clobber in which few stones have an enemy beside them. */
  @Test
  void longRowsWithFewMovesAreSearched() {
    Random random = new Random(17);
    Clobber rules = new Clobber();
    List<Board> boards = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      StringBuilder row = new StringBuilder("x".repeat(65 + random.nextInt(6)));
      for (int k = 0; k < 4; k++) {
        row.setCharAt(random.nextInt(row.length()), 'o');
      }
      boards.add(rules.read(row.toString()));
    }
    check(rules, boards);
  }

  /** Beside its negative, and turned, a wide region vanishes. */
  @Test
  void aWideRegionAndItsNegativeVanish() {
    Clobber rules = new Clobber();
    Variant<Board> variant = Variant.of(rules).with(TestRegions.of(rules).items());
    Board row = rules.read("xxo".repeat(25));
    Board negative = rules.read("xoo".repeat(25));
    Board column = rules.read("o|o|x" + "|o|o|x".repeat(24));
    for (Board other : List.of(negative, column)) {
      SumSolver solver = solver(1, EnumSet.complementOf(EnumSet.of(ItemShortcut.PAIRS)), 0);
      Sum sum = Sum.of(variant, List.of(row, other));
      assertThat(solver.result(sum, Player.LEFT)).isEqualTo(Outcome.P.forMover(Player.LEFT));
      assertThat(solver.visited()).isLessThan(3);
    }
  }
}
