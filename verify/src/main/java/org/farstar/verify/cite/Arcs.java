package org.farstar.verify.cite;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A token on a graph as the text has it: edges {@code a-b} or arcs {@code a>b} and vertices {@code
 * c} with blanks between, and at the end the token's vertex {@code @a}.
 *
 * @param next the vertices to which edges or arcs lead, by vertex
 * @param token where the token stands
 */
record Arcs(Map<String, Set<String>> next, String token) {
  private static final String NAME = "[A-Za-z0-9_.]+";

  /**
   * Reads edges, or arcs; empty where there are others, a loop, or one of them twice. Vertices that
   * the token cannot reach are left out.
   */
  static Optional<Arcs> read(String text, boolean directed) {
    Pattern edge = Pattern.compile("(" + NAME + ")" + (directed ? ">" : "-") + "(" + NAME + ")");
    Map<String, Set<String>> next = new LinkedHashMap<>();
    String[] words = text.split(" ", -1);
    for (int i = 0; i < words.length - 1; i++) {
      Matcher ends = edge.matcher(words[i]);
      if (ends.matches()) {
        String a = ends.group(1);
        String b = ends.group(2);
        boolean added = !a.equals(b) && to(next, a).add(b);
        to(next, b);
        if (!added || !(directed || to(next, b).add(a))) {
          return Optional.empty();
        }
      } else if (words[i].matches(NAME)) {
        to(next, words[i]);
      } else {
        return Optional.empty();
      }
    }
    String last = words[words.length - 1];
    String token = last.startsWith("@") ? last.substring(1) : "";
    if (!next.containsKey(token)) {
      return Optional.empty();
    }
    Set<String> reached = new LinkedHashSet<>(List.of(token));
    Deque<String> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      next.get(open.pop()).stream().filter(reached::add).forEach(open::add);
    }
    next.keySet().retainAll(reached);
    return Optional.of(new Arcs(Collections.unmodifiableMap(next), token));
  }

  private static Set<String> to(Map<String, Set<String>> next, String vertex) {
    return next.computeIfAbsent(vertex, name -> new LinkedHashSet<>());
  }

  /** The vertices to which an edge or an arc of a vertex leads. */
  Set<String> from(String vertex) {
    return next.getOrDefault(vertex, Set.of());
  }
}
