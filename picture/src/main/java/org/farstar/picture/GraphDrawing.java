package org.farstar.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.picture.Shape.Anchor;

/** Graphs as dots and lines: their connected parts next to each other. */
public final class GraphDrawing {
  /** More vertices nobody could tell apart. */
  public static final int MOST_VERTICES = 200;

  private static final double UNIT = 62;
  private static final double RADIUS = 12;
  private static final double BOW = 15;
  private static final double FOOT = 3.5;
  private static final double NEAR = 11;
  private static final double LABEL = 12;
  private static final double BETWEEN = 26;
  private static final int BOW_STEPS = 12;

  private GraphDrawing() {}

  /**
   * A vertex.
   *
   * @param name names its spot
   * @param label what is written on it
   * @param ink how it is drawn
   * @param labelInk how the writing is drawn
   */
  public record Vertex(String name, String label, Ink ink, Ink labelInk) {
    /** A vertex that bears its name. */
    public Vertex(String label, Ink ink, Ink labelInk) {
      this(label, label, ink, labelInk);
    }

    /** A small dot without a name, at which an edge ends that leads to nothing. */
    public static Vertex foot() {
      return new Vertex("", Ink.POINT, Ink.TEXT);
    }
  }

  /**
   * An edge between two vertices, counted from 0.
   *
   * @param arrow whether it leads only from the first to the second
   */
  public record Edge(int from, int to, Ink ink, boolean arrow) {}

  /**
   * The drawing, with a spot for each vertex.
   *
   * @throws IllegalArgumentException if there are more than {@link #MOST_VERTICES} vertices
   */
  public static Drawing of(List<Vertex> vertices, List<Edge> edges) {
    return of(vertices, edges, List.of());
  }

  /**
   * The drawing, with a spot for each edge and for each vertex that has a name.
   *
   * @param names the names of the edges, in their order; none for edges without spots
   * @throws IllegalArgumentException if there are more than {@link #MOST_VERTICES} vertices
   */
  public static Drawing of(List<Vertex> vertices, List<Edge> edges, List<String> names) {
    if (vertices.size() > MOST_VERTICES) {
      throw new IllegalArgumentException(vertices.size() + " vertices");
    }
    Canvas canvas = new Canvas();
    Point[] places = places(vertices.size(), edges);
    Map<Long, Integer> drawn = new HashMap<>();
    Map<Long, Integer> copies = new HashMap<>();
    edges.forEach(edge -> copies.merge(pair(edge), 1, Integer::sum));
    for (int e = 0; e < edges.size(); e++) {
      Edge edge = edges.get(e);
      int copy = drawn.merge(pair(edge), 1, Integer::sum) - 1;
      double bow = BOW * (copy - (copies.get(pair(edge)) - 1) / 2.0);
      Point from = places[edge.from()];
      Point to = places[edge.to()];
      // One bow for both directions: copies of an edge bend the same way whatever way they point.
      edge(canvas, edge, from, to, edge.from() <= edge.to() ? bow : -bow);
      if (!names.isEmpty()) {
        canvas.spot(names.get(e), Box.about(canvas.middle(), NEAR), "string");
      }
    }
    for (int v = 0; v < places.length; v++) {
      Vertex vertex = vertices.get(v);
      boolean named = !vertex.name().isEmpty();
      canvas.circle(vertex.ink(), places[v].x(), places[v].y(), named ? RADIUS : FOOT);
      if (named) {
        canvas.spot(vertex.name(), Box.about(places[v], RADIUS), vertex.ink().role());
      }
      if (!vertex.label().isEmpty()) {
        canvas.text(
            vertex.labelInk(), places[v].x(), places[v].y(), vertex.label(), LABEL, Anchor.MIDDLE);
      }
    }
    if (vertices.isEmpty()) {
      canvas.text(Ink.FAINT_TEXT, 0, 0, "0", LABEL, Anchor.MIDDLE);
    }
    return canvas.drawing(2);
  }

  private static long pair(Edge edge) {
    long low = Math.min(edge.from(), edge.to());
    return low << Integer.SIZE | Math.max(edge.from(), edge.to());
  }

