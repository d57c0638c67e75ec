package org.farstar.games.graph.arckayles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;

/** The graph with the colours of its edges, a weight behind the number of its vertex. */
final class ArcLook implements Look<ArcGraph> {
  private static final int HEAVIEST = 4;

  private final String colours;

  /**
   * @param colours the colours that edges may have
   */
  ArcLook(String colours) {
    this.colours = colours;
  }

  @Override
  public String picture(ArcGraph graph) {
    return graph.toString();
  }

  /** Empty where there are more vertices than anybody could tell apart. */
  @Override
  public Optional<Drawing> drawing(ArcGraph graph) {
    List<Integer> vertices = List.copyOf(graph.vertices());
    if (vertices.size() > GraphDrawing.MOST_VERTICES) {
      return Optional.empty();
    }
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    for (int vertex : vertices) {
      String name = Integer.toString(vertex);
      String label = graph.weight(vertex) > 1 ? name + "*" + graph.weight(vertex) : name;
      dots.add(new GraphDrawing.Vertex(name, label, Ink.VERTEX, Ink.TEXT));
    }
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    for (ArcGraph.Edge edge : graph.edges()) {
      Ink ink =
          switch (edge.colour()) {
            case 'b' -> Ink.LEFT_GRAPH_EDGE;
            case 'r' -> Ink.RIGHT_GRAPH_EDGE;
            default -> Ink.GRAPH_EDGE;
          };
      lines.add(
          new GraphDrawing.Edge(
              vertices.indexOf(edge.low()), vertices.indexOf(edge.high()), ink, false));
    }
    return Optional.of(GraphDrawing.of(dots, lines));
  }

  @Override
  public Setup setup() {
    return this::hand;
  }

  private Optional<Hand> hand(Scene scene) {
    ArcGraph graph = ArcGraph.read(scene.text(), colours);
    Line line = scene.line();
    int next = graph.vertices().isEmpty() ? 1 : graph.vertices().last() + 1;
    List<ArcGraph.Edge> more = new ArrayList<>(graph.edges());
    more.add(ArcGraph.Edge.of(next, ArcGraph.BOTH, next + 1));
    return Optional.of(
        Hand.of(
            List.of(
                new Hand.Mode(
                    "Join two",
                    "Click two vertices to join them, to change the colour of their edge, or to"
                        + " take it away.",
                    spots -> joined(graph, spots)),
                new Hand.Mode(
                    "Hang on",
                    "Click a vertex to hang a new one on it.",
                    Hand.Click.one(spot -> hung(graph, Integer.parseInt(spot), next))),
                new Hand.Mode(
                    "Weight",
                    "Click a vertex to make it heavier.",
                    Hand.Click.one(spot -> heavier(graph, Integer.parseInt(spot)))),
                new Hand.Mode(
                    "Take away",
                    "Click a vertex to take it away with all that ends there.",
                    Hand.Click.one(spot -> without(graph, Integer.parseInt(spot))))),
            List.of(
                new Hand.Tool(
                    "Add an edge", line.with(ArcGraph.of(more, graph.weights()).toString())))));
  }

  private Hand.Made joined(ArcGraph graph, List<String> spots) {
    if (spots.size() < 2) {
      return Hand.Made.chosen(spots);
    }
    int one = Integer.parseInt(spots.get(0));
    int other = Integer.parseInt(spots.get(1));
    List<ArcGraph.Edge> edges = new ArrayList<>(graph.edges());
    int colour = -1;
    for (int i = 0; i < colours.length(); i++) {
      colour = edges.remove(ArcGraph.Edge.of(one, colours.charAt(i), other)) ? i : colour;
    }
    if (colour + 1 < colours.length()) {
      edges.add(ArcGraph.Edge.of(one, colours.charAt(colour + 1), other));
    }
    return Hand.Made.text(ArcGraph.of(edges, graph.weights()).toString());
  }

  private static String hung(ArcGraph graph, int vertex, int next) {
    List<ArcGraph.Edge> edges = new ArrayList<>(graph.edges());
    edges.add(ArcGraph.Edge.of(vertex, ArcGraph.BOTH, next));
    return ArcGraph.of(edges, graph.weights()).toString();
  }

  private static String heavier(ArcGraph graph, int vertex) {
    Map<Integer, Integer> weights = new TreeMap<>(graph.weights());
    weights.put(vertex, graph.weight(vertex) % HEAVIEST + 1);
    return ArcGraph.of(graph.edges(), weights).toString();
  }

  private static String without(ArcGraph graph, int vertex) {
    return ArcGraph.of(
            graph.edges().stream()
                .filter(edge -> edge.low() != vertex && edge.high() != vertex)
                .toList(),
            graph.weights())
        .toString();
  }
}
