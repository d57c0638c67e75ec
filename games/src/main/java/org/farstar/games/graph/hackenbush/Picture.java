package org.farstar.games.graph.hackenbush;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.NumberNames;
import org.farstar.games.graph.core.Traversal;
import org.farstar.games.symmetry.Refinement;

/**
 * A Hackenbush picture: a graph with coloured edges, its vertices numbered and 0 the ground;
 * immutable. Every edge hangs on the ground: a path leads from it to there.
 */
public final class Picture {
  /** The vertex of the graph that is the ground. */
  private static final int GROUND = 0;

  /**
   * The vertices and edges of a picture.
   *
   * @param numbers the numbers of the vertices, rising, the ground among them
   * @param graph the edges; the ground is vertex 0, and the colour of an edge is its letter
   */
  private record Content(int[] numbers, Graph graph) {}

  /** An edge that is cut, before anybody has looked what falls. */
  private record Cut(Content before, int edge) {}

  /**
   * The content, or a cut from which it follows: a picture of many edges has as many options, and a
   * search looks at few of them. Two threads at worst look twice.
   */
  private volatile Object state;

  private Picture(Object state) {
    this.state = state;
  }

  private Content content() {
    Object now = state;
    if (now instanceof Cut cut) {
      now = hanging(cut.before, cut.edge);
      state = now;
    }
    return (Content) now;
  }

  /**
   * The content of these edges, whether or not all of them hang on the ground.
   *
   * @param edges sorted
   */
  private static Content loose(List<Edge> edges) {
    int[] numbers =
        IntStream.concat(
                IntStream.of(GROUND),
                edges.stream().flatMapToInt(e -> IntStream.of(e.low(), e.high())))
            .sorted()
            .distinct()
            .toArray();
    int[] tails = new int[edges.size()];
    int[] heads = new int[tails.length];
    byte[] colours = new byte[tails.length];
    for (int e = 0; e < tails.length; e++) {
      tails[e] = Arrays.binarySearch(numbers, edges.get(e).low());
      heads[e] = Arrays.binarySearch(numbers, edges.get(e).high());
      colours[e] = (byte) edges.get(e).colour();
    }
    return new Content(numbers, Graph.coloured(new NumberNames(numbers), tails, heads, colours));
  }

  /** What still hangs on the ground when an edge is cut; no edge for -1. */
  private static Content hanging(Content content, int cut) {
    Graph graph = content.graph;
    BitSet reached = Traversal.reached(graph, GROUND, slot -> graph.edge(slot) != cut);
    List<Edge> kept =
        IntStream.range(0, graph.edges())
            .filter(e -> e != cut && reached.get(graph.tail(e)))
            .mapToObj(e -> edge(content, e))
            .toList();
    return kept.size() == graph.edges() ? content : loose(kept);
  }

  /** The picture of those among these edges that hang on the ground. */
  static Picture of(Stream<Edge> edges) {
    return new Picture(hanging(loose(edges.sorted().toList()), -1));
  }

  /** The graph: the ground is vertex 0, and the colour of an edge is its letter. */
  Graph graph() {
    return content().graph;
  }

  /** How many edges there are. */
  int edges() {
    return graph().edges();
  }

  /** An edge by its number, counted from 0 in the order in which they are written. */
  Edge edge(int number) {
    return edge(content(), number);
  }

  private static Edge edge(Content content, int number) {
    Graph graph = content.graph;
    return new Edge(
        content.numbers[graph.tail(number)],
        (char) graph.colour(number),
        content.numbers[graph.head(number)]);
  }

  private Stream<Edge> allEdges() {
    Content content = content();
    return IntStream.range(0, content.graph.edges()).mapToObj(e -> edge(content, e));
  }

  /** What is left when an edge is cut. */
  Picture without(int number) {
    return new Picture(new Cut(content(), number));
  }

  /** What is connected above the ground, in the order of the first edges; linear in the edges. */
  List<Picture> parts() {
    Graph graph = graph();
    int[] component = Traversal.components(graph, GROUND);
    return IntStream.range(0, edges())
        .boxed()
        .collect(
            Collectors.groupingBy(
                e -> {
                  int end = component[graph.head(e)];
                  // An edge from the ground to the ground is a part by itself.
                  return end >= 0 ? end : -1 - e;
                },
                LinkedHashMap::new,
                Collectors.mapping(this::edge, Collectors.toList())))
        .values()
        .stream()
        .map(edges -> new Picture(loose(edges)))
        .toList();
  }

  /** The same picture with blue for red and red for blue. */
  Picture recoloured() {
    return new Picture(loose(allEdges().map(Edge::recoloured).sorted().toList()));
  }

  /** The same picture with its vertices numbered by their refined colours, the ground 0. */
  Picture relabelled() {
    Graph graph = graph();
    long[] own = new long[graph.vertices()];
    own[GROUND] = 1;
    int[] order = Refinement.order(own, Refinement.of(graph));
    int[] renamed = new int[order.length];
    int next = 1;
    for (int v : order) {
      renamed[v] = v == GROUND ? 0 : next++;
    }
    return new Picture(
        loose(
            IntStream.range(0, edges())
                .mapToObj(
                    e ->
                        Edge.of(
                            renamed[graph.tail(e)], (char) graph.colour(e), renamed[graph.head(e)]))
                .sorted()
                .toList()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Picture that
        && Arrays.equals(content().numbers, that.content().numbers)
        && graph().sameUpToNames(that.graph());
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(content().numbers) + graph().hashCode();
  }

  @Override
  public String toString() {
    return edges() == 0 ? "0" : allEdges().map(Edge::toString).collect(Collectors.joining(" "));
  }
}
