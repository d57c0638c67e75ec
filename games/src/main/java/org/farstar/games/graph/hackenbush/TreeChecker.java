package org.farstar.games.graph.hackenbush;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;

/**
 * Checks what reasons say of the edges of a tree. What an edge carries is added up from the edges
 * above it, each of them worth an ordinal sum; a tree that a search can play is searched.
 */
final class TreeChecker implements StepChecker<Picture> {
  /** Larger trees are not added up again. */
  private static final int MOST_EDGES = 400;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.ORDINAL_SUM);
  }

  @Override
  public void check(StepCheck<Picture> check) {
    Picture picture = check.position();
    if (picture.edges() > MOST_EDGES) {
      return;
    }
    int number =
        IntStream.range(0, picture.edges())
            .filter(e -> picture.edge(e).toString().equals(check.text("edge")))
            .findFirst()
            .orElse(-1);
    check.require(number >= 0, "there is this edge");
    if (number < 0) {
      return;
    }
    List<Edge> edges = IntStream.range(0, picture.edges()).mapToObj(picture::edge).toList();
    Edge edge = edges.get(number);
    // The edge hangs at the vertex from which it was come to, searching from the ground.
    int below = below(edges, edge);
    int above = edge.low() == below ? edge.high() : edge.low();
    if (edges.stream().allMatch(e -> e.colour() == 'g')) {
      int carried = nimber(edges, above, edge);
      terms(
          check, List.of("*", new Nimber(carried).toString()), new Nimber(carried + 1).toString());
      if (below == 0) {
        check.isWorth(new Nimber(carried + 1));
      }
    } else {
      Dyadic carried = number(edges, above, edge);
      Dyadic sum = sign(edge).ordinalSum(carried);
      terms(check, List.of(sign(edge).toString(), Digits.shown(carried)), Digits.shown(sum));
      if (below == 0) {
        check.isWorth(sum);
      }
    }
  }

  private static void terms(StepCheck<Picture> check, List<String> terms, String value) {
    check.require(check.texts("terms").equals(terms), "it is the sum of " + terms);
    check.require(check.text("value").equals(value), "the edge is worth " + value);
  }

  private static Dyadic sign(Edge edge) {
    return edge.colour() == 'b' ? Dyadic.ONE : Dyadic.ONE.negate();
  }

  /** The end of an edge of a tree that is nearer to the ground: without the edge it still hangs. */
  private static int below(List<Edge> edges, Edge edge) {
    return hangs(edges, edge.low(), edge) ? edge.low() : edge.high();
  }

  private static boolean hangs(List<Edge> edges, int vertex, Edge from) {
    return vertex == 0
        || on(edges, vertex, from).stream()
            .anyMatch(e -> hangs(edges, e.low() == vertex ? e.high() : e.low(), e));
  }

  private static List<Edge> on(List<Edge> edges, int vertex, Edge from) {
    return edges.stream()
        .filter(e -> !e.equals(from) && (e.low() == vertex || e.high() == vertex))
        .toList();
  }

  private static Dyadic number(List<Edge> edges, int vertex, Edge from) {
    Dyadic carried = Dyadic.ZERO;
    for (Edge edge : on(edges, vertex, from)) {
      int above = edge.low() == vertex ? edge.high() : edge.low();
      carried = carried.plus(sign(edge).ordinalSum(number(edges, above, edge)));
    }
    return carried;
  }

  private static int nimber(List<Edge> edges, int vertex, Edge from) {
    int carried = 0;
    for (Edge edge : on(edges, vertex, from)) {
      int above = edge.low() == vertex ? edge.high() : edge.low();
      carried ^= nimber(edges, above, edge) + 1;
    }
    return carried;
  }
}
