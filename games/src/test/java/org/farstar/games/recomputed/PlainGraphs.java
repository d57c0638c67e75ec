package org.farstar.games.recomputed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Games on graphs, written from their rules. Positions are edges and vertices, blanks between. */
final class PlainGraphs {
  private static final Pattern EDGE = Pattern.compile("(\\d+)([-brg>])(\\d+)");

  private PlainGraphs() {}

  private static List<String> words(String position) {
    return Stream.of(position.split(" ")).filter(word -> !word.isEmpty()).toList();
  }

  private static Matcher edge(String word) {
    Matcher edge = EDGE.matcher(word);
    return edge.matches() ? edge : null;
  }

  /** Edges of one's colour are cut; what does not hang on the ground, 0, falls. */
  static PlainRules hackenbush(boolean childish) {
    return (position, left) -> {
      List<String> to = new ArrayList<>();
      List<String> edges = words(position);
      for (int i = 0; i < edges.size(); i++) {
        String colour = edge(edges.get(i)).group(2);
        if (!colour.equals(left ? "r" : "b")) {
          List<String> rest = new ArrayList<>(edges);
          rest.remove(i);
          List<String> hanging = hanging(rest);
          if (!childish || colour.equals("g") || hanging.size() == rest.size()) {
            to.add(String.join(" ", hanging));
          }
        }
      }
      return to;
    };
  }

  private static List<String> hanging(List<String> edges) {
    Set<String> reached = new HashSet<>(Set.of("0"));
    boolean grown = true;
    while (grown) {
      grown = false;
      for (String word : edges) {
        Matcher edge = edge(word);
        if (reached.contains(edge.group(1)) || reached.contains(edge.group(3))) {
          grown |= reached.add(edge.group(1));
          grown |= reached.add(edge.group(3));
        }
      }
    }
    return edges.stream().filter(word -> reached.contains(edge(word).group(1))).toList();
  }

  /**
   * An edge is picked and takes one from the weights of its ends; ends without weight go. Left has
   * the edges b, Right the edges r, both those without colour.
   */
  static PlainRules arcKayles() {
    return (position, left) -> {
      Map<String, Integer> weights = new HashMap<>();
      List<String> edges = new ArrayList<>();
      for (String word : words(position)) {
        if (word.contains("*")) {
          weights.put(word.split("\\*")[0], Integer.parseInt(word.split("\\*")[1]));
        } else {
          edges.add(word);
        }
      }
      List<String> to = new ArrayList<>();
      for (String picked : edges) {
        if (!edge(picked).group(2).equals(left ? "r" : "b")) {
          to.add(taken(edges, picked, weights));
        }
      }
      return to;
    };
  }

  /** Strings are cut until one is that is not the last of a coin; 0 is the ground. */
  static PlainRules strings() {
    return (position, left) -> {
      List<String> to = new ArrayList<>();
      List<String> strings = words(position);
      for (int i = 0; i < strings.size(); i++) {
        List<String> rest = new ArrayList<>(strings);
        Matcher cut = edge(rest.remove(i));
        String after = String.join(" ", rest);
        if (gone(cut.group(1), rest) || gone(cut.group(3), rest)) {
          to.addAll(strings().options(after, left));
        } else {
          to.add(after);
        }
      }
      return to;
    };
  }

  private static boolean gone(String coin, List<String> strings) {
    return !coin.equals("0")
        && strings.stream()
            .map(PlainGraphs::edge)
            .noneMatch(edge -> edge.group(1).equals(coin) || edge.group(3).equals(coin));
  }

  private static String taken(List<String> edges, String picked, Map<String, Integer> weights) {
    Map<String, Integer> after = new HashMap<>(weights);
    Matcher ends = edge(picked);
    for (String end : new TreeSet<>(List.of(ends.group(1), ends.group(3)))) {
      after.put(end, weights.getOrDefault(end, 1) - 1);
    }
    Set<String> words = new TreeSet<>();
    Set<String> named = new HashSet<>();
    for (String word : edges) {
      Matcher edge = edge(word);
      if (after.getOrDefault(edge.group(1), 1) > 0 && after.getOrDefault(edge.group(3), 1) > 0) {
        words.add(word);
        named.add(edge.group(1));
        named.add(edge.group(3));
      }
    }
    after.forEach(
        (vertex, weight) -> {
          if (weight > 1 && named.contains(vertex)) {
            words.add(vertex + "*" + weight);
          }
        });
    return String.join(" ", words);
  }

