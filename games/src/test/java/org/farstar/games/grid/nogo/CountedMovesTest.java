package org.farstar.games.grid.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The number that a board of NoGo is at least, which trees are closed by. */
class CountedMovesTest {
  private static final NoGo RULES = new NoGo();

  /** Boards that plays lead to. */
  @Test
  void boardsAreWorthThatAtLeast() {
    Universe universe = new Universe();
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(RULES, new ShortGameAlgebra(universe), Control.unlimited());
    Random random = new Random(17);
    int reached = 0;
    for (int i = 0; i < 1_000; i++) {
      Board board = RULES.read(random.nextBoolean() ? "3x3" : "..#.|....");
      int moves = random.nextInt(9);
      for (int move = 0; move < moves; move++) {
        board = moved(board, random);
      }
      if (RULES.rank(board).orElseThrow() <= 7) {
        ShortGame value = values.value(board);
        ShortGame number = universe.integer(RULES.atLeast(board).orElseThrow());
        assertThat(value.isAtLeast(number)).as(RULES.write(board)).isTrue();
        reached += value.equals(number) ? 1 : 0;
      }
    }
    assertThat(reached).isGreaterThan(10);
  }

  private static Board moved(Board board, Random random) {
    Player player = Player.values()[random.nextInt(2)];
    List<Board> options = new ArrayList<>();
    RULES.moves(board, player, (to, text) -> options.add(to));
    return options.isEmpty() ? board : options.get(random.nextInt(options.size()));
  }

  /** All moves of Right's are taken off, and some of Left's are not certain. */
  @ParameterizedTest
  @CsvSource({
    "..., -3",
    "x.., -1",
    "x.x., 0",
    "..|.x, -3",
    "x.x.|xoxx, 1",
    ".xo|.oo|xoo, 1",
    "xox|x.x|.x., 2",
    "x.x.|.xxx|oxx., 3",
  })
  void movesAreCounted(String text, long number) {
    assertThat(RULES.atLeast(RULES.read(text))).isEqualTo(OptionalLong.of(number));
  }

  @Test
  void longBoardsHaveNone() {
    assertThat(RULES.atLeast(RULES.read("1x9"))).isEmpty();
    assertThat(RULES.atLeast(RULES.read("9x8"))).isEmpty();
    assertThat(RULES.atLeast(RULES.read("8x8"))).isEqualTo(OptionalLong.of(-64));
  }
}
