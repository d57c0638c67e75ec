package org.farstar.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardsTest {
  @Test
  void aGridHasACellForEachSymbol() {
    Drawing grid = Boards.grid("x.o|l#r\nab.", Map.of('b', Mark.STONE));
    List<Shape.Rectangle> cells = Drawings.shapes(grid, Shape.Rectangle.class);
    assertThat(cells).hasSize(9);
    // Nine different places on a lattice of the size of a cell.
    assertThat(cells)
        .extracting(
            c -> Math.round((c.x() - 1) / Mark.CELL) + "," + Math.round((c.y() - 1) / Mark.CELL))
        .containsExactly("0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2");
    assertThat(cells.get(4).ink()).isEqualTo(Ink.BLOCKED);
    assertThat(Drawings.shapes(grid, Shape.Circle.class))
        .extracting(Shape.Circle::ink)
        .containsExactly(Ink.LEFT_PIECE, Ink.RIGHT_PIECE, Ink.STONE);
    assertThat(Drawings.texts(grid)).containsExactly("L", "R", "a");
    assertThat(grid.width()).isEqualTo(3 * Mark.CELL + 2);
    assertThat(grid.height()).isEqualTo(3 * Mark.CELL + 2);
  }

  @Test
  void aPieceStandsInTheMiddleOfItsCell() {
    Drawing grid = Boards.grid("..|.x", Map.of());
    Shape.Circle piece = Drawings.shapes(grid, Shape.Circle.class).get(0);
    assertThat(piece.x()).isEqualTo(1 + 1.5 * Mark.CELL);
    assertThat(piece.y()).isEqualTo(1 + 1.5 * Mark.CELL);
  }

  @Test
  void stripsDoNotTouch() {
    Drawing strips = Boards.strips("....|..", Map.of());
    List<Shape.Rectangle> cells = Drawings.shapes(strips, Shape.Rectangle.class);
    assertThat(cells).hasSize(6);
    assertThat(cells.get(4).y()).isGreaterThan(cells.get(0).y() + Mark.CELL + 5);
  }

  @Test
  void pilesHaveTheirBoxesAndLargeOnesTheirSize() {
    Drawing piles = Boards.piles(List.of("3", "1", "w*2+1", "13", "0"));
    assertThat(Drawings.shapes(piles, Shape.Rectangle.class)).hasSize(3 + 1 + 1 + 1);
    assertThat(Drawings.texts(piles)).containsExactly("w*2+1", "13");
    assertThat(Drawings.shapes(Boards.piles(List.of()), Shape.Rectangle.class)).isEmpty();
  }

  @Test
  void tokensTouchWithinAHeapOnly() {
    Drawing tokens = Boards.tokens(List.of("2", "3", "41"));
    List<Shape.Circle> circles = Drawings.shapes(tokens, Shape.Circle.class);
    assertThat(circles).hasSize(5);
    assertThat(circles.get(1).x() - circles.get(0).x()).isEqualTo(2 * circles.get(0).radius());
    assertThat(circles.get(2).x() - circles.get(1).x()).isGreaterThan(2 * circles.get(0).radius());
    assertThat(Drawings.texts(tokens)).containsExactly("41");
    assertThat(Drawings.texts(Boards.tokens(List.of()))).containsExactly("0");
  }

  @Test
  void textKeepsItsLinesAndBlanks() {
    Drawing text = Boards.text("ab  c\n\n  d");
    assertThat(Drawings.texts(text)).containsExactly("ab  c", "  d");
    assertThat(Drawings.shapes(text, Shape.Text.class))
        .allMatch(line -> line.face() == Shape.Face.MONOSPACED);
    assertThat(Drawings.texts(Boards.text(""))).isEmpty();
  }

  @Test
  void aSumStandsSideBySide() {
    Drawing one = Boards.grid("...|...", Map.of());
    Drawing sum = Boards.sum(List.of(one, one, one));
    assertThat(Drawings.texts(sum)).containsExactly("+", "+");
    assertThat(sum.width()).isGreaterThan(3 * one.width());
    assertThat(sum.height()).isLessThanOrEqualTo(one.height());
  }
}