  /**
   * A vertex is taken with those that it takes along: its neighbours, the heads of its arcs, or all
   * that is above it.
   */
  static PlainRules placement(boolean above) {
    return (position, left) -> {
      Map<String, Set<String>> along = new HashMap<>();
      Map<String, Character> owners = new HashMap<>();
      List<String> arcs = new ArrayList<>();
      for (String word : words(position)) {
        Matcher edge = edge(word);
        if (edge == null) {
          String vertex = word.replaceAll("[lr]", "");
          along.computeIfAbsent(vertex, v -> new TreeSet<>());
          owners.put(vertex, word.equals(vertex) ? '-' : word.charAt(word.length() - 1));
        } else {
          arcs.add(word);
          along.computeIfAbsent(edge.group(1), v -> new TreeSet<>()).add(edge.group(3));
          along.computeIfAbsent(edge.group(3), v -> new TreeSet<>());
          if (edge.group(2).equals("-")) {
            along.get(edge.group(3)).add(edge.group(1));
          }
        }
      }
      List<String> to = new ArrayList<>();
      for (String vertex : along.keySet()) {
        if (owners.getOrDefault(vertex, '-') != (left ? 'r' : 'l')) {
          Set<String> gone = new HashSet<>(Set.of(vertex));
          boolean grown = true;
          while (grown) {
            grown = false;
            for (String each : Set.copyOf(gone)) {
              grown |= (above || each.equals(vertex)) && gone.addAll(along.get(each));
            }
          }
          to.add(left(along.keySet(), owners, arcs, gone));
        }
      }
      return to;
    };
  }

  private static String left(
      Set<String> vertices, Map<String, Character> owners, List<String> arcs, Set<String> gone) {
    Set<String> words = new TreeSet<>();
    for (String vertex : vertices) {
      if (!gone.contains(vertex)) {
        char owner = owners.getOrDefault(vertex, '-');
        words.add(vertex + (owner == '-' ? "" : owner));
      }
    }
    for (String arc : arcs) {
      if (!gone.contains(edge(arc).group(1)) && !gone.contains(edge(arc).group(3))) {
        words.add(arc);
      }
    }
    return String.join(" ", words);
  }

  /**
   * A vertex that is reserved for a player is coloured: its neighbours are reserved, too, or lost
   * where the other player has reserved them.
   */
  static PlainRules fjords() {
    return (position, left) -> {
      char own = left ? 'l' : 'r';
      List<String> to = new ArrayList<>();
      for (String word : words(position)) {
        if (word.charAt(word.length() - 1) == own) {
          String vertex = word.substring(0, word.length() - 1);
          Set<String> near = new HashSet<>();
          List<String> joins = new ArrayList<>();
          Map<String, String> signs = new HashMap<>();
          for (String each : words(position)) {
            Matcher edge = edge(each);
            if (edge == null) {
              String bare = each.replaceAll("[lr]", "");
              signs.merge(bare, each.substring(bare.length()), String::concat);
            } else {
              joins.add(each);
              signs.putIfAbsent(edge.group(1), "");
              signs.putIfAbsent(edge.group(3), "");
              if (edge.group(1).equals(vertex)) {
                near.add(edge.group(3));
              } else if (edge.group(3).equals(vertex)) {
                near.add(edge.group(1));
              }
            }
          }
          for (String each : near) {
            signs.compute(each, (v, sign) -> sign.indexOf(own) >= 0 ? sign : sign + own);
          }
          signs.remove(vertex);
          signs.values().removeIf(sign -> sign.length() > 1);
          List<String> rest = new ArrayList<>();
          signs.forEach((v, sign) -> rest.add(v + sign));
          for (String each : joins) {
            if (signs.containsKey(edge(each).group(1)) && signs.containsKey(edge(each).group(3))) {
              rest.add(each);
            }
          }
          to.add(String.join(" ", new TreeSet<>(rest)));
        }
      }
      return to;
    };
  }
}
