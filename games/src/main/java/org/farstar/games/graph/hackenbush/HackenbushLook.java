package org.farstar.games.graph.hackenbush;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;
import org.farstar.picture.Shape;

/**
 * What people see of Hackenbush: every vertex as high as it is far from the ground, over the
 * vertices it carries.
 */
final class HackenbushLook implements Look<Picture> {
  private static final int MOST_EDGES = 400;

  @Override
  public String picture(Picture picture) {
    return picture.toString();
  }

  /** Empty where there are more edges than anybody could tell apart. */
  @Override
  public Optional<Drawing> drawing(Picture picture) {
    if (picture.edges() == 0) {
      return Optional.of(Boards.text("0"));
    }
    return picture.edges() <= MOST_EDGES
        ? Optional.of(new Layout(picture).drawing())
        : Optional.empty();
  }

  /** Places for the vertices of one picture. */
  private static final class Layout {
    private static final double HEIGHT = 54;
    private static final double WIDTH = 46;
    private static final double DOT = 4;
    private static final double BOW = 16;
    private static final double CLICK = 13;

    private final List<Edge> edges;
    private final Map<Integer, Integer> level = new TreeMap<>();
    private final Map<Integer, List<Integer>> carried = new HashMap<>();
    private final Map<Integer, Point> places = new HashMap<>();
    private double next;

    Layout(Picture picture) {
      this.edges = IntStream.range(0, picture.edges()).mapToObj(picture::edge).toList();
    }

    Drawing drawing() {
      grow();
      carried.getOrDefault(0, List.of()).forEach(this::place);
      Canvas canvas = new Canvas();
      Map<String, Integer> copies = new HashMap<>();
      Map<String, Integer> drawn = new HashMap<>();
      Map<String, Integer> named = new HashMap<>();
      edges.forEach(edge -> copies.merge(ends(edge), 1, Integer::sum));
      for (Edge edge : edges) {
        int copy = drawn.merge(ends(edge), 1, Integer::sum) - 1;
        edge(canvas, edge, copy - (copies.get(ends(edge)) - 1) / 2.0);
        int alike = named.merge(edge.toString(), 1, Integer::sum);
        Point middle = canvas.middle();
        canvas.spot(
            alike == 1 ? edge.toString() : edge + " copy " + alike,
            Box.about(middle, CLICK),
            colour(edge));
      }
      double right = Math.max(next, WIDTH) - WIDTH / 2;
      canvas.path(Ink.MAST, false, -WIDTH * 0.6, 0, right, 0);
      places.values().stream()
          .sorted(Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y))
          .forEach(place -> canvas.circle(Ink.POINT, place.x(), place.y(), DOT));
      return canvas.drawing(2);
    }

    private static String colour(Edge edge) {
      return switch (edge.colour()) {
        case 'b' -> "blue";
        case 'r' -> "red";
        default -> "green";
      };
    }

    private static String ends(Edge edge) {
      return edge.low() + "-" + edge.high();
    }

    /** Finds how far each vertex is from the ground, and which one carries it. */
    private void grow() {
      level.put(0, 0);
      List<Integer> open = new ArrayList<>(List.of(0));
      Set<Integer> seen = new HashSet<>(open);
      for (int i = 0; i < open.size(); i++) {
        int vertex = open.get(i);
        for (Edge edge : edges) {
          if (edge.low() == vertex || edge.high() == vertex) {
            int other = edge.low() == vertex ? edge.high() : edge.low();
            if (seen.add(other)) {
              level.put(other, level.get(vertex) + 1);
              carried.computeIfAbsent(vertex, v -> new ArrayList<>()).add(other);
              open.add(other);
            }
          }
        }
      }
    }

    /** Places a vertex over the middle of what it carries, and returns where. */
    private double place(int vertex) {
      List<Integer> above = carried.getOrDefault(vertex, List.of());
      double x = next;
      if (above.isEmpty()) {
        next += WIDTH;
      } else {
        x = above.stream().mapToDouble(this::place).sum() / above.size();
      }
      places.put(vertex, new Point(x, -level.get(vertex) * HEIGHT));
      return x;
    }

    private void edge(Canvas canvas, Edge edge, double copy) {
      Ink ink =
          switch (edge.colour()) {
            case 'b' -> Ink.LEFT_GRAPH_EDGE;
            case 'r' -> Ink.RIGHT_GRAPH_EDGE;
            default -> Ink.EITHER_GRAPH_EDGE;
          };
      Point high = places.get(edge.high());
      if (high == null) {
        // From the ground to the ground: an arch with a place of its own.
        high = new Point(next, 0);
        next += WIDTH;
        Point foot = new Point(high.x() + WIDTH / 2, 0);
        canvas.add(new Shape.Path(ink, GraphDrawing.bow(foot, high, 2 * BOW), false));
      } else if (edge.low() == edge.high()) {
        canvas.circle(ink, high.x(), high.y() - 10 - Math.abs(copy) * 5, 9);
      } else {
        // Every edge to the ground has a foot of its own.
        Point low = edge.low() == 0 ? new Point(high.x() + copy * 18, 0) : places.get(edge.low());
        double bow = edge.low() == 0 ? 0 : copy * BOW;
        canvas.add(new Shape.Path(ink, GraphDrawing.bow(low, high, bow), false));
      }
    }
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(new BushSetup(PictureText.read(scene.text())).hand(scene.line()));
  }
}
