package org.farstar.games.graph.geography;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.Adjacency;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.papers.small.SmallGraphs;
import org.junit.jupiter.api.Test;

/** Graphs beyond every search, by properties that an answer must have. */
class LargeGeographyTest {
  private final Meter meter = Control.unlimited().meter();

  @Test
  void thereAreAsManyGraphsAsIsKnown() {
    assertThat(
            IntStream.rangeClosed(0, 7).map(n -> SmallGraphs.upToIsomorphism(n).size()).toArray())
        .containsExactly(1, 1, 2, 4, 11, 34, 156, 1044);
  }

  private static Graph random(Random random, int n, boolean bipartite) {
    Set<Integer> pairs = new HashSet<>();
    int edges = n + random.nextInt(2 * n);
    for (int i = 0; i < edges; i++) {
      int a = random.nextInt(n);
      int b = random.nextInt(n);
      if (bipartite ? a < n / 2 && b >= n / 2 : a < b) {
        pairs.add(a * n + b);
      }
    }
    int[][] list = pairs.stream().map(p -> new int[] {p / n, p % n}).toArray(int[][]::new);
    return Graph.of(false, n, list);
  }

  /**
   * A vertex may be free if and only if leaving it out costs no edge of a maximum matching, and a
   * move wins if and only if the vertex it leads to may be free in what is left.
   */
  @Property(tries = 30)
  void matchingsOfRandomGraphs(@ForAll long seed) {
    Random random = new Random(seed);
    Graph graph = random(random, 10 + random.nextInt(60), false);
    for (int v = 0; v < graph.vertices(); v++) {
      RootedGraph at = RootedGraph.of(graph, Deletion.VERTICES, v);
      RootedComponent component = RootedComponent.of(at);
      Matching matching = meter.during(() -> new Matching(component, meter));
      Set<Integer> winning = new HashSet<>();
      if (matching.tokenIsAlwaysCovered()) {
        Arrays.stream(meter.during(() -> matching.winningSlots(meter))).forEach(winning::add);
        assertThat(winning).isNotEmpty();
      } else {
        int[] without = meter.during(() -> matching.partnersWithoutToken(meter));
        assertThat(without[0]).isEqualTo(-1);
        assertThat(SmallGraphs.size(without)).isEqualTo(matching.edges());
      }
      for (int slot = component.first(0); slot < component.end(0); slot++) {
        RootedComponent after = RootedComponent.of(at.after(component.graphSlot(slot)));
        assertThat(meter.during(() -> new Matching(after, meter)).tokenIsAlwaysCovered())
            .as("seed %d, from %d to %d", seed, v, component.graphVertex(component.neighbour(slot)))
            .isEqualTo(!winning.contains(slot));
      }
    }
  }

  /** A kernel is one by definition, and a move wins if and only if it leads to one. */
  @Property(tries = 30)
  void matricesOfRandomGraphs(@ForAll long seed) {
    Random random = new Random(seed);
    Graph graph = random(random, 10 + random.nextInt(150), true);
    for (int v = 0; v < graph.vertices(); v += 1 + random.nextInt(10)) {
      RootedGraph at = RootedGraph.of(graph, Deletion.EDGES, v);
      RootedComponent component = RootedComponent.of(at);
      Bipartite bipartite = Bipartite.of(component).orElseThrow();
      meter
          .during(() -> bipartite.kernel(meter))
          .ifPresent(kernel -> checkKernel(component, kernel));
      Set<Integer> winning = new HashSet<>();
      Arrays.stream(meter.during(() -> bipartite.winningSlots(meter))).forEach(winning::add);
      assertThat(meter.during(() -> bipartite.kernel(meter)).isEmpty())
          .isEqualTo(!winning.isEmpty());
      for (int slot = component.first(0); slot < component.end(0); slot++) {
        RootedComponent after = RootedComponent.of(at.after(component.graphSlot(slot)));
        assertThat(meter.during(() -> Bipartite.of(after).orElseThrow().kernel(meter)).isPresent())
            .as("seed %d, from %d to %d", seed, v, component.graphVertex(component.neighbour(slot)))
            .isEqualTo(winning.contains(slot));
      }
    }
  }

  private static void checkKernel(Adjacency graph, int[] kernel) {
    Set<Integer> set = new HashSet<>();
    Arrays.stream(kernel).forEach(set::add);
    assertThat(set).contains(0);
    for (int v = 0; v < graph.vertices(); v++) {
      long inside =
          IntStream.range(graph.first(v), graph.end(v))
              .filter(slot -> set.contains(graph.neighbour(slot)))
              .count();
      assertThat(set.contains(v) ? inside : inside % 2).isZero();
    }
  }

  @Property(tries = 30)
  void evenKernelsOfRandomGraphs(@ForAll long seed) {
    Graph graph = random(new Random(seed), 30, false);
    for (int v = 0; v < graph.vertices(); v++) {
      RootedComponent component = RootedComponent.of(RootedGraph.of(graph, Deletion.EDGES, v));
      Optional<int[]> kernel = meter.during(() -> EvenKernel.find(component, meter));
      kernel.ifPresent(found -> checkKernel(component, found));
    }
  }

  /** On small graphs the tries are enough: a kernel is found wherever there is one. */
  @Test
  void evenKernelsOfSmallGraphsAreAllFound() {
    for (Graph graph : SmallGraphs.upToIsomorphism(6)) {
      for (int v = 0; v < 6; v++) {
        int token = v;
        boolean any =
            IntStream.range(0, 64)
                .filter(set -> (set >>> token & 1) != 0)
                .anyMatch(
                    set ->
                        IntStream.range(0, 6)
                            .allMatch(
                                u -> {
                                  int inside = Long.bitCount(graph.row(u) & set);
                                  return (set >>> u & 1) != 0 ? inside == 0 : inside % 2 == 0;
                                }));
        RootedComponent component = RootedComponent.of(RootedGraph.of(graph, Deletion.EDGES, v));
        assertThat(meter.during(() -> EvenKernel.find(component, meter)).isPresent())
            .as("%s from %d", SmallGraphs.text(graph), v + 1)
            .isEqualTo(any);
      }
    }
  }
}
