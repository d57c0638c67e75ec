package org.farstar.games.graph.hackenbush;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;

/**
 * Checks what reasons say of the edges of a picture. What an edge carries is added up from the
 * edges above it, each of them worth an ordinal sum, and from those that lie on circuits: without
 * such an edge both of its ends still hang on the ground. A picture that a search can play is
 * searched.
 */
final class TreeChecker implements StepChecker<Picture> {
  /** Larger trees are not added up again. */
  private static final int MOST_EDGES = 400;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.ORDINAL_SUM, StepKind.FUSION);
  }

  @Override
  public void check(StepCheck<Picture> check) {
    Picture picture = check.position();
    if (picture.edges() > MOST_EDGES) {
      return;
    }
    List<Edge> edges = IntStream.range(0, picture.edges()).mapToObj(picture::edge).toList();
    boolean green = edges.stream().allMatch(e -> e.colour() == 'g');
    if (check.kind() == StepKind.FUSION) {
      fusion(check, edges, green);
      return;
    }
    Optional<Edge> named =
        edges.stream().filter(e -> e.toString().equals(check.text("edge"))).findFirst();
    check.require(named.isPresent(), "there is this edge");
    if (named.isEmpty()) {
      return;
    }
    Edge edge = named.get();
    check.require(!circular(edges, edge), "it lies on no circuit");
    if (circular(edges, edge)) {
      return;
    }
    // The edge hangs at the vertex that still hangs without it.
    List<Edge> without = without(edges, edge);
    int below = reached(without, 0).contains(edge.low()) ? edge.low() : edge.high();
    int above = edge.low() == below ? edge.high() : edge.low();
    if (green) {
      int carried = nimber(edges, above, edge);
      terms(
          check, List.of("*", new Nimber(carried).toString()), new Nimber(carried + 1).toString());
      if (reached(circular(edges), 0).contains(below)) {
        check.isWorth(new Nimber(nimber(edges, 0, null)));
      }
    } else {
      Dyadic carried = number(edges, above, edge);
      Dyadic sum = sign(edge).ordinalSum(carried);
      terms(check, List.of(sign(edge).toString(), Digits.shown(carried)), Digits.shown(sum));
      if (below == 0) {
        check.isWorth(number(edges, 0, null));
      }
    }
  }

  /** These are all edges of the circuits that meet at a vertex. */
  private static void fusion(StepCheck<Picture> check, List<Edge> edges, boolean green) {
    check.require(green, "all edges are green");
    List<Edge> circular = circular(edges);
    Optional<Edge> first =
        circular.stream().filter(e -> check.texts("edges").contains(e.toString())).findFirst();
    List<String> meeting =
        first.stream()
            .flatMap(edge -> at(circular, reached(circular, edge.low())).stream())
            .map(Edge::toString)
            .toList();
    check.require(
        !meeting.isEmpty() && check.texts("edges").equals(meeting),
        "these edges lie on circuits that meet: " + meeting);
    check.require(
        check.text("value").equals(new Nimber(meeting.size() & 1).toString()),
        "each loop is worth *");
    if (first.filter(at(circular, reached(circular, 0))::contains).isPresent()) {
      check.isWorth(new Nimber(nimber(edges, 0, null)));
    }
  }

  private static void terms(StepCheck<Picture> check, List<String> terms, String value) {
    check.require(check.texts("terms").equals(terms), "it is the sum of " + terms);
    check.require(check.text("value").equals(value), "the edge is worth " + value);
  }

  private static Dyadic sign(Edge edge) {
    return edge.colour() == 'b' ? Dyadic.ONE : Dyadic.ONE.negate();
  }

  private static List<Edge> without(List<Edge> edges, Edge edge) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(edge);
    return rest;
  }

  /** Whether an edge lies on a circuit: its ends hang together without it. */
  private static boolean circular(List<Edge> edges, Edge edge) {
    return reached(without(edges, edge), edge.low()).contains(edge.high());
  }

  private static List<Edge> circular(List<Edge> edges) {
    return edges.stream().filter(edge -> circular(edges, edge)).toList();
  }

  /** The vertices to which edges lead from a vertex, itself among them. */
  private static Set<Integer> reached(List<Edge> edges, int vertex) {
    Set<Integer> reached = new HashSet<>(Set.of(vertex));
    int before = 0;
    while (reached.size() > before) {
      before = reached.size();
      at(edges, reached).forEach(edge -> reached.addAll(List.of(edge.low(), edge.high())));
    }
    return reached;
  }

  private static List<Edge> at(List<Edge> edges, Set<Integer> vertices) {
    return edges.stream()
        .filter(edge -> vertices.contains(edge.low()) || vertices.contains(edge.high()))
        .toList();
  }

  private static List<Edge> on(List<Edge> edges, int vertex, Edge from) {
    return at(edges, Set.of(vertex)).stream().filter(edge -> !edge.equals(from)).toList();
  }

  /** What stands on a vertex of a tree without the edge from which it was come to. */
  private static Dyadic number(List<Edge> edges, int vertex, Edge from) {
    Dyadic carried = Dyadic.ZERO;
    for (Edge edge : on(edges, vertex, from)) {
      int above = edge.low() == vertex ? edge.high() : edge.low();
      carried = carried.plus(sign(edge).ordinalSum(number(edges, above, edge)));
    }
    return carried;
  }

  /** What stands on a vertex of a green picture, circuits at it and what they carry included. */
  private static int nimber(List<Edge> edges, int vertex, Edge from) {
    List<Edge> circular = circular(edges);
    Set<Integer> fused = reached(circular, vertex);
    int carried = at(circular, fused).size() & 1;
    for (Edge edge : at(edges, fused)) {
      if (!edge.equals(from) && !circular(edges, edge)) {
        int above = fused.contains(edge.low()) ? edge.high() : edge.low();
        carried ^= nimber(edges, above, edge) + 1;
      }
    }
    return carried;
  }
}
