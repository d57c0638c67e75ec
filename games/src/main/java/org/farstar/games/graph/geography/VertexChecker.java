package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.graph.core.GraphText;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of undirected vertex geography. That a matching is maximum is seen from
 * the rank of Tutte's matrix with integers for its unknowns, modulo a prime, which is never above
 * twice the size of a maximum matching and below it with a chance of less than one in a million (W.
 * T. Tutte, The factorization of linear graphs, 1947; L. Lovász, On determinants, matchings and
 * random algorithms, 1979).
 */
final class VertexChecker implements StepChecker<RootedGraph> {
  private static final long PRIME = 2_147_483_647L;
  private static final int MOST_VERTICES = 200;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.MATCHING, StepKind.COVER, StepKind.STRATEGY);
  }

  @Override
  public void check(StepCheck<RootedGraph> check) {
    RootedComponent graph = RootedComponent.of(check.position());
    if (graph.vertices() > MOST_VERTICES) {
      return;
    }
    Map<String, Integer> numbers = new HashMap<>();
    for (int v = 0; v < graph.vertices(); v++) {
      numbers.put(graph.name(v), v);
    }
    switch (check.kind()) {
      case MATCHING -> matching(check, graph, numbers);
      case COVER -> {
        check.require(check.text("vertex").equals(graph.name(0)), "the token stands there");
        boolean always = rank(graph, new BitSet()) > rank(graph, only(0));
        check.require(
            check.flag("always") == always, "every maximum matching covers it: " + always);
        check.concludes(check.flag("always") ? Outcome.N : Outcome.P);
      }
      default -> strategy(check, graph, numbers);
    }
  }

  private static BitSet only(int vertex) {
    BitSet set = new BitSet();
    set.set(vertex);
    return set;
  }

  private static boolean joined(RootedComponent graph, int one, int other) {
    for (int slot = graph.first(one); slot < graph.end(one); slot++) {
      if (graph.neighbour(slot) == other) {
        return true;
      }
    }
    return false;
  }

  private static void matching(
      StepCheck<RootedGraph> check, RootedComponent graph, Map<String, Integer> numbers) {
    List<List<String>> edges = check.rows("edges");
    int size = check.integer("size");
    List<String> free = check.texts("free");
    Set<String> covered = new HashSet<>(free);
    boolean disjoint = covered.size() == free.size() && numbers.keySet().containsAll(free);
    for (List<String> edge : edges) {
      Integer one = numbers.get(edge.get(0));
      Integer other = numbers.get(edge.get(1));
      check.require(
          one != null && other != null && joined(graph, one, other),
          edge.get(0) + "-" + edge.get(1) + " is an edge");
      disjoint &= covered.add(edge.get(0)) & covered.add(edge.get(1));
    }
    check.require(
        check.integer("vertices") == graph.vertices()
            && check.integer("open") == graph.vertices() - 2 * size,
        "there are so many vertices");
    check.require(disjoint, "no vertex is in two edges, or in one and free");
    int open = graph.vertices() - 2 * size;
    check.require(
        edges.size() == Math.min(size, VertexReason.SHOWN)
            && free.size() == Math.min(open, VertexReason.SHOWN),
        "there are so many edges");
    check.require(2 * size == rank(graph, new BitSet()), "no matching is larger");
  }

  /** The rank of Tutte's matrix without some vertices: twice the size of a maximum matching. */
  private static int rank(RootedComponent graph, BitSet without) {
    int n = graph.vertices();
    long[][] rows = new long[n][n];
    for (int v = 0; v < n; v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        int w = graph.neighbour(slot);
        if (v < w && !without.get(v) && !without.get(w)) {
          long unknown =
              1 + Math.floorMod((v * 1_000_003L + w + 1) * 6_364_136_223_846_793_005L, PRIME - 1);
          rows[v][w] = unknown;
          rows[w][v] = PRIME - unknown;
        }
      }
    }
    int rank = 0;
    for (int column = 0; column < n; column++) {
      int pivot = rank;
      while (pivot < n && rows[pivot][column] == 0) {
        pivot++;
      }
      if (pivot < n) {
        long[] row = rows[pivot];
        rows[pivot] = rows[rank];
        rows[rank++] = row;
        long inverse = power(row[column], PRIME - 2);
        for (int i = rank; i < n; i++) {
          long factor = rows[i][column] * inverse % PRIME;
          for (int j = column; j < n && factor != 0; j++) {
            rows[i][j] = Math.floorMod(rows[i][j] - factor * row[j] % PRIME, PRIME);
          }
        }
      }
    }
    return rank;
  }

  private static long power(long base, long exponent) {
    long power = 1;
    long square = base;
    for (long left = exponent; left > 0; left >>= 1) {
      power = (left & 1) == 1 ? power * square % PRIME : power;
      square = square * square % PRIME;
    }
    return power;
  }

  /** A play: along edges to vertices not yet visited, the winner along the matching. */
  private static void strategy(
      StepCheck<RootedGraph> check, RootedComponent graph, Map<String, Integer> numbers) {
    check.require(check.text("vertex").equals(graph.name(0)), "the token stands there");
    boolean next = check.text("winner").equals("next");
    check.concludes(next ? Outcome.N : Outcome.P);
    Optional<Step> matching = check.earlier(StepKind.MATCHING);
    Set<List<String>> pairs = new HashSet<>();
    matching.ifPresent(
        step ->
            step.rows("edges")
                .forEach(
                    edge -> {
                      pairs.add(edge);
                      pairs.add(List.of(edge.get(1), edge.get(0)));
                    }));
    boolean all =
        matching.isPresent()
            && pairs.size() == 2 * Integer.parseInt(matching.get().data().get("size").toString());
    List<String> visited = new ArrayList<>(List.of(graph.name(0)));
    boolean winner = next;
    for (String to : check.texts("moves")) {
      String from = visited.get(visited.size() - 1);
      Integer vertex = numbers.get(to);
      boolean legal =
          vertex != null && !visited.contains(to) && joined(graph, numbers.get(from), vertex);
      check.require(legal, GraphText.quoted(to) + " is a move there");
      if (!legal) {
        return;
      }
      check.require(
          !winner || !all || pairs.contains(List.of(from, to)), "the winner follows the matching");
      visited.add(to);
      winner = !winner;
    }
    int last = numbers.get(visited.get(visited.size() - 1));
    boolean stuck = true;
    for (int slot = graph.first(last); slot < graph.end(last); slot++) {
      stuck &= visited.contains(graph.name(graph.neighbour(slot)));
    }
    check.require(!check.flag("over") || stuck && !winner, "the opponent is stuck");
    check.require(
        check.flag("over") == stuck
            && (stuck || check.texts("moves").size() == VertexReason.LONGEST_PLAY),
        "the play is shown to its end, or as far as plays are shown");
  }
}
