package org.farstar.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.figures.HeatmapFigure.Axis;
import org.farstar.figures.HeatmapFigure.Cell;
import org.farstar.picture.Drawing;
import org.farstar.picture.Drawings;
import org.farstar.picture.Figure;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape;
import org.farstar.picture.Svg;
import org.junit.jupiter.api.Test;

class HeatmapFigureTest {
  private static Axis axis(String name, int count) {
    return new Axis(name, IntStream.range(0, count).mapToObj(String::valueOf).toList());
  }

  /** Nim with two heaps: the Grundy value is the exclusive or. */
  private static Figure nim(int count) {
    List<List<Optional<Cell>>> rows = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      int heap = n;
      rows.add(
          IntStream.range(0, count).mapToObj(m -> Optional.of(Cell.ofGrundy(m ^ heap))).toList());
    }
    return HeatmapFigure.ofTwo("Nim", axis("m", count), axis("n", count), rows);
  }

  /** The dots within the table; the legend's is the smallest. */
  private static List<Shape.Circle> dots(Drawing drawing) {
    List<Shape.Circle> all = Drawings.shapes(drawing, Shape.Circle.class, Ink.POINT);
    return all.subList(0, all.size() - 1);
  }

  @Test
  void theSecondParameterRunsUpwards() {
    Drawing drawing = nim(8).drawing();
    List<Shape.Circle> dots = dots(drawing);
    // The P-positions of two heaps are the diagonal, from the lower left to the upper right.
    assertThat(dots).hasSize(8);
    for (int i = 1; i < dots.size(); i++) {
      assertThat(dots.get(i).x() - dots.get(i - 1).x()).isCloseTo(22, within(1e-9));
      assertThat(dots.get(i).y() - dots.get(i - 1).y()).isCloseTo(-22, within(1e-9));
    }
    assertThat(nim(8).description()).isEqualTo("64 positions, 8 of them P-positions");
  }

  @Test
  void everyGrundyValueHasOneColourAndItsNumber() {
    Drawing drawing = nim(8).drawing();
    for (int value = 1; value < 8; value++) {
      Ink ink = HeatColour.of(value, 7, "#9a9a9a");
      // Eight cells and the entry of the legend.
      assertThat(Drawings.shapes(drawing, Shape.Rectangle.class, ink)).hasSize(9);
      String number = "" + value;
      long written = Drawings.texts(drawing).stream().filter(number::equals).count();
      // In the cells, on both axes and in the legend.
      assertThat(written).isEqualTo(8 + 2 + 1);
    }
  }

  @Test
  void colourGetsDarkerWithTheSize() {
    for (int size = 1; size <= 100; size++) {
      assertThat(light(HeatColour.of(size, 100, Ink.NONE)))
          .isLessThan(light(HeatColour.of(size - 1, 100, Ink.NONE)));
    }
    assertThat(HeatColour.textOn(0, 100)).isEqualTo(Ink.TEXT);
    assertThat(HeatColour.textOn(100, 100)).isEqualTo(Ink.TEXT_ON_DARK);
  }

  private static double light(Ink ink) {
    int rgb = Integer.parseInt(ink.fill().substring(1), 16);
    return 0.299 * (rgb >> 16) + 0.587 * (rgb >> 8 & 255) + 0.114 * (rgb & 255);
  }

  @Test
  void aPeriodShowsWhereLinesHaveItsLength() {
    List<Optional<Cell>> cells =
        IntStream.range(0, 30).mapToObj(n -> Optional.of(Cell.ofGrundy(n % 5))).toList();
    Drawing drawing = HeatmapFigure.ofOne("take 1 to 4", axis("n", 30), cells, 5).drawing();
    List<Shape.Circle> dots = dots(drawing);
    assertThat(dots).hasSize(6);
    assertThat(dots).extracting(Shape.Circle::x).containsOnly(dots.get(0).x());
    assertThat(dots.get(1).y()).isGreaterThan(dots.get(0).y());
    assertThat(Drawings.texts(drawing)).contains("+4", "25");
  }

  @Test
  void outcomesAreLettersAndWhatIsUnknownIsLeftOut() {
    List<Optional<Cell>> cells =
        List.of(
            Optional.of(Cell.ofWinner("L", "1/2")),
            Optional.empty(),
            Optional.of(Cell.ofWinner("P", "0")),
            Optional.of(Cell.ofWinner("first", "first")),
            Optional.of(Cell.ofWinner("N", "a value far too long for its cell")));
    Figure figure = HeatmapFigure.ofOne("some", axis("n", 5), cells, 5);
    Drawing drawing = figure.drawing();
    // Four cells, four entries of the legend.
    assertThat(Drawings.shapes(drawing, Shape.Rectangle.class)).hasSize(8);
    assertThat(Drawings.texts(drawing))
        .contains("1/2", "first", "L: Left wins", "N: the next player wins")
        .doesNotContain("a value far too long for its cell");
    assertThat(Drawings.texts(drawing))
        .filteredOn(text -> text.startsWith("a v"))
        .singleElement()
        .asString()
        .endsWith("\u2026");
    assertThat(figure.description()).isEqualTo("4 positions, 1 of them P-positions");
    assertThat(Drawings.texts(drawing)).contains("0", "1", "2", "3", "4", "n");
  }

  @Test
  void largeTablesHaveSmallCells() {
    Drawing drawing = nim(128).drawing();
    assertThat(drawing.width()).isLessThan(1100);
    assertThat(dots(drawing)).hasSize(128);
  }

  @Test
  void anyWordIsAKindWithAColour() {
    List<Optional<Cell>> cells =
        IntStream.range(0, 15)
            .mapToObj(i -> Optional.of(Cell.ofWinner("^<" + i + ">", "\"&" + i)))
            .toList();
    Figure figure = HeatmapFigure.ofOne("values", axis("n", 15), cells, 15);
    Drawings.parsed(Svg.write(figure));
    assertThat(Drawings.texts(figure.drawing())).contains("^<3>", "and 3 more");
  }
}
