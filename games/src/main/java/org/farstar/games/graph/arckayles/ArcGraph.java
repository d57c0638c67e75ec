package org.farstar.games.graph.arckayles;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.NumberNames;
import org.farstar.games.symmetry.Refinement;
import org.farstar.values.text.Scanner;

/**
 * Edges of a graph, each for Left, for Right or for both, and weights of its vertices; immutable.
 * Vertices without an edge are left out.
 *
 * @param edges the edges, sorted, no two of them alike
 * @param weights the weights of the vertices that have one of at least 2
 */
record ArcGraph(List<Edge> edges, SortedMap<Integer, Integer> weights) {
  /** The colour of an edge for both players; {@code b} is for Left, {@code r} for Right. */
  static final char BOTH = '-';

  /** No vertex has a larger number. */
  static final int LARGEST = 999;

  private static final int HEAVIEST = 99;
  private static final Comparator<Edge> ORDER =
      Comparator.comparingInt(Edge::low).thenComparingInt(Edge::high).thenComparing(Edge::colour);

  /**
   * An edge.
   *
   * @param low the vertex with the smaller number
   * @param colour whose edge it is
   * @param high the other vertex, or the same
   */
  record Edge(int low, char colour, int high) {
    static Edge of(int one, char colour, int other) {
      return new Edge(Math.min(one, other), colour, Math.max(one, other));
    }

    @Override
    public String toString() {
      return "" + low + colour + high;
    }
  }

  static ArcGraph of(Collection<Edge> edges, Map<Integer, Integer> weights) {
    SortedMap<Integer, Integer> heavy = new TreeMap<>();
    for (Edge edge : edges) {
      for (int vertex : new int[] {edge.low, edge.high}) {
        int weight = weights.getOrDefault(vertex, 1);
        if (weight > 1) {
          heavy.put(vertex, weight);
        }
      }
    }
    return new ArcGraph(edges.stream().distinct().sorted(ORDER).toList(), heavy);
  }

  /** The vertices, the least first. */
  SortedSet<Integer> vertices() {
    return edges.stream()
        .flatMap(edge -> Stream.of(edge.low, edge.high))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  int weight(int vertex) {
    return weights.getOrDefault(vertex, 1);
  }

  /**
   * What is left when each of some vertices loses one of its weight, and its edges with the last.
   */
  ArcGraph lighter(SortedSet<Integer> vertices) {
    Map<Integer, Integer> after = new TreeMap<>(weights);
    List<Edge> kept = new ArrayList<>(edges);
    for (int vertex : vertices) {
      after.put(vertex, weight(vertex) - 1);
      if (weight(vertex) == 1) {
        kept.removeIf(edge -> edge.low == vertex || edge.high == vertex);
      }
    }
    return of(kept, after);
  }

  /** The connected components. */
  List<ArcGraph> parts() {
    Map<Integer, Integer> root = new TreeMap<>();
    vertices().forEach(vertex -> root.put(vertex, vertex));
    for (Edge edge : edges) {
      int from = root.get(edge.high);
      int to = root.get(edge.low);
      root.replaceAll((vertex, part) -> part == from ? to : part);
    }
    return edges.stream()
        .collect(
            Collectors.groupingBy(
                edge -> root.get(edge.low), LinkedHashMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(part -> of(part, weights))
        .toList();
  }

  /** The same graph with blue for red and red for blue. */
  ArcGraph recoloured() {
    return of(
        edges.stream()
            .map(e -> new Edge(e.low, e.colour == 'b' ? 'r' : e.colour == 'r' ? 'b' : BOTH, e.high))
            .toList(),
        weights);
  }

  /** The same graph with its vertices numbered from 1 by their refined colours. */
  ArcGraph relabelled() {
    int[] numbers = vertices().stream().mapToInt(Integer::intValue).toArray();
    Map<Integer, Integer> index = new TreeMap<>();
    for (int v = 0; v < numbers.length; v++) {
      index.put(numbers[v], v);
    }
    int[] tails = edges.stream().mapToInt(edge -> index.get(edge.low)).toArray();
    int[] heads = edges.stream().mapToInt(edge -> index.get(edge.high)).toArray();
    byte[] colours = new byte[tails.length];
    for (int e = 0; e < colours.length; e++) {
      colours[e] = (byte) edges.get(e).colour;
    }
    long[] own = new long[numbers.length];
    for (int v = 0; v < own.length; v++) {
      own[v] = weight(numbers[v]);
    }
    Graph graph = Graph.coloured(new NumberNames(numbers), tails, heads, colours);
    int[] order = Refinement.order(own, Refinement.of(graph));
    Map<Integer, Integer> renamed = new TreeMap<>();
    for (int v : order) {
      renamed.put(numbers[v], renamed.size() + 1);
    }
    return renamed(renamed::get);
  }

  private ArcGraph renamed(IntUnaryOperator name) {
    Map<Integer, Integer> heavy = new TreeMap<>();
    weights.forEach((vertex, weight) -> heavy.put(name.applyAsInt(vertex), weight));
    return of(
        edges.stream()
            .map(e -> Edge.of(name.applyAsInt(e.low), e.colour, name.applyAsInt(e.high)))
            .toList(),
        heavy);
  }

  /**
   * Reads edges and weights.
   *
   * @param colours what may join the ends of an edge
   */
  static ArcGraph read(String text, String colours) {
    String allowed =
        colours.length() == 1
            ? "edges such as 1-2 and weights such as 1*3, or 0 for no edge"
            : "edges such as 1-2, 1b2, 1r2 and weights such as 1*3, or 0 for no edge";
    if (text.strip().equals("0")) {
      return of(List.of(), Map.of());
    }
    Scanner at = new Scanner(text).whitespace();
    if (at.atEnd()) {
      throw at.error(allowed);
    }
    List<Edge> edges = new ArrayList<>();
    Map<Integer, Integer> weights = new TreeMap<>();
    while (!at.atEnd()) {
      int one = (int) at.natural(0, LARGEST, "a vertex, 0 to " + LARGEST);
      if (at.accept('*')) {
        weights.put(one, (int) at.natural(1, HEAVIEST, "a weight, 1 to " + HEAVIEST));
      } else if (colours.indexOf(at.peek()) >= 0 && !at.atEnd()) {
        char colour = at.next();
        edges.add(Edge.of(one, colour, (int) at.natural(0, LARGEST, "a vertex, 0 to " + LARGEST)));
      } else {
        throw at.error(allowed);
      }
      if (!at.atEnd() && !Character.isWhitespace(at.peek())) {
        throw at.error(allowed);
      }
      at.whitespace();
    }
    return of(edges, weights);
  }

  @Override
  public String toString() {
    String text =
        Stream.concat(
                edges.stream().map(Edge::toString),
                weights.entrySet().stream().map(entry -> entry.getKey() + "*" + entry.getValue()))
            .collect(Collectors.joining(" "));
    return text.isEmpty() ? "0" : text;
  }
}
