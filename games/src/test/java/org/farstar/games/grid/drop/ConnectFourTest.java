package org.farstar.games.grid.drop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourTest extends RulesetContract<Columns> {
  ConnectFourTest() {
    super(rules("4x3 line=3"), "", "12", "...X|...O|XO.X");
  }

  private static ConnectFour rules(String parameters) {
    return (ConnectFour) ConnectFourGame.variant(parameters, Sources.none()).rules();
  }

  @Override
  protected List<String> malformed() {
    return List.of("5", "1111", "X", "....|....|...", "....|X...|....", "....|....|OO..", "12x");
  }

  /** A board as an array of rows from the lowest, played as the rules are told to people. */
  private static final class Told {
    final char[][] cells;
    final int line;
    int moves;
    boolean won;

    Told(int width, int height, int line) {
      this.cells = new char[height][width];
      this.line = line;
      for (char[] row : cells) {
        java.util.Arrays.fill(row, '.');
      }
    }

    boolean play(int column) {
      for (int row = 0; row < cells.length; row++) {
        if (cells[row][column] == '.') {
          cells[row][column] = moves++ % 2 == 0 ? 'X' : 'O';
          won = lines(row, column);
          return true;
        }
      }
      return false;
    }

    private boolean lines(int row, int column) {
      return run(row, column, 0, 1) >= line
          || run(row, column, 1, 0) >= line
          || run(row, column, 1, 1) >= line
          || run(row, column, 1, -1) >= line;
    }

    private int run(int row, int column, int up, int right) {
      return 1 + ray(row, column, up, right) + ray(row, column, -up, -right);
    }

    private int ray(int row, int column, int up, int right) {
      int r = row + up;
      int c = column + right;
      int length = 0;
      while (r >= 0
          && c >= 0
          && r < cells.length
          && c < cells[0].length
          && cells[r][c] == cells[row][column]) {
        length++;
        r += up;
        c += right;
      }
      return length;
    }

    String text() {
      List<String> rows = new ArrayList<>();
      for (int row = cells.length - 1; row >= 0; row--) {
        rows.add(new String(cells[row]));
      }
      return String.join("|", rows);
    }
  }

  @Property(tries = 2000)
  void playsAsThePeopleDo(
      @ForAll @IntRange(min = 1, max = 9) int width,
      @ForAll @IntRange(min = 1, max = 7) int height,
      @ForAll @IntRange(min = 1, max = 5) int line,
      @ForAll @Size(max = 60) List<@IntRange(min = 0, max = 8) Integer> columns) {
    if (!DropBoard.fits(width, height)) {
      return;
    }
    ConnectFour rules = rules(width + "x" + height + " line=" + line);
    Told told = new Told(width, height, line);
    Columns position = rules.read("");
    for (int column : columns) {
      if (told.won || told.moves == width * height) {
        break;
      }
      if (column < width) {
        String text = Integer.toString(column + 1);
        boolean played = told.play(column);
        var to = rules.play(position, Player.LEFT, text);
        assertThat(to.isPresent()).isEqualTo(played);
        position = to.orElse(position);
      }
    }
    assertThat(rules.write(position)).isEqualTo(told.text());
    assertThat(rules.verdict(position).isPresent())
        .isEqualTo(told.won || told.moves == width * height);
    assertThat(rules.rank(position).getAsLong()).isEqualTo(width * height - told.moves);
    assertThat(rules.read(rules.write(position))).isEqualTo(position);
  }

  /**
   * Positions after n moves, from n = 0: those of 7x6 are sequence A212693 of the OEIS; those of
   * 4x4 are together the 161,029 that J. Tromp counted.
   */
  @ParameterizedTest
  @CsvSource({
    "7x6, 1 7 49 238 1120 4263 16422 54859",
    "4x4, 1 4 16 52 160 436 1128 2512 5084 9276 14788 21720 26698 28922 24912 18076 7244"
  })
  void countsPositions(String board, String counts) {
    ConnectFour rules = rules(board);
    Set<Columns> layer = Set.of(rules.read(""));
    StringBuilder found = new StringBuilder();
    for (String ignored : counts.split(" ")) {
      found.append(found.isEmpty() ? "" : " ").append(layer.size());
      Set<Columns> next = new HashSet<>();
      for (Columns position : layer) {
        if (rules.verdict(position).isEmpty()) {
          next.addAll(rules.options(position, Player.LEFT));
        }
      }
      layer = next;
    }
    assertThat(found.toString()).isEqualTo(counts);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8x7", "64x1", "0x4", "7x8", "7x6 line=0", "7", "7x6 four"})
  void refusesBoardsThatThereAreNot(String parameters) {
    assertThatThrownBy(() -> ConnectFourGame.variant(parameters, Sources.none()))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("columns x places of a column as in 7x6");
  }

  @Test
  void piecesLieOnEachOther() {
    assertThatThrownBy(() -> rules("4x3").read("....|X...|...."))
        .hasMessageContaining("found a piece above a free place");
    assertThatThrownBy(() -> rules("4x3").read("....|....|OO.."))
        .hasMessageContaining("found 0 X and 2 O, allowed: as many X as O, or one more");
  }
}
