package org.farstar.games.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.engine.rules.PositionText;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board on two bit planes against cells looked at one by one. */
class BoardTest {
  private static final String SYMBOLS = ".xo#";

  @Provide
  Arbitrary<Board> boards() {
    Arbitrary<Integer> sizes = Arbitraries.integers().between(1, 64);
    Arbitrary<Long> planes = Arbitraries.longs();
    return Combinators.combine(sizes, sizes, planes, planes)
        .as(
            (width, wanted, first, second) -> {
              int height = Math.max(1, Math.min(wanted, 64 / width));
              long all = new Board(width, height, 0, 0).all();
              return new Board(width, height, first & all, second & all);
            });
  }

  private static boolean has(long cells, Board board, int row, int column) {
    return row >= 0
        && column >= 0
        && row < board.height()
        && column < board.width()
        && (cells >>> (row * board.width() + column) & 1) != 0;
  }

  @Property
  void stepsAndNeighboursStayOnTheBoard(@ForAll("boards") Board board) {
    long cells = board.in(1);
    for (int r = 0; r < board.height(); r++) {
      for (int c = 0; c < board.width(); c++) {
        boolean near = false;
        boolean around = has(cells, board, r, c);
        for (Direction d : Direction.QUEEN) {
          boolean before = has(cells, board, r - d.down(), c - d.right());
          assertThat(has(board.step(cells, d), board, r, c)).isEqualTo(before);
          near |= before && Direction.ROOK.contains(d);
          around |= before;
        }
        assertThat(has(board.near(cells), board, r, c)).isEqualTo(near);
        assertThat(has(board.around(cells), board, r, c)).isEqualTo(around);
      }
    }
  }

  @Property
  void everyCellHasOneState(@ForAll("boards") Board board) {
    assertThat(board.in(0) ^ board.in(1) ^ board.in(2) ^ board.in(3)).isEqualTo(board.all());
    assertThat(board.with(board.all(), 2).in(2)).isEqualTo(board.all());
    String text = BoardText.write(board, SYMBOLS, '|');
    assertThat(BoardText.read(text, SYMBOLS)).isEqualTo(board).hasSameHashCodeAs(board);
  }

  @Property
  void aCutKeepsItsCellsAndFillsTheRest(@ForAll("boards") Board board) {
    long keep = board.in(1) | board.in(2);
    if (keep == 0) {
      return;
    }
    List<String> rows = new ArrayList<>();
    for (String row :
        BoardText.write(board.with(~keep & board.all(), 3), SYMBOLS, '|').split("\\|")) {
      rows.add(row);
    }
    assertThat(BoardText.write(board.cut(keep, 3), SYMBOLS, '|'))
        .isEqualTo(String.join("|", trimmed(turned(trimmed(turned(rows))))));
  }

  /** Without the first and last rows that are filled. */
  private static List<String> trimmed(List<String> rows) {
    int from = 0;
    int to = rows.size();
    while (rows.get(from).matches("#*")) {
      from++;
    }
    while (rows.get(to - 1).matches("#*")) {
      to--;
    }
    return rows.subList(from, to);
  }

  private static List<String> turned(List<String> rows) {
    List<String> columns = new ArrayList<>();
    for (int c = 0; c < rows.get(0).length(); c++) {
      StringBuilder column = new StringBuilder();
      for (String row : rows) {
        column.append(row.charAt(c));
      }
      columns.add(column.toString());
    }
    return columns;
  }

  /** Upside down, reversed, and for all eight turned over the diagonal too. */
  @Property
  void imagesHaveTheSameLeastImage(@ForAll("boards") Board board) {
    List<String> rows = Arrays.asList(BoardText.write(board, SYMBOLS, '|').split("\\|"));
    List<String> upsideDown = new ArrayList<>(rows);
    Collections.reverse(upsideDown);
    List<String> reversed =
        rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
    for (Symmetry symmetry : List.of(Symmetry.REFLECTIONS, Symmetry.ALL)) {
      Board least = symmetry.least(board);
      assertThat(symmetry.least(read(upsideDown))).isEqualTo(least);
      assertThat(symmetry.least(read(reversed))).isEqualTo(least);
      assertThat(symmetry.least(least)).isEqualTo(least);
    }
    assertThat(Symmetry.ALL.least(read(turned(rows)))).isEqualTo(Symmetry.ALL.least(board));
    assertThat(Symmetry.NONE.least(board)).isSameAs(board);
  }

  private static Board read(List<String> rows) {
    return BoardText.read(String.join("|", rows), SYMBOLS);
  }

  @ParameterizedTest
  @CsvSource({
    "x.|.q, 5, 'q', rows of the symbols . x o joined by |",
    "xo|x, 5, the end, rows of the symbols . x o joined by |",
    "xo|xox, 6, 'x', rows of equal length",
    "xo + x*, 7, '*', rows of the symbols . x o joined by |",
    "9x8, 1, '9x8', a board of at most 64 cells"
  })
  void errorsNameThePlace(String line, int column, String found, String allowed) {
    assertThatThrownBy(() -> PositionText.read(new Clobber(), line))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found.startsWith("the") ? found : "'" + found + "'");
              assertThat(e.allowed()).isEqualTo(allowed);
            });
  }

  @Test
  void aBoardOf65CellsIsRefused() {
    assertThatThrownBy(() -> new Board(13, 5, 0, 0)).hasMessage("5 rows of 13 cells");
    assertThatThrownBy(() -> new Board(2, 2, 16, 0)).hasMessage("a cell outside the board");
    assertThatThrownBy(() -> new Clobber().read("x".repeat(65)))
        .hasMessageContaining("column 65")
        .hasMessageContaining("at most 64 cells");
  }
}
