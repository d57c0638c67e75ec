package org.farstar.values.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** Misère play by the rules alone: a player who cannot move wins. */
final class Brute {
  private final Map<List<Set<?>>, Boolean> lost = new HashMap<>();

  /** The tree of a game: the set of its options. */
  static Set<?> tree(MisereGame game) {
    Set<Object> options = new HashSet<>();
    game.options().forEach(option -> options.add(tree(option)));
    return options;
  }

  /** The tree of *n. */
  static Set<?> heap(int size) {
    Set<Object> options = new HashSet<>();
    for (int smaller = 0; smaller < size; smaller++) {
      options.add(heap(smaller));
    }
    return options;
  }

  /** Whether the sum of these trees is lost by the player who moves next. */
  boolean isLost(List<Set<?>> sum) {
    Boolean known = lost.get(sum);
    if (known == null) {
      boolean any = false;
      boolean won = false;
      for (int i = 0; i < sum.size(); i++) {
        for (Object option : sum.get(i)) {
          List<Set<?>> next = new ArrayList<>(sum);
          next.set(i, (Set<?>) option);
          any = true;
          won |= isLost(next);
        }
      }
      known = any && !won;
      lost.put(List.copyOf(sum), known);
    }
    return known;
  }

  /** Whether a sum of parts is lost, by the options of the parts. */
  static boolean isLost(
      List<Integer> parts, IntFunction<List<int[]>> options, Map<List<Integer>, Boolean> known) {
    Boolean found = known.get(parts);
    if (found != null) {
      return found;
    }
    boolean any = false;
    boolean won = false;
    for (int i = 0; i < parts.size() && !won; i++) {
      for (int[] option : options.apply(parts.get(i))) {
        List<Integer> next = new ArrayList<>(parts);
        next.remove(i);
        for (int part : option) {
          if (part > 0) {
            next.add(part);
          }
        }
        next.sort(null);
        any = true;
        won |= isLost(next, options, known);
      }
    }
    known.put(parts, any && !won);
    return any && !won;
  }
}
