package org.farstar.games.graph.geography;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.verify.cite.EdgeRule;
import org.farstar.verify.cite.Theorem;
import org.farstar.verify.cite.VertexRule;

/** What a checker is told besides an undirected graph, to see by itself who wins. */
final class Witness {
  private Witness() {}

  /** The data for a theorem; empty where it does not decide the position. */
  static Optional<List<String>> of(Theorem theorem, RootedGraph position, Meter meter) {
    if (theorem == Theorem.MATCHING) {
      return Optional.of(matching(RootedComponent.of(position), meter));
    }
    EdgeVerdict verdict = EdgeVerdict.of(position, false, meter);
    RootedComponent component = verdict.component();
    if (theorem == Theorem.KERNEL) {
      return verdict.kernel().map(kernel -> List.of(line(EdgeRule.KERNEL, component, kernel)));
    }
    return verdict
        .bipartite()
        .filter(matrix -> verdict.kernel().isEmpty())
        .map(matrix -> List.of(line(EdgeRule.COLUMNS, component, matrix.unitColumns(meter))));
  }

  private static List<String> matching(RootedComponent component, Meter meter) {
    Matching matching = new Matching(component, meter);
    int[] mate =
        matching.tokenIsAlwaysCovered()
            ? matching.partners()
            : matching.partnersWithoutToken(meter);
    String edges =
        IntStream.range(0, mate.length)
            .filter(v -> v < mate[v])
            .mapToObj(v -> " " + component.name(v) + "-" + component.name(mate[v]))
            .collect(Collectors.joining());
    return List.of(
        VertexRule.MATCHING + edges, line(VertexRule.BOUND, component, matching.bound(meter)));
  }

  private static String line(String word, RootedComponent component, int[] vertices) {
    return word
        + Arrays.stream(vertices)
            .mapToObj(v -> " " + component.name(v))
            .collect(Collectors.joining());
  }
}
