package org.farstar.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.picture.GraphDrawing.Edge;
import org.farstar.picture.GraphDrawing.Vertex;
import org.junit.jupiter.api.Test;

class GraphDrawingTest {
  private static Drawing drawing(int n, int... ends) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < ends.length; i += 2) {
      edges.add(new Edge(ends[i], ends[i + 1], Ink.GRAPH_EDGE, false));
    }
    return GraphDrawing.of(vertices(n), edges);
  }

  private static List<Vertex> vertices(int n) {
    List<Vertex> vertices = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      vertices.add(new Vertex("" + v, Ink.VERTEX, Ink.TEXT));
    }
    return vertices;
  }

  private static double distance(Shape.Circle a, Shape.Circle b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }

  @Test
  void aPathIsStraight() {
    List<Shape.Circle> dots =
        Drawings.shapes(drawing(5, 0, 1, 1, 2, 2, 3, 3, 4), Shape.Circle.class);
    double step = distance(dots.get(0), dots.get(1));
    assertThat(distance(dots.get(0), dots.get(4))).isBetween(3.9 * step, 4.05 * step);
  }

  @Test
  void aCycleIsRoundAndItsFirstVertexOnTop() {
    List<Shape.Circle> dots =
        Drawings.shapes(drawing(6, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0), Shape.Circle.class);
    double side = distance(dots.get(0), dots.get(1));
    for (int v = 0; v < 6; v++) {
      assertThat(distance(dots.get(v), dots.get((v + 1) % 6))).isBetween(0.99 * side, 1.01 * side);
      assertThat(dots.get(0).y()).isLessThanOrEqualTo(dots.get(v).y());
    }
  }

  @Property(tries = 50)
  void verticesNeverLieOnEachOther(@ForAll @Size(max = 30) List<@IntRange(max = 99) Integer> ends) {
    List<Integer> numbers = new ArrayList<>(ends);
    numbers.replaceAll(v -> v % 10);
    int[] even = numbers.stream().limit(ends.size() / 2 * 2).mapToInt(v -> v).toArray();
    Drawing drawing = drawing(10, even);
    List<Shape.Circle> dots = Drawings.shapes(drawing, Shape.Circle.class, Ink.VERTEX);
    assertThat(dots).hasSize(10);
    for (Shape.Circle a : dots) {
      for (Shape.Circle b : dots) {
        assertThat(a == b || distance(a, b) > a.radius()).isTrue();
      }
    }
    assertThat(drawing(10, even)).isEqualTo(drawing);
  }

  @Test
  void copiesOfAnEdgeBendApartAndLoopsAreRings() {
    Drawing drawing = drawing(2, 0, 1, 1, 0, 0, 0);
    List<Shape.Path> lines = Drawings.shapes(drawing, Shape.Path.class);
    assertThat(lines).hasSize(2);
    List<Point> back = new ArrayList<>(lines.get(1).points());
    Collections.reverse(back);
    Point one = lines.get(0).points().get(6);
    Point other = back.get(6);
    assertThat(Math.hypot(one.x() - other.x(), one.y() - other.y())).isGreaterThan(10);
    assertThat(Drawings.shapes(drawing, Shape.Circle.class, Ink.GRAPH_EDGE)).hasSize(1);
  }

  @Test
  void anArrowEndsAtTheRimOfItsVertex() {
    Drawing drawing = GraphDrawing.of(vertices(2), List.of(new Edge(0, 1, Ink.GRAPH_EDGE, true)));
    List<Shape.Circle> dots = Drawings.shapes(drawing, Shape.Circle.class);
    Shape.Path arrow =
        Drawings.shapes(drawing, Shape.Path.class).stream()
            .filter(Shape.Path::closed)
            .findFirst()
            .orElseThrow();
    Point tip = arrow.points().get(0);
    assertThat(Math.hypot(tip.x() - dots.get(1).x(), tip.y() - dots.get(1).y()))
        .isBetween(11.9, 12.1);
  }

  @Test
  void manyVerticesAreRefused() {
    assertThatThrownBy(() -> drawing(201)).hasMessage("201 vertices");
    assertThat(Drawings.texts(drawing(0))).containsExactly("0");
  }
}
