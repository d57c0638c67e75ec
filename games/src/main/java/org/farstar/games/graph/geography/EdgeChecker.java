package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of undirected edge geography: an even kernel vertex by vertex, and rows
 * over GF(2) by elimination.
 */
final class EdgeChecker implements StepChecker<RootedGraph> {
  private static final int MOST_VERTICES = 1_000;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.KERNEL, StepKind.SPAN, StepKind.MOVES);
  }

  @Override
  public void check(StepCheck<RootedGraph> check) {
    RootedComponent graph = RootedComponent.of(check.position());
    if (check.kind() == StepKind.MOVES) {
      moves(check, graph);
      return;
    }
    if (check.kind() == StepKind.KERNEL) {
      int size = check.integer("size");
      check.require(
          check.texts("kernel").size() == Math.min(EdgeTheory.SHOWN, size)
              && new HashSet<>(check.texts("kernel")).size() == check.texts("kernel").size(),
          "its first vertices are listed");
      check.require(check.flag("span") == (size > 1 && bipartite(graph)), "by rows, or at once");
      if (size <= EdgeTheory.SHOWN) {
        kernel(check, graph);
      } else if (graph.vertices() <= MOST_VERTICES) {
        check.require(spanned(graph), "the row of the token is in the span of the others");
      }
      concludes(check, graph, Outcome.P);
      return;
    }
    if (graph.vertices() <= MOST_VERTICES) {
      long rows = side(graph).stream().count();
      check.require(check.integer("rows") == rows, "so many rows");
      check.require(check.integer("columns") == graph.vertices() - rows, "so many columns");
      check.require(!spanned(graph), "the row of the token is in no span of the others");
    }
    concludes(check, graph, Outcome.N);
  }

  /** The moves of the token to which a short search gives the outcome P, all of them. */
  private static void moves(StepCheck<RootedGraph> check, RootedComponent graph) {
    check.require(check.text("vertex").equals(graph.name(0)), "the token stands there");
    Set<String> known = new TreeSet<>();
    for (int slot = graph.first(0); slot < graph.end(0); slot++) {
      if (check
          .outcome(check.position().after(graph.graphSlot(slot)))
          .equals(Optional.of(Outcome.P))) {
        known.add(graph.name(graph.neighbour(slot)));
      }
    }
    check.require(
        check.texts("to").isEmpty() == known.isEmpty() && known.containsAll(check.texts("to")),
        "these are the moves that win");
  }

  /** Whether every edge joins an even and an odd distance from the token. */
  private static boolean bipartite(RootedComponent graph) {
    BitSet side = side(graph);
    for (int v = 0; v < graph.vertices(); v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if (side.get(v) == side.get(graph.neighbour(slot))) {
          return false;
        }
      }
    }
    return true;
  }

  private static void concludes(
      StepCheck<RootedGraph> check, RootedComponent graph, Outcome outcome) {
    check.require(check.text("vertex").equals(graph.name(0)), "the token stands there");
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
  }

  /** The token is in the set, no edge within, and every other vertex has an even number there. */
  private static void kernel(StepCheck<RootedGraph> check, RootedComponent graph) {
    Set<String> kernel = new HashSet<>(check.texts("kernel"));
    int found = 0;
    for (int v = 0; v < graph.vertices(); v++) {
      boolean in = kernel.contains(graph.name(v));
      found += in ? 1 : 0;
      int neighbours = 0;
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        neighbours += kernel.contains(graph.name(graph.neighbour(slot))) ? 1 : 0;
      }
      check.require(
          in ? neighbours == 0 : neighbours % 2 == 0, graph.name(v) + " has so many neighbours");
    }
    check.require(found == kernel.size(), "its vertices can be reached");
    check.require(kernel.contains(graph.name(0)), "the token stands in it");
  }

  /** The vertices at an even distance from the token. */
  private static BitSet side(RootedComponent graph) {
    int[] distance = new int[graph.vertices()];
    java.util.Arrays.fill(distance, -1);
    distance[0] = 0;
    List<Integer> queue = new ArrayList<>(List.of(0));
    BitSet side = new BitSet();
    for (int i = 0; i < queue.size(); i++) {
      int v = queue.get(i);
      side.set(v, distance[v] % 2 == 0);
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        int w = graph.neighbour(slot);
        if (distance[w] < 0) {
          distance[w] = distance[v] + 1;
          queue.add(w);
        }
      }
    }
    return side;
  }

  /** Whether the row of the token is a sum of rows of other vertices of its side. */
  private static boolean spanned(RootedComponent graph) {
    BitSet side = side(graph);
    List<BitSet> basis = new ArrayList<>();
    for (int v = side.nextSetBit(1); v >= 0; v = side.nextSetBit(v + 1)) {
      BitSet row = rest(row(graph, v), basis);
      if (!row.isEmpty()) {
        basis.add(row);
      }
    }
    return rest(row(graph, 0), basis).isEmpty();
  }

  private static BitSet row(RootedComponent graph, int vertex) {
    BitSet row = new BitSet();
    for (int slot = graph.first(vertex); slot < graph.end(vertex); slot++) {
      row.flip(graph.neighbour(slot));
    }
    return row;
  }

  /** A row after elimination: no row of the basis has its leading bit in it. */
  private static BitSet rest(BitSet row, List<BitSet> basis) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (BitSet other : basis) {
        if (!row.isEmpty() && other.length() == row.length()) {
          row.xor(other);
          changed = true;
        }
      }
    }
    return row;
  }
}
