package org.farstar.games.graph.token;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.graph.core.Graph;

/**
 * Checks what reasons say of a token on a digraph: numbers fall along every arc, and every value is
 * the mex of those that its arcs lead to.
 */
final class TokenChecker implements StepChecker<TokenPosition> {
  /** Larger digraphs are not numbered again. */
  private static final int MOST_VERTICES = 20_000;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.NUMBERING, StepKind.LARGE_NUMBERING, StepKind.TOKEN);
  }

  @Override
  public void check(StepCheck<TokenPosition> check) {
    Graph graph = check.position().graph();
    if (graph.vertices() > MOST_VERTICES) {
      return;
    }
    int[] values = values(graph);
    switch (check.kind()) {
      case NUMBERING -> numbering(check, graph, values);
      case LARGE_NUMBERING -> {
        check.require(check.integer("vertices") == graph.vertices(), "so many vertices");
        check.require(check.integer("arcs") == graph.edges(), "so many arcs");
        check.require(
            check.integer("previous") == Arrays.stream(values).filter(v -> v == 0).count(),
            "so many P-positions");
        check.require(
            check.integer("largest") == Arrays.stream(values).max().orElse(0),
            "this is the largest value");
      }
      default -> {
        int vertex = check.position().vertex();
        check.require(check.text("vertex").equals(graph.name(vertex)), "the token stands there");
        check.require(check.integer("value") == values[vertex], "it is worth " + values[vertex]);
        check.isWorth(check.number("value"));
      }
    }
  }

  private static void numbering(StepCheck<TokenPosition> check, Graph graph, int[] values) {
    Map<String, Integer> numbers = new HashMap<>();
    for (List<String> row : check.rows("vertices")) {
      int vertex = graph.find(row.get(0));
      check.require(vertex >= 0, row.get(0) + " is a vertex");
      if (vertex < 0) {
        return;
      }
      numbers.put(row.get(0), Integer.parseInt(row.get(1)));
      check.require(row.get(2).equals(values[vertex] == 0 ? "P" : "N"), "the label is right");
      check.require(Integer.parseInt(row.get(3)) == values[vertex], "it is worth that");
      Set<Integer> seen = new TreeSet<>();
      for (int slot = graph.first(vertex); slot < graph.end(vertex); slot++) {
        seen.add(values[graph.neighbour(slot)]);
      }
      String options = seen.toString().replace(" ", "").replace('[', '{').replace(']', '}');
      check.require(row.get(4).equals(options), "its arcs lead to values " + options);
    }
    check.require(
        check.rows("vertices").size() == graph.vertices()
            && numbers.size() == graph.vertices()
            && new HashSet<>(numbers.values()).equals(numbered(graph.vertices())),
        "every vertex has a number of its own");
    for (int v = 0; v < graph.vertices() && numbers.size() == graph.vertices(); v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        String to = graph.name(graph.neighbour(slot));
        check.require(
            numbers.get(graph.name(v)) < numbers.get(to), "the numbers rise along every arc");
      }
    }
  }

  private static Set<Integer> numbered(int vertices) {
    return IntStream.rangeClosed(1, vertices).boxed().collect(Collectors.toSet());
  }

  /** The values, each after those of the vertices that it has arcs to. */
  private static int[] values(Graph graph) {
    int[] values = new int[graph.vertices()];
    Arrays.fill(values, -1);
    int[] path = new int[graph.vertices()];
    int[] at = new int[graph.vertices()];
    for (int start = 0; start < values.length; start++) {
      int depth = 0;
      path[0] = start;
      at[0] = graph.first(start);
      while (depth >= 0 && values[start] < 0) {
        int v = path[depth];
        if (at[depth] < graph.end(v)) {
          int to = graph.neighbour(at[depth]++);
          if (values[to] < 0) {
            path[++depth] = to;
            at[depth] = graph.first(to);
          }
        } else {
          Set<Integer> seen = new HashSet<>();
          for (int slot = graph.first(v); slot < graph.end(v); slot++) {
            seen.add(values[graph.neighbour(slot)]);
          }
          int mex = 0;
          while (seen.contains(mex)) {
            mex++;
          }
          values[v] = mex;
          depth--;
        }
      }
    }
    return values;
  }
}
