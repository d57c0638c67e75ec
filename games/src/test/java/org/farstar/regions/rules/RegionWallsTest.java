package org.farstar.regions.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.Walls;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What rules know of whole boards against the values of the boards. */
class RegionWallsTest {
  private static final long MEMORY = 1L << 26;

  /** So many positions have all tables made for boards of up to this width. */
  private static final long MANY = 1L << 16;

  static java.util.stream.Stream<RegionRules> rules() {
    return RegionSearchTest.rules();
  }

  /** The contract: a win that the walls state is one, for both players and both starts. */
  @ParameterizedTest
  @MethodSource("rules")
  void wallsNeverClaimTooMuch(RegionRules rules) {
    RegionWalls walls = TestRegions.bounds(rules).walls(new Workspace(MEMORY));
    if (walls == null) {
      return;
    }
    RegionFrame frame = RegionFrame.of(rules, Grid.SQUARE);
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(rules, new ShortGameAlgebra(new Universe()), Control.unlimited());
    Random random = new Random(53);
    int most = rules instanceof Domineering ? 16 : 9;
    int claims = 0;
    for (int i = 0; i < 3_000; i++) {
      if (i == 1_000) {
        walls.prepare(Grid.of(6, 7), MANY, Control.unlimited());
      }
      int width = 1 + random.nextInt(7);
      Grid grid = Grid.of(1 + random.nextInt(Math.min(7, most / width)), width);
      Board board = frame.place(RegionSearchTest.random(rules, grid, random));
      long cells = rules.regions(frame.grid(), board.first(), board.second());
      if (cells != 0) {
        claims += claims(rules, frame, walls, values.value(board), board, cells);
      }
    }
    assertThat(claims).isGreaterThan(1_000);
  }

  /** Boards of NoGo as plays leave them, with many groups, some of them safe. */
  @Test
  void movesAreCountedWherePlaysEnd() {
    NoGo rules = new NoGo();
    RegionFrame frame = RegionFrame.of(rules, Grid.SQUARE);
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(rules, new ShortGameAlgebra(new Universe()), Control.unlimited());
    Random random = new Random(71);
    int claims = 0;
    for (int i = 0; i < 800; i++) {
      Grid grid = Grid.of(3 + random.nextInt(3), 4 + random.nextInt(2));
      Board board = frame.place(played(rules, new Board(grid, 0, 0), random));
      long cells = rules.regions(frame.grid(), board.first(), board.second());
      claims +=
          claims(
              rules,
              frame,
              TestRegions.bounds(rules).walls(null),
              values.value(board),
              board,
              cells);
    }
    assertThat(claims).isGreaterThan(500);
  }

  /** A board after moves of players in any order, to the end or with a few free cells left. */
  private static Board played(NoGo rules, Board start, Random random) {
    int left = random.nextInt(8);
    Board board = start.with(start.grid().cell(random.nextInt(3), random.nextInt(4)), 3);
    PlaneList moves = new PlaneList();
    for (int failed = 0; failed < 9; failed++) {
      while (rules.rank(board).orElseThrow() > left) {
        moves.clear();
        rules.generate(board, random.nextBoolean() ? Player.LEFT : Player.RIGHT, moves);
        if (moves.size() == 0) {
          break;
        }
        int move = 2 * random.nextInt(moves.size());
        board = new Board(board.grid(), moves.planes()[move], moves.planes()[move + 1]);
      }
    }
    return board;
  }

  private static int claims(
      RegionRules rules,
      RegionFrame frame,
      RegionWalls walls,
      ShortGame value,
      Board board,
      long cells) {
    int shift = frame.grid().corner(cells);
    long first = ((board.first() ^ frame.fill()) & cells) >>> shift;
    long second = ((board.second() ^ frame.fill()) & cells) >>> shift;
    int claims = 0;
    long[] both = new long[2];
    walls.fill(first, second, both);
    for (Player player : Player.values()) {
      boolean left = player == Player.LEFT;
      long known = both[left ? 0 : 1];
      ShortGame own = left ? value : value.negate();
      if (Walls.winFirst(known)) {
        claims++;
        assertThat(own.outcome().forMover(Player.LEFT))
            .as("%s first in %s", player, rules.write(board))
            .isEqualTo(Result.WIN);
      }
      if (Walls.winSecond(known)) {
        claims++;
        assertThat(own.outcome().forMover(Player.RIGHT))
            .as("%s second in %s", player, rules.write(board))
            .isEqualTo(Result.LOSS);
      }
      assertThat(Dyadic.of(Walls.part(known, 0) - Walls.OFFSET, 8).compareTo(own.rightStop()))
          .as("%s, right stop of %s", player, rules.write(board))
          .isLessThanOrEqualTo(0);
    }
    return claims;
  }

  /**
   * Strips of two rows are bounded by themselves, and there nothing is lost but what is rounded.
   */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void stripsOfTwoRowsAreExact(int columns) {
    Domineering rules = new Domineering();
    RegionWalls walls = TestRegions.bounds(rules).walls(new Workspace(MEMORY));
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(rules, new ShortGameAlgebra(new Universe()), Control.unlimited());
    for (long free = 1; free < 1L << 2 * columns; free++) {
      long row = (1L << columns) - 1;
      long cells = free & row | (free >>> columns) << Grid.SIDE;
      Grid grid = Grid.of(2, columns);
      long filled = grid.all() & ~cells;
      ShortGame value = values.value(new Board(grid, filled, filled));
      long[] both = new long[2];
      walls.fill(cells, cells, both);
      long known = both[0];
      int stop = Walls.part(known, 0) - Walls.OFFSET;
      Dyadic number = Dyadic.of(Math.floorDiv(stop + 1, 2) * 2L, 8);
      assertThat(number).as("%x", free).isEqualTo(value.rightStop());
    }
  }

  @Test
  void lanesAreComparedOneByOne() {
    long a = Walls.from(Walls.all(5), 2, 9);
    long b = Walls.from(Walls.all(7), 3, 1);
    assertThat(Walls.max(a, b)).isEqualTo(Walls.from(Walls.from(Walls.all(7), 2, 9), 3, 9));
    assertThat(Walls.min(a, b)).isEqualTo(Walls.from(Walls.from(Walls.all(5), 2, 7), 3, 1));
    assertThat(Walls.part(a, 1)).isEqualTo(5);
    assertThat(Walls.part(a, 2)).isEqualTo(9);
  }
}
