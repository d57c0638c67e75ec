package org.farstar.verify.cite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.player.Outcome;

/**
 * Undirected vertex geography. The data are the edges of a matching, and vertices that bound all
 * matchings: with b of them gone and c components of odd size left, each matching leaves at least c
 * - b vertices free, since each of these components leaves one or is matched into the bound.
 *
 * <p>If the matching leaves the token free, and no more vertices than that, it is a maximum
 * matching, and the previous player wins. If it covers the token and without the token's edge is a
 * maximum matching of the graph without the token, each maximum matching covers the token.
 */
public final class VertexRule {
  /** How the line of the matching begins, its edges follow. */
  public static final String MATCHING = "matching";

  /** How the line of the bound begins, its vertices follow. */
  public static final String BOUND = "bound";

  private VertexRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Optional<Arcs> graph = Arcs.read(position, false);
    if (graph.isEmpty() || data.size() != 2) {
      return Optional.empty();
    }
    Optional<Map<String, String>> mates = mates(graph.get(), data.get(0));
    Optional<Set<String>> bound = words(data.get(1), BOUND);
    if (mates.isEmpty() || bound.isEmpty()) {
      return Optional.empty();
    }
    Set<String> vertices = new HashSet<>(graph.get().next().keySet());
    String token = graph.get().token();
    boolean covered = mates.get().containsKey(token);
    int free = vertices.size() - mates.get().size();
    if (covered) {
      vertices.remove(token);
      free++;
    }
    if (!vertices.containsAll(bound.get())
        || free != odd(graph.get(), vertices, bound.get(), checkStop) - bound.get().size()) {
      return Optional.empty();
    }
    return Optional.of(Conclusion.won(covered ? Outcome.N : Outcome.P, theorem));
  }

  /** The words behind the first one, none of them twice. */
  static Optional<Set<String>> words(String line, String first) {
    String[] words = line.split(" ", -1);
    Set<String> set = new LinkedHashSet<>(List.of(words).subList(1, words.length));
    return words[0].equals(first) && set.size() == words.length - 1
        ? Optional.of(set)
        : Optional.empty();
  }

  private static Optional<Map<String, String>> mates(Arcs graph, String line) {
    Map<String, String> mates = new HashMap<>();
    for (String edge : words(line, MATCHING).orElse(Set.of(""))) {
      String[] ends = edge.split("-", -1);
      if (ends.length != 2
          || !graph.from(ends[0]).contains(ends[1])
          || mates.put(ends[0], ends[1]) != null
          || mates.put(ends[1], ends[0]) != null) {
        return Optional.empty();
      }
    }
    return Optional.of(mates);
  }

  /** How many components of odd size these vertices have without the bound. */
  private static int odd(Arcs graph, Set<String> vertices, Set<String> bound, Runnable checkStop) {
    Set<String> left = new HashSet<>(vertices);
    left.removeAll(bound);
    int odd = 0;
    for (String start : List.copyOf(left)) {
      int size = 0;
      Deque<String> open = new ArrayDeque<>();
      if (left.remove(start)) {
        open.add(start);
      }
      while (!open.isEmpty()) {
        checkStop.run();
        size++;
        for (String to : graph.from(open.pop())) {
          if (left.remove(to)) {
            open.add(to);
          }
        }
      }
      odd += size % 2;
    }
    return odd;
  }
}
