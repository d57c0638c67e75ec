package org.farstar.games.graph.geography;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.papers.slides.graph.EdgeClaims;
import org.farstar.papers.small.SmallGeography;
import org.farstar.papers.small.SmallGraphs;
import org.farstar.papers.small.SmallMatrices;
import org.farstar.values.player.Outcome;

/** Winners and winning moves by matchings and matrices, against a search of all plays. */
class GeographyRefereeTest {
  private final Control control = Control.unlimited();
  private final Meter meter = control.meter();

  @Property(tries = 150)
  void movesByMatchings(@ForAll @IntRange(min = 2, max = 13) int size, @ForAll long seed) {
    Random random = new Random(seed);
    double density = (1 + random.nextInt(8)) / 10.0;
    long[] rows = new long[size];
    for (int b = 1; b < size; b++) {
      for (int a = 0; a < b; a++) {
        if (random.nextDouble() < density) {
          rows[a] |= 1L << b;
          rows[b] |= 1L << a;
        }
      }
    }
    Graph graph = Graph.ofRows(false, rows);
    SmallGeography played = SmallGeography.ofVertices(graph, control);
    long all = (1L << size) - 1;
    for (int v = 0; v < size; v++) {
      RootedComponent component = RootedComponent.of(RootedGraph.of(graph, Deletion.VERTICES, v));
      Matching matching = meter.during(() -> new Matching(component, meter));
      boolean next = matching.tokenIsAlwaysCovered();
      assertThat(next).isEqualTo(played.wins(all, v));
      Set<Integer> expected = new TreeSet<>();
      for (long rest = graph.row(v); rest != 0; rest &= rest - 1) {
        int w = Long.numberOfTrailingZeros(rest);
        if (!played.wins(all & ~(1L << v), w)) {
          expected.add(w);
        }
      }
      Set<Integer> found = new TreeSet<>();
      if (next) {
        for (int slot : meter.during(() -> matching.winningSlots(meter))) {
          found.add(component.graphVertex(component.neighbour(slot)));
        }
      }
      assertThat(found).as("%s from %d", SmallGraphs.text(graph), v + 1).isEqualTo(expected);
    }
  }

  /** Every matrix of up to four rows and columns, from one of its vertices. */
  @Example
  void movesByElimination() {
    for (int k = 1; k <= 4; k++) {
      SmallGeography played = EdgeClaims.played(k, control);
      Random random = new Random(k);
      for (int matrix = 0; matrix < 1 << k * k; matrix++) {
        elimination(k, matrix, random.nextInt(2 * k), played);
      }
    }
  }

  private void elimination(int k, int matrix, int v, SmallGeography played) {
    Graph graph = EdgeClaims.graph(matrix, k);
    Set<Integer> expected = new TreeSet<>();
    for (long rest = graph.row(v); rest != 0; rest &= rest - 1) {
      int w = Long.numberOfTrailingZeros(rest);
      int entry = v < k ? v * k + w - k : w * k + v - k;
      if (!played.wins(matrix & ~(1 << entry), w)) {
        expected.add(w);
      }
    }
    RootedComponent component = RootedComponent.of(RootedGraph.of(graph, Deletion.EDGES, v));
    Bipartite bipartite = Bipartite.of(component).orElseThrow();
    Set<Integer> found = new TreeSet<>();
    for (int slot : meter.during(() -> bipartite.winningSlots(meter))) {
      found.add(component.graphVertex(component.neighbour(slot)));
    }
    assertThat(found).as("%s from %d", SmallMatrices.text(matrix, k), v).isEqualTo(expected);
    assertThat(meter.during(() -> bipartite.kernel(meter)).isPresent())
        .isEqualTo(expected.isEmpty());
    meter
        .during(() -> bipartite.kernel(meter))
        .ifPresent(
            kernel -> {
              int set = 0;
              for (int u : kernel) {
                set |= 1 << component.graphVertex(u);
              }
              assertThat(EdgeClaims.isEvenKernel(graph, set)).isTrue();
              assertThat(set >>> v & 1).isEqualTo(1);
            });
  }

  /** What is concluded from even kernels and bipartite followers, on all small graphs. */
  @Example
  void verdictsByEvenKernels() {
    int known = 0;
    for (int size = 1; size <= 6; size++) {
      for (Graph graph : SmallGraphs.upToIsomorphism(size)) {
        SmallGeography played = SmallGeography.ofEdges(graph, control);
        for (int v = 0; v < size; v++) {
          RootedGraph at = RootedGraph.of(graph, Deletion.EDGES, v);
          EdgeVerdict verdict = meter.during(() -> EdgeVerdict.of(at, true, meter));
          if (verdict.outcome().isPresent()) {
            known++;
            assertThat(verdict.outcome().get())
                .as("%s from %d", graph, v)
                .isEqualTo(played.wins((1L << graph.edges()) - 1, v) ? Outcome.N : Outcome.P);
          }
        }
      }
    }
    assertThat(known).isPositive();
  }
}
