package org.farstar.verify.cite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The rows of a bipartite graph. */
final class Rows {
  private Rows() {}

  /**
   * The vertices that an even number of edges joins to the token's; empty where the graph is not
   * bipartite.
   */
  static Optional<Set<String>> of(Arcs graph, Runnable checkStop) {
    Set<String> rows = new HashSet<>(Set.of(graph.token()));
    Set<String> columns = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(rows);
    while (!open.isEmpty()) {
      checkStop.run();
      String vertex = open.pop();
      boolean row = rows.contains(vertex);
      for (String to : graph.from(vertex)) {
        if ((row ? rows : columns).contains(to)) {
          return Optional.empty();
        }
        if ((row ? columns : rows).add(to)) {
          open.add(to);
        }
      }
    }
    return Optional.of(rows);
  }
}