  private static void edge(Canvas canvas, Edge edge, Point from, Point to, double bow) {
    if (edge.from() == edge.to()) {
      canvas.circle(edge.ink(), from.x(), from.y() - RADIUS - 6 - Math.abs(bow) / 2, 9);
      return;
    }
    canvas.add(new Shape.Path(edge.ink(), bow(from, to, bow), false));
    if (edge.arrow()) {
      arrow(canvas, edge, from, to, bow);
    }
  }

  private static void arrow(Canvas canvas, Edge edge, Point from, Point to, double bow) {
    double length = Math.sqrt(square(to.x() - from.x()) + square(to.y() - from.y()));
    double ux = (to.x() - from.x()) / length;
    double uy = (to.y() - from.y()) / length;
    // A bowed edge comes in at an angle.
    double tilt = length == 0 ? 0 : 3 * bow / length;
    double ax = ux + uy * tilt;
    double ay = uy - ux * tilt;
    double size = Math.sqrt(ax * ax + ay * ay);
    ax /= size;
    ay /= size;
    double tipX = to.x() - ax * RADIUS;
    double tipY = to.y() - ay * RADIUS;
    Ink ink = Ink.area(edge.ink().role() + "-arrow", edge.ink().stroke(), Ink.NONE);
    canvas.path(
        ink,
        true,
        tipX,
        tipY,
        tipX - 10 * ax + 4 * ay,
        tipY - 10 * ay - 4 * ax,
        tipX - 10 * ax - 4 * ay,
        tipY - 10 * ay + 4 * ax);
  }

  /** A line that leaves the straight one by some distance in the middle. */
  public static List<Point> bow(Point from, Point to, double bow) {
    if (bow == 0) {
      return List.of(from, to);
    }
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    List<Point> points = new ArrayList<>();
    for (int i = 0; i <= BOW_STEPS; i++) {
      double t = (double) i / BOW_STEPS;
      double off = 4 * t * (1 - t) * bow;
      points.add(
          new Point(from.x() + t * dx - off * dy / length, from.y() + t * dy + off * dx / length));
    }
    return points;
  }

  private static double square(double x) {
    return x * x;
  }

  /** Each connected part is laid out by itself and put to the right of the one before. */
  private static Point[] places(int n, List<Edge> edges) {
    List<List<Integer>> near = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      near.add(new ArrayList<>());
    }
    for (Edge edge : edges) {
      if (edge.from() != edge.to()) {
        near.get(edge.from()).add(edge.to());
        near.get(edge.to()).add(edge.from());
      }
    }
    Point[] places = new Point[n];
    double left = 0;
    for (int start = 0; start < n; start++) {
      if (places[start] == null) {
        List<Integer> part = part(start, near);
        Map<Integer, Integer> index = new HashMap<>();
        part.forEach(v -> index.put(v, index.size()));
        Point[] own =
            GraphLayout.of(
                part.stream().map(v -> near.get(v).stream().map(index::get).toList()).toList());
        Box box = new Box(own[0].x(), own[0].y(), own[0].x(), own[0].y());
        for (Point p : own) {
          box = box.with(new Box(p.x(), p.y(), p.x(), p.y()));
        }
        double middle = (box.top() + box.bottom()) / 2;
        for (int i = 0; i < own.length; i++) {
          places[part.get(i)] =
              new Point(left + (own[i].x() - box.left()) * UNIT, (own[i].y() - middle) * UNIT);
        }
        left += box.width() * UNIT + BETWEEN + 2 * RADIUS;
      }
    }
    return places;
  }

  private static List<Integer> part(int start, List<List<Integer>> near) {
    boolean[] seen = new boolean[near.size()];
    seen[start] = true;
    List<Integer> part = new ArrayList<>(List.of(start));
    for (int i = 0; i < part.size(); i++) {
      for (int w : near.get(part.get(i))) {
        if (!seen[w]) {
          seen[w] = true;
          part.add(w);
        }
      }
    }
    part.sort(null);
    return part;
  }
}
