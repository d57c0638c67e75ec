package org.farstar.games.graph.hackenbush;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;

/** Builds Hackenbush pictures: edges are recoloured, built on and cut. */
final class BushSetup {
  private static final String COPY = " copy ";
  private static final String COLOURS = "brg";

  private final List<Edge> edges;

  BushSetup(Picture picture) {
    this.edges = IntStream.range(0, picture.edges()).mapToObj(picture::edge).toList();
  }

  Hand hand(Line line) {
    return Hand.of(
        List.of(
            mode("Colour", "Click an edge to change its colour.", this::recoloured),
            mode(
                "Build on top",
                "Click an edge to put another one on its upper end.",
                at -> with(Edge.of(edges.get(at).high(), COLOURS.charAt(0), free()))),
            mode(
                "Take away",
                "Click an edge to take it away; what hangs free goes with it.",
                this::without)),
        List.of(
            new Hand.Tool("New stalk", line.with(with(Edge.of(0, COLOURS.charAt(0), free()))))));
  }

  private Hand.Mode mode(String label, String help, IntFunction<String> change) {
    UnaryOperator<String> click =
        spot -> {
          int at = place(spot);
          return at < 0 ? null : change.apply(at);
        };
    return new Hand.Mode(label, help, Hand.Click.one(click));
  }

  /** The edge of a spot: of edges that are written alike the first has the plain name. */
  private int place(String spot) {
    int copy = spot.indexOf(COPY);
    String name = copy < 0 ? spot : spot.substring(0, copy);
    String wanted = copy < 0 ? "1" : spot.substring(copy + COPY.length());
    int seen = 0;
    for (int i = 0; i < edges.size(); i++) {
      if (edges.get(i).toString().equals(name) && Integer.toString(++seen).equals(wanted)) {
        return i;
      }
    }
    return -1;
  }

  private int free() {
    return 1 + edges.stream().mapToInt(edge -> Math.max(edge.low(), edge.high())).max().orElse(0);
  }

  private String with(Edge edge) {
    return text(Stream.concat(edges.stream(), Stream.of(edge)));
  }

  private String without(int at) {
    return Picture.of(IntStream.range(0, edges.size()).filter(i -> i != at).mapToObj(edges::get))
        .toString();
  }

  private String recoloured(int at) {
    Edge old = edges.get(at);
    char next = COLOURS.charAt((COLOURS.indexOf(old.colour()) + 1) % COLOURS.length());
    List<Edge> all = new ArrayList<>(edges);
    all.set(at, Edge.of(old.low(), next, old.high()));
    return text(all.stream());
  }

  private static String text(Stream<Edge> edges) {
    return edges.map(Edge::toString).collect(Collectors.joining(" "));
  }
}
