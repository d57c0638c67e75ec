package org.farstar.verify.cite;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.player.Outcome;

/**
 * Undirected edge geography. The data are an even kernel with the token's vertex in it; or, in a
 * bipartite graph, columns of which the token's row has an odd number and every other row an even
 * one, so that its row is in the span of no others.
 */
public final class EdgeRule {
  /** How the line of a kernel begins, its vertices follow. */
  public static final String KERNEL = "kernel";

  /** How the line of columns begins. */
  public static final String COLUMNS = "columns";

  private EdgeRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Optional<Arcs> read = Arcs.read(position, false);
    if (read.isEmpty() || data.size() != 1) {
      return Optional.empty();
    }
    Arcs graph = read.get();
    boolean kernel = theorem == Theorem.KERNEL;
    Set<String> chosen = VertexRule.words(data.get(0), kernel ? KERNEL : COLUMNS).orElse(Set.of());
    if (chosen.isEmpty() || !graph.next().keySet().containsAll(chosen)) {
      return Optional.empty();
    }
    if (kernel) {
      return chosen.contains(graph.token()) && isKernel(graph, chosen, checkStop)
          ? Optional.of(Conclusion.won(Outcome.P, theorem))
          : Optional.empty();
    }
    Optional<Set<String>> rows = Rows.of(graph, checkStop);
    return rows.isPresent() && single(graph, rows.get(), chosen, checkStop)
        ? Optional.of(Conclusion.won(Outcome.N, theorem))
        : Optional.empty();
  }

  /** No edge inside, and from each vertex outside an even number of edges to it. */
  private static boolean isKernel(Arcs graph, Set<String> kernel, Runnable checkStop) {
    for (String vertex : graph.next().keySet()) {
      long edges = edges(graph, vertex, kernel, checkStop);
      if (kernel.contains(vertex) ? edges > 0 : edges % 2 != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean single(
      Arcs graph, Set<String> rows, Set<String> columns, Runnable checkStop) {
    if (columns.stream().anyMatch(rows::contains)) {
      return false;
    }
    for (String row : rows) {
      boolean odd = edges(graph, row, columns, checkStop) % 2 != 0;
      if (odd != row.equals(graph.token())) {
        return false;
      }
    }
    return true;
  }

  private static long edges(Arcs graph, String vertex, Set<String> to, Runnable checkStop) {
    checkStop.run();
    return graph.from(vertex).stream().filter(to::contains).count();
  }
}
