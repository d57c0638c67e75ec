package org.farstar.games.graph.geography;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.Adjacency;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.AbstractBaseGraph;
import org.jgrapht.graph.DefaultGraphSpecificsStrategy;
import org.jgrapht.graph.DefaultGraphType;

/**
 * A maximum matching of what the token can reach, and what follows from it for the vertex game.
 *
 * <p>The matching is JGraphT's, by Edmonds' blossom algorithm in O(m n alpha(m, n)) from a good
 * start; that nothing larger exists is seen again when the alternating forest is grown.
 */
final class Matching {
  private static final int NONE = -1;
  private static final int TOKEN = 0;

  private final Adjacency graph;
  private final int[] mate;
  private final AlternatingForest forest;

  Matching(Adjacency graph, Meter meter) {
    this.graph = graph;
    this.mate = maximum(graph);
    this.forest = new AlternatingForest(graph, mate, NONE, meter);
    if (forest.augmented()) {
      throw new IllegalStateException("a matching that is not maximum");
    }
  }

  private static int[] maximum(Adjacency graph) {
    Graph<Integer, Integer> library = new LibraryGraph();
    IntStream.range(0, graph.vertices()).forEach(library::addVertex);
    int[] first = FirstMatching.of(graph);
    Set<Integer> start = new HashSet<>();
    for (int v = 0; v < graph.vertices(); v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if (v < graph.neighbour(slot)) {
          library.addEdge(v, graph.neighbour(slot), slot);
          if (first[v] == graph.neighbour(slot)) {
            start.add(slot);
          }
        }
      }
    }
    MatchingAlgorithm<Integer, Integer> given =
        () -> new MatchingAlgorithm.MatchingImpl<>(library, start, start.size());
    int[] mate = new int[graph.vertices()];
    Arrays.fill(mate, NONE);
    for (int edge :
        new SparseEdmondsMaximumCardinalityMatching<>(library, given).getMatching().getEdges()) {
      int v = library.getEdgeSource(edge);
      int w = library.getEdgeTarget(edge);
      mate[v] = w;
      mate[w] = v;
    }
    return mate;
  }

  /** Without the library's index of pairs, which nobody asks and which takes long to make. */
  private static final class LibraryGraph extends AbstractBaseGraph<Integer, Integer> {
    private static final long serialVersionUID = 1L;

    LibraryGraph() {
      super(null, null, DefaultGraphType.pseudograph(), new DefaultGraphSpecificsStrategy<>());
    }
  }

  /** Whether every maximum matching covers the token's vertex: the next player wins. */
  boolean tokenIsAlwaysCovered() {
    return !forest.canBeFree(TOKEN);
  }

  /** How many edges a maximum matching has. */
  int edges() {
    return (int) Arrays.stream(mate).filter(partner -> partner != NONE).count() / 2;
  }

  /**
   * The slots of the token's vertex that lead to a vertex which, without the token's vertex, some
   * maximum matching leaves free; the one along the matching first. Only where the token's vertex
   * is always covered.
   *
   * @param meter stops the work when its budget ends
   */
  int[] winningSlots(Meter meter) {
    int[] rest = mate.clone();
    int partner = rest[TOKEN];
    rest[TOKEN] = NONE;
    rest[partner] = NONE;
    AlternatingForest without = new AlternatingForest(graph, rest, TOKEN, meter);
    if (without.augmented()) {
      throw new IllegalStateException("a vertex that is covered by every maximum matching but one");
    }
    return IntStream.concat(
            IntStream.range(graph.first(TOKEN), graph.end(TOKEN))
                .filter(slot -> graph.neighbour(slot) == partner),
            IntStream.range(graph.first(TOKEN), graph.end(TOKEN))
                .filter(slot -> graph.neighbour(slot) != partner)
                .filter(slot -> without.canBeFree(graph.neighbour(slot))))
        .toArray();
  }

  /**
   * The partners in a maximum matching that leaves the token's vertex free. Only where there is
   * one.
   *
   * @param meter stops the work when its budget ends
   */
  int[] partnersWithoutToken(Meter meter) {
    int[] rest = mate.clone();
    int partner = rest[TOKEN];
    if (partner != NONE) {
      rest[TOKEN] = NONE;
      rest[partner] = NONE;
      if (!new AlternatingForest(graph, rest, TOKEN, meter).augmented()) {
        throw new IllegalStateException("a vertex that is free in no maximum matching");
      }
    }
    return rest;
  }

  /** The partners in the matching found. */
  int[] partners() {
    return mate.clone();
  }

  /**
   * The vertices that are always covered and have a neighbour that is not: with them gone, each
   * component of the others is of odd size or has a perfect matching (Gallai and Edmonds). The
   * token's vertex is left out of the graph where it is always covered.
   */
  int[] bound(Meter meter) {
    boolean covered = tokenIsAlwaysCovered();
    int[] rest = covered ? mate.clone() : partnersWithoutToken(meter);
    if (covered) {
      rest[mate[TOKEN]] = NONE;
      rest[TOKEN] = NONE;
    }
    AlternatingForest open = new AlternatingForest(graph, rest, covered ? TOKEN : NONE, meter);
    return IntStream.range(covered ? TOKEN + 1 : TOKEN, graph.vertices())
        .filter(v -> !open.canBeFree(v))
        .filter(
            v ->
                IntStream.range(graph.first(v), graph.end(v))
                    .map(graph::neighbour)
                    .anyMatch(w -> !(covered && w == TOKEN) && open.canBeFree(w)))
        .toArray();
  }
}
