package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position of Nimstring, component by component.
 *
 * @param components the components, their strings together those of the position
 */
record Nimstring(List<Component> components) {
  /**
   * A component: coins that hang together without the ground.
   *
   * @param strands its strings
   * @param graph what is left when all coins are taken that can be taken for nothing; empty for a
   *     loony component
   */
  record Component(List<Strand> strands, Optional<Joints.Sum> graph) {
    boolean isLoony() {
      return graph.isEmpty();
    }
  }

  /** The components of a position; empty where a string has both ends at one coin. */
  static Optional<Nimstring> of(Strings strings) {
    if (strings.strands().stream().anyMatch(s -> s.low() == s.high() && s.low() > 0)) {
      return Optional.empty();
    }
    return Optional.of(
        new Nimstring(
            connected(strings.strands()).stream()
                .map(part -> new Component(part, taken(part).flatMap(Joints::of)))
                .toList()));
  }

  boolean isLoony() {
    return components.stream().anyMatch(Component::isLoony);
  }

  private static List<List<Strand>> connected(List<Strand> strands) {
    Map<Integer, List<Strand>> parts = new HashMap<>();
    List<List<Strand>> all = new ArrayList<>();
    for (Strand strand : strands) {
      List<Strand> joined = new ArrayList<>();
      for (int coin : new int[] {strand.low(), strand.high()}) {
        List<Strand> part = parts.get(coin);
        if (coin > 0 && part != null && all.removeIf(other -> other == part)) {
          joined.addAll(part);
        }
      }
      joined.add(strand);
      for (Strand member : joined) {
        parts.put(member.low(), joined);
        parts.put(member.high(), joined);
      }
      all.add(joined);
    }
    all.replaceAll(part -> strands.stream().filter(part::contains).toList());
    all.sort(Comparator.comparingInt(part -> strands.indexOf(part.get(0))));
    return all;
  }

  /** The components together; none may be loony. */
  Joints.Sum together() {
    int single = 0;
    List<Joints> parts = new ArrayList<>();
    for (Component component : components) {
      Joints.Sum graph = component.graph().orElseThrow();
      single ^= graph.single();
      parts.addAll(graph.parts());
    }
    return new Joints.Sum(single, parts);
  }

  /** The component with the most strings. */
  int largest() {
    int largest = 0;
    for (int i = 0; i < components.size(); i++) {
      if (components.get(i).strands().size() > components.get(largest).strands().size()) {
        largest = i;
      }
    }
    return largest;
  }

  /**
   * What is left when coins with a single string are taken as long as there are any. Empty where
   * such a coin hangs on one with two strings, the other of which does not lead to another such
   * coin: whoever moves may take both or leave both, and so wins whatever else there is.
   */
  private static Optional<List<Strand>> taken(List<Strand> strands) {
    List<Strand> left = new ArrayList<>(strands);
    while (true) {
      Map<Integer, Integer> degrees = new HashMap<>();
      for (Strand strand : left) {
        degrees.merge(strand.low(), 1, Integer::sum);
        degrees.merge(strand.high(), 1, Integer::sum);
      }
      degrees.remove(0);
      Strand free = null;
      for (Strand strand : left) {
        int low = degrees.getOrDefault(strand.low(), 0);
        int high = degrees.getOrDefault(strand.high(), 0);
        if (low == 1 || high == 1) {
          free = strand;
          int beside = low == 1 ? strand.high() : strand.low();
          if (degrees.getOrDefault(beside, 0) == 2 && !between(left, degrees, strand, beside)) {
            return Optional.empty();
          }
        }
      }
      if (free == null) {
        return Optional.of(left);
      }
      left.remove(free);
    }
  }

  /** Whether the other string of a coin leads to a coin with a single string, too. */
  private static boolean between(
      List<Strand> left, Map<Integer, Integer> degrees, Strand strand, int coin) {
    return left.stream()
        .filter(other -> other.at(coin) && !other.equals(strand))
        .anyMatch(
            other ->
                degrees.getOrDefault(other.low() == coin ? other.high() : other.low(), 0) == 1);
  }
}
