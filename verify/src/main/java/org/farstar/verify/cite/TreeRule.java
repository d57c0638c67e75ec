package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.Dyadic;

/**
 * Trees of Hackenbush, with blue and red edges or green ones, from their leaves to the ground; and
 * green pictures with circuits, whose vertices are fused.
 */
final class TreeRule {
  private static final Pattern EDGE =
      Pattern.compile("(0|[1-9][0-9]{0,5})([brg])(0|[1-9][0-9]{0,5})");
  private static final String GROUND = "0";

  private record Edge(String to, char colour) {}

  private TreeRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Map<String, List<Edge>> edges = new HashMap<>();
    List<List<String>> ends = new ArrayList<>();
    Set<Character> colours = new HashSet<>();
    for (String word : position.split(" ", -1)) {
      Matcher edge = EDGE.matcher(word);
      if (!edge.matches()) {
        return Optional.empty();
      }
      char colour = edge.group(2).charAt(0);
      colours.add(colour);
      ends.add(List.of(edge.group(1), edge.group(3)));
      edges
          .computeIfAbsent(edge.group(1), v -> new ArrayList<>())
          .add(new Edge(edge.group(3), colour));
      edges
          .computeIfAbsent(edge.group(3), v -> new ArrayList<>())
          .add(new Edge(edge.group(1), colour));
    }
    boolean green = colours.contains('g');
    boolean string =
        edges.values().stream().allMatch(at -> at.size() <= 2)
            && edges.getOrDefault(GROUND, List.of()).size() == 1;
    if (!data.isEmpty()
        || (green && colours.size() > 1)
        || (theorem == Theorem.STRINGS && (green || !string))) {
      return Optional.empty();
    }
    Map<String, Edge> below = below(edges);
    boolean connected = edges.containsKey(GROUND) && edges.size() == below.size() + 1;
    // A connected graph with one vertex more than it has edges is a tree.
    boolean tree = below.size() == ends.size();
    if (!connected || (theorem == Theorem.FUSION ? !green : !tree)) {
      return Optional.empty();
    }
    return Optional.of(
        green ? nimber(below, ends, theorem, checkStop) : number(below, theorem, checkStop));
  }

  /**
   * By vertex the edge to the ground, in an order in which each comes before those that it carries.
   */
  private static Map<String, Edge> below(Map<String, List<Edge>> edges) {
    Map<String, Edge> below = new LinkedHashMap<>();
    List<String> met = new ArrayList<>(List.of(GROUND));
    for (int i = 0; i < met.size(); i++) {
      String vertex = met.get(i);
      for (Edge edge : edges.getOrDefault(vertex, List.of())) {
        if (!edge.to().equals(GROUND) && !below.containsKey(edge.to())) {
          below.put(edge.to(), new Edge(vertex, edge.colour()));
          met.add(edge.to());
        }
      }
    }
    return below;
  }

  private static List<String> fromAbove(Map<String, Edge> below) {
    List<String> vertices = new ArrayList<>(below.keySet());
    Collections.reverse(vertices);
    return vertices;
  }

  /**
   * The edges of circuits are loops, and what stands on their upper end stands on the lower one:
   * the edges that are not in {@code below}, and those on the way between the ends of these.
   */
  private static Conclusion nimber(
      Map<String, Edge> below, List<List<String>> ends, Theorem theorem, Runnable checkStop) {
    Map<String, Integer> place = new HashMap<>(Map.of(GROUND, 0));
    below.keySet().forEach(vertex -> place.put(vertex, place.size()));
    Map<String, Integer> carried = new HashMap<>();
    Set<String> met = new HashSet<>();
    Set<String> circular = new HashSet<>();
    for (List<String> edge : ends) {
      String higher = edge.get(place.get(edge.get(0)) > place.get(edge.get(1)) ? 0 : 1);
      String lower = edge.get(higher.equals(edge.get(0)) ? 1 : 0);
      if (!higher.equals(GROUND) && below.get(higher).to().equals(lower) && met.add(higher)) {
        continue;
      }
      carried.merge(higher, 1, (a, b) -> a ^ b);
      while (!higher.equals(lower)) {
        checkStop.run();
        circular.add(higher);
        String next = below.get(higher).to();
        higher = place.get(next) > place.get(lower) ? next : lower;
        lower = higher.equals(next) ? lower : next;
      }
    }
    for (String vertex : fromAbove(below)) {
      int own = carried.getOrDefault(vertex, 0);
      int worth = circular.contains(vertex) ? own ^ 1 : own + 1;
      carried.merge(below.get(vertex).to(), worth, (a, b) -> a ^ b);
    }
    return Heaps.nimber(BigInteger.valueOf(carried.get(GROUND)), theorem);
  }

  private static Conclusion number(Map<String, Edge> below, Theorem theorem, Runnable checkStop) {
    Map<String, Dyadic> carried = new HashMap<>();
    for (String vertex : fromAbove(below)) {
      checkStop.run();
      Dyadic edge = below.get(vertex).colour() == 'b' ? Dyadic.ONE : Dyadic.ONE.negate();
      Dyadic worth = edge.ordinalSum(carried.getOrDefault(vertex, Dyadic.ZERO));
      carried.merge(below.get(vertex).to(), worth, Dyadic::plus);
    }
    Dyadic value = carried.get(GROUND);
    return Conclusion.number(value.toString(), value.signum(), theorem);
  }
}
