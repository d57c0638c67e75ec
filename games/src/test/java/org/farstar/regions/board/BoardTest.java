package org.farstar.regions.board;

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
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards against their texts. */
class BoardTest {
  private static final String SYMBOLS = ".xo#";

  @Provide
  static Arbitrary<Board> boards() {
    return Combinators.combine(GridTest.grids(), Arbitraries.longs(), Arbitraries.longs())
        .as((grid, first, second) -> new Board(grid, first & grid.all(), second & grid.all()));
  }

  private static String text(Board board) {
    return BoardText.write(board, SYMBOLS);
  }

  @Property
  void everyCellHasOneState(@ForAll("boards") Board board) {
    Grid grid = board.grid();
    assertThat(board.in(0) ^ board.in(1) ^ board.in(2) ^ board.in(3)).isEqualTo(grid.all());
    assertThat(board.with(grid.all(), 2).in(2)).isEqualTo(grid.all());
    for (int state = 0; state < 4; state++) {
      for (long rest = board.in(state); rest != 0; rest &= rest - 1) {
        assertThat(board.state(Long.lowestOneBit(rest))).isEqualTo(state);
      }
    }
  }

  @Property
  void aBoardIsReadBackFromItsText(@ForAll("boards") Board board) {
    String text = text(board);
    assertThat(text.length()).isEqualTo((board.grid().width() + 1) * board.grid().height() - 1);
    assertThat(BoardText.read(text, SYMBOLS)).isEqualTo(board).hasSameHashCodeAs(board);
  }

  @Property
  void aCutKeepsItsCellsAndFillsTheRest(@ForAll("boards") Board board) {
    long keep = board.in(1) | board.in(2);
    if (keep == 0) {
      return;
    }
    List<String> rows = rows(board.with(~keep & board.grid().all(), 3));
    assertThat(text(board.cut(keep, 3)))
        .isEqualTo(String.join("|", trimmed(turned(trimmed(turned(rows))))));
  }

  private static List<String> rows(Board board) {
    return Arrays.asList(text(board).split("\\|"));
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
    List<String> rows = rows(board);
    List<String> upsideDown = new ArrayList<>(rows);
    Collections.reverse(upsideDown);
    List<String> reversed =
        rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
    for (SymmetryGroup symmetry : List.of(SymmetryGroup.REFLECTIONS, SymmetryGroup.SQUARE)) {
      Board least = symmetry.least(board);
      assertThat(symmetry.least(read(upsideDown))).isEqualTo(least);
      assertThat(symmetry.least(read(reversed))).isEqualTo(least);
      assertThat(symmetry.least(least)).isEqualTo(least);
    }
    assertThat(SymmetryGroup.SQUARE.least(read(turned(rows))))
        .isEqualTo(SymmetryGroup.SQUARE.least(board));
    assertThat(SymmetryGroup.TRIVIAL.least(board)).isSameAs(board);
    assertThat(rows(board.transposed())).isEqualTo(turned(rows));
  }

  private static Board read(List<String> rows) {
    return BoardText.read(String.join("|", rows), SYMBOLS);
  }

  @ParameterizedTest
  @CsvSource({
    "x.|.q, 5, 'q', rows of the symbols . x o joined by |",
    "xo|x, 5, the end, rows of the symbols . x o joined by |",
    "xo|xox, 6, 'x', rows of equal length",
    "21x20, 1, '21x20', a board of 1 to 400 cells",
    "5000x5000, 1, '5000x5000', a board of 1 to 400 cells",
    "0x3, 1, '0x3', a board of 1 to 400 cells",
    "1x401, 1, '1x401', a board of 1 to 400 cells",
    "99999999999999999999x1, 1, '99999999999999999999x1', a board of 1 to 400 cells"
  })
  void errorsNameThePlace(String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> new Clobber().read(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found.startsWith("the") ? found : "'" + found + "'");
              assertThat(e.allowed()).isEqualTo(allowed);
            });
  }

  @Test
  void anEndlessSizeIsShortened() {
    assertThatThrownBy(() -> new Clobber().read("9".repeat(100_000) + "x1"))
        .isInstanceOfSatisfying(
            NotationException.class, e -> assertThat(e.getMessage()).hasSizeLessThan(300));
  }

  @Test
  void sizesMayHaveLeadingZeros() {
    assertThat(new Clobber().read("004x0016")).isEqualTo(new Board(Grid.of(4, 16), 0, 0));
  }

  @Test
  void aBoardOf401CellsIsRefused() {
    assertThatThrownBy(() -> new Board(Grid.of(2, 2), 4, 0)).hasMessage("a cell outside the board");
    assertThatThrownBy(() -> new Clobber().read("x".repeat(401)))
        .hasMessageContaining("column 401")
        .hasMessageContaining("1 to 400 cells");
  }
}
