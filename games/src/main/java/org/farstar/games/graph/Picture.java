package org.farstar.games.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.farstar.values.text.NotationException;

/**
 * A Hackenbush picture: coloured edges between numbered vertices, 0 the ground; immutable.
 *
 * @param edges all edges, each hanging on the ground, in a fixed order
 */
public record Picture(List<Edge> edges) {
  private static final Pattern EDGE = Pattern.compile("([0-9]{1,4})([brg])([0-9]{1,4})");
  private static final Pattern TOKEN = Pattern.compile("\\S+");
  private static final Comparator<Edge> ORDER =
      Comparator.comparingInt(Edge::low).thenComparingInt(Edge::high).thenComparing(Edge::colour);

  /**
   * An edge, written {@code 0b1}.
   *
   * @param low the lower vertex
   * @param colour b, r or g
   * @param high the higher vertex, or the same
   */
  public record Edge(int low, char colour, int high) {
    private static Edge of(int one, char colour, int other) {
      return new Edge(Math.min(one, other), colour, Math.max(one, other));
    }

    /** Whether two edges share a vertex above the ground. */
    boolean meets(Edge other) {
      return touches(other.low) || touches(other.high);
    }

    private boolean touches(int vertex) {
      return vertex != 0 && (low == vertex || high == vertex);
    }

    @Override
    public String toString() {
      return "" + low + colour + high;
    }
  }

  /** The same picture with blue for red and red for blue. */
  Picture recoloured() {
    return of(edges.stream().map(e -> new Edge(e.low, other(e.colour), e.high)).toList());
  }

  private static char other(char colour) {
    return colour == 'b' ? 'r' : colour == 'r' ? 'b' : colour;
  }

  /** The edges of these that hang on the ground. */
  static Picture of(Collection<Edge> edges) {
    Set<Integer> reached = new HashSet<>(Set.of(0));
    while (edges.stream()
            .filter(e -> reached.contains(e.low) != reached.contains(e.high))
            .filter(e -> reached.add(e.low) | reached.add(e.high))
            .count()
        > 0) {
      // Each round reaches one vertex further.
    }
    return new Picture(edges.stream().filter(e -> reached.contains(e.low)).sorted(ORDER).toList());
  }

  /** What is left when an edge is cut. */
  Picture without(int index) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(index);
    return of(rest);
  }

  /** The same picture with its vertices numbered by their looks. */
  Picture relabelled() {
    TreeSet<Integer> names = new TreeSet<>(Set.of(0));
    edges.forEach(e -> names.addAll(List.of(e.low, e.high)));
    List<Integer> vertices = List.copyOf(names);
    long[] looks = new long[vertices.size()];
    looks[0] = 1;
    int[] order =
        Relabelling.order(
            looks,
            (v, before) -> {
              int name = vertices.get(v);
              long sum = 0;
              for (Edge e : edges) {
                if (e.low == name || e.high == name) {
                  int other = vertices.indexOf(e.low == name ? e.high : e.low);
                  sum += Relabelling.mix(before[other] + e.colour);
                }
              }
              return sum;
            });
    int[] numbers = new int[order.length];
    int next = 1;
    for (int v : order) {
      numbers[v] = v == 0 ? 0 : next++;
    }
    return of(
        edges.stream()
            .map(
                e ->
                    Edge.of(
                        numbers[vertices.indexOf(e.low)],
                        e.colour,
                        numbers[vertices.indexOf(e.high)]))
            .toList());
  }

  static Picture read(String text) {
    List<Edge> edges = new ArrayList<>();
    Map<Edge, MatchResult> places = new HashMap<>();
    Matcher tokens = TOKEN.matcher(text);
    while (tokens.find() && !text.strip().equals("0")) {
      Matcher edge = EDGE.matcher(tokens.group());
      if (!edge.matches()) {
        throw new NotationException(
            text,
            tokens.start() + 1,
            "'" + tokens.group() + "'",
            "an edge such as 0b1, 1r2 or 2g0");
      }
      edges.add(
          Edge.of(
              Integer.parseInt(edge.group(1)),
              edge.group(2).charAt(0),
              Integer.parseInt(edge.group(3))));
      places.putIfAbsent(edges.get(edges.size() - 1), tokens.toMatchResult());
    }
    if (text.isBlank()) {
      throw new NotationException(text, 1, "the end", "edges such as 0b1 1r2, or 0 for none");
    }
    Picture picture = of(edges);
    Set<Edge> hanging = new HashSet<>(picture.edges);
    for (Edge edge : edges) {
      if (!hanging.contains(edge)) {
        MatchResult place = places.get(edge);
        throw new NotationException(
            text,
            place.start() + 1,
            "'" + place.group() + "', an edge that hangs nowhere",
            "edges that hang on the ground 0");
      }
    }
    return picture;
  }

  @Override
  public String toString() {
    return edges.isEmpty()
        ? "0"
        : edges.stream().map(Edge::toString).collect(Collectors.joining(" "));
  }
}
