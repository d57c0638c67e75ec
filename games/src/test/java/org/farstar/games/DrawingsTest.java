package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.sum.SumLook;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;
import org.farstar.picture.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is seen on the drawings of positions, piece by piece. */
class DrawingsTest {
  private static Optional<Drawing> drawing(String game, String position) {
    return SumLook.drawing(Games.find(game).orElseThrow().read(position));
  }

  /** How many shapes play each part, the parts in the order of the alphabet. */
  private static String parts(Drawing drawing) {
    return drawing.shapes().stream()
        .collect(Collectors.groupingBy(shape -> shape.ink().role(), Collectors.counting()))
        .entrySet()
        .stream()
        .sorted(Map.Entry.comparingByKey())
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering;      ..#|...;             1 blocked, 5 cell",
        "cram;             2x2 + 1x2;           6 cell, 1 text",
        "clobber;          xo.|oxo;             6 cell, 2 left-piece, 3 right-piece",
        "amazons;          x.#|..o;             2 burnt, 5 cell, 1 crossed-cell, 1 left-piece, 1 right-piece",
        "nogo;             x.o|#..;             1 blocked, 5 cell, 1 left-piece, 1 right-piece",
        "fission;          .x.|...;             6 cell, 1 stone",
        "konane;           xo.o;                4 cell, 1 left-piece, 2 right-piece",
        "col;              .lr#;                1 blocked, 1 cell, 1 left-cell, 1 left-text, 1 right-cell, 1 right-text",
        "toads-and-frogs;  tt.f|f.;             6 cell, 2 left-piece, 2 right-piece, 2 text-on-dark, 2 text-on-light",
        "toppling-dominoes; LRE|L;              4 axis, 1 either-piece, 2 left-piece, 1 right-piece",
        "flipping-coins;   1011;                3 black-piece, 3 text-on-dark, 1 text-on-light, 1 white-piece",
        "pieces;           BWWB;                2 black-piece, 2 white-piece",
        "pennies;          3 5 2;               10 stone",
        "end-nim;          3|5|w+1;             1 axis, 9 stone, 1 text",
        "end-nim-impartial; 3|1;                1 axis, 4 stone",
        "octal;            0.137: 4 2;          6 stone",
        "hackenbush;       0b1 1r2 1g3 0b1;     1 either-graph-edge, 2 left-graph-edge, 1 mast, 3 point, 1 right-graph-edge",
        "nim;              3 5;                 1 axis, 8 stone",
        "rook;             1 2;                 6 cell, 5 faint-text, 1 stone",
        "take-away;        f(x)=x: 7/3;         4 cell, 1 faint-text, 3 stone",
        "transposition;    1..4: 3 1 / 2;       2 cell, 3 faint-text, 2 stone, 4 text",
        "transposition;    w + q : 1:2 / 3;     6 cell, 6 faint-text, 2 guide, 1 stone, 7 text",
        "monotone;         a=3 d=3 deck=5 : 3 1 4; 1 blocked, 2 cell, 2 either-piece, 2 faint-text, 4 text, 2 text-on-light",
        "word-chain;       England Germany / Spain; 2 cell, 1 stone, 3 text",
        "col-graph;        1-2 2-3 3l 4r;       2 graph-edge, 1 left-cell, 1 right-cell, 4 text, 2 vertex",
      })
  void everyPieceIsThere(String game, String position, String parts) {
    assertThat(parts(drawing(game, position).orElseThrow())).isEqualTo(parts);
  }

  @Test
  void aBushGrowsFromTheGround() {
    Drawing drawing = drawing("hackenbush", "0b1 1r2 2g3").orElseThrow();
    Shape.Path ground = lines(drawing, "mast").get(0);
    List<Double> heights =
        IntStream.range(0, 3)
            .mapToObj(
                i ->
                    lines(
                            drawing,
                            List.of("left-graph-edge", "right-graph-edge", "either-graph-edge")
                                .get(i))
                        .get(0))
            .map(line -> line.box().bottom())
            .toList();
    assertThat(heights.get(0)).isEqualTo(ground.points().get(0).y());
    assertThat(heights.get(1)).isLessThan(heights.get(0));
    assertThat(heights.get(2)).isLessThan(heights.get(1));
  }

  private static List<Shape.Path> lines(Drawing drawing, String role) {
    return drawing.shapes().stream()
        .filter(shape -> shape.ink().role().equals(role))
        .filter(Shape.Path.class::isInstance)
        .map(Shape.Path.class::cast)
        .toList();
  }

  /** Blue, red and green edges are told apart without their colours, too. */
  @Test
  void theColoursOfABushHaveLinesOfTheirOwn() {
    Drawing drawing = drawing("hackenbush", "0b1 1r2 2g3").orElseThrow();
    assertThat(
            Stream.of("left-graph-edge", "right-graph-edge", "either-graph-edge")
                .map(role -> lines(drawing, role).get(0).ink().dash()))
        .doesNotHaveDuplicates()
        .first()
        .isEqualTo("");
  }

  /** Two edges between the same vertices are seen as two. */
  @Test
  void parallelEdgesOfABushBendApart() {
    Drawing drawing = drawing("hackenbush", "0b1 1b2 1b2").orElseThrow();
    List<Shape.Path> upper =
        lines(drawing, "left-graph-edge").stream().filter(p -> p.points().size() > 2).toList();
    assertThat(upper).hasSize(2);
    Point one = upper.get(0).points().get(6);
    Point other = upper.get(1).points().get(6);
    assertThat(Math.abs(one.x() - other.x())).isGreaterThan(8);
  }

  @Test
  void whatIsTooLargeIsDrawnAsText() {
    String stalk =
        IntStream.range(0, 401).mapToObj(i -> i + "b" + (i + 1)).collect(Collectors.joining(" "));
    assertThat(drawing("hackenbush", stalk)).isEmpty();
    assertThat(drawing("hackenbush", "0")).isPresent();
    assertThat(drawing("wythoff", "4 25")).isEmpty();
    assertThat(drawing("monotone", "a=3 d=3 deck=13 extended : 4@2")).isEmpty();
  }

  @Test
  void aLongLineOfCoinsIsBroken() {
    Drawing drawing = drawing("flipping-coins", "1".repeat(121)).orElseThrow();
    List<Double> rows =
        drawing.shapes().stream()
            .filter(shape -> shape.ink().equals(Ink.BLACK_PIECE))
            .map(shape -> shape.box().top())
            .distinct()
            .toList();
    assertThat(rows).hasSize(3);
  }
}
