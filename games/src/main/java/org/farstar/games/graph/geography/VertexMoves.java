package org.farstar.games.graph.geography;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.claim.Cases;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;

/** The winner and the winning moves that {@link Matching} finds, against the search. */
final class VertexMoves {
  private static final int GRAPHS = 30;

  private VertexMoves() {}

  static void check(int size, Cases cases) {
    Random random = new Random(size);
    for (int i = 0; i < GRAPHS; i++) {
      double density = (1 + random.nextInt(8)) / 10.0;
      int[] neighbours = new int[size];
      for (int b = 1; b < size; b++) {
        for (int a = 0; a < b; a++) {
          if (random.nextDouble() < density) {
            neighbours[a] |= 1 << b;
            neighbours[b] |= 1 << a;
          }
        }
      }
      compare(neighbours, cases);
    }
  }

  private static void compare(int[] neighbours, Cases cases) {
    int n = neighbours.length;
    SmallGeography played = SmallGeography.ofVertices(neighbours, cases.control());
    int all = (1 << n) - 1;
    Graph graph = Graph.of(false, n, SmallGraphs.edges(neighbours));
    Meter meter = cases.control().meter();
    for (int v = 0; v < n; v++) {
      int token = v;
      RootedComponent component = RootedComponent.of(RootedGraph.of(graph, Deletion.VERTICES, v));
      Matching matching = new Matching(component, meter);
      boolean next = played.wins(all, v);
      cases.equal(
          next,
          matching.tokenIsAlwaysCovered(),
          () -> SmallGraphs.text(neighbours) + ": the token on " + (token + 1) + " wins");
      Set<Integer> expected = new TreeSet<>();
      int without = all & ~(1 << v);
      for (int w = 0; w < n; w++) {
        if ((neighbours[v] >>> w & 1) != 0 && !played.wins(without, w)) {
          expected.add(w + 1);
        }
      }
      Set<Integer> found = new TreeSet<>();
      if (next) {
        for (int slot : matching.winningSlots(meter)) {
          found.add(component.graphVertex(component.neighbour(slot)) + 1);
        }
      }
      cases.equal(
          expected,
          found,
          () -> SmallGraphs.text(neighbours) + ": winning moves from " + (token + 1));
    }
    meter.settle();
  }
}
