package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * The part of a form that is reached from some of its spots, with short games where all options are
 * short, and with one vertex for all that have the same options again and again.
 *
 * @param form that part
 * @param roots where the given spots are in it
 */
record Compact(LoopyForm form, List<Spot> roots) {

  static Compact of(LoopyForm form, List<Spot> roots) {
    int[] order = reachable(form, roots);
    ShortGame[] shorts = shorts(form, order);
    int[] classes = classes(form, order, shorts);
    LoopyForm.Builder builder = new LoopyForm.Builder(form.universe());
    Map<Integer, Integer> numbers = new HashMap<>();
    List<Integer> firsts = new ArrayList<>();
    for (int vertex : order) {
      if (!numbers.containsKey(classes[vertex])) {
        boolean isShort = shorts[vertex] != null;
        numbers.put(classes[vertex], isShort ? builder.vertex(shorts[vertex]) : builder.vertex());
        if (!isShort) {
          firsts.add(vertex);
        }
      }
    }
    for (int vertex : firsts) {
      for (Player player : Player.values()) {
        for (int option : form.moves(vertex, player)) {
          builder.option(player, numbers.get(classes[vertex]), numbers.get(classes[option]));
        }
      }
    }
    LoopyForm built = builder.build();
    List<Spot> places = new ArrayList<>();
    for (Spot root : roots) {
      places.add(root.isShort() ? root : built.spot(numbers.get(classes[root.vertex()])));
    }
    // What only led to vertices that are short games now is left out.
    return order.length == built.size() || reachable(built, places).length == built.size()
        ? new Compact(built, places)
        : of(built, places);
  }

  private static int[] reachable(LoopyForm form, List<Spot> roots) {
    boolean[] seen = new boolean[form.size()];
    int[] order = new int[form.size()];
    int count = 0;
    for (Spot root : roots) {
      if (!root.isShort() && !seen[root.vertex()]) {
        seen[root.vertex()] = true;
        order[count++] = root.vertex();
      }
    }
    for (int next = 0; next < count; next++) {
      for (Player player : Player.values()) {
        for (int option : form.moves(order[next], player)) {
          if (!seen[option]) {
            seen[option] = true;
            order[count++] = option;
          }
        }
      }
    }
    return Arrays.copyOf(order, count);
  }

  private static ShortGame[] shorts(LoopyForm form, int[] order) {
    ShortGame[] shorts = new ShortGame[form.size()];
    for (int vertex : order) {
      shorts[vertex] = form.shortGame(vertex);
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = order.length - 1; i >= 0; i--) {
        int vertex = order[i];
        if (shorts[vertex] == null && allShort(form, vertex, shorts)) {
          shorts[vertex] =
              form.universe()
                  .of(
                      games(form.moves(vertex, Player.LEFT), shorts),
                      games(form.moves(vertex, Player.RIGHT), shorts));
          changed = true;
        }
      }
    }
    return shorts;
  }

  private static boolean allShort(LoopyForm form, int vertex, ShortGame[] shorts) {
    for (Player player : Player.values()) {
      for (int option : form.moves(vertex, player)) {
        if (shorts[option] == null) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<ShortGame> games(int[] vertices, ShortGame[] shorts) {
    List<ShortGame> games = new ArrayList<>();
    for (int vertex : vertices) {
      games.add(shorts[vertex]);
    }
    return games;
  }

  /** One number for vertices that cannot be told apart by their options, however far one looks. */
  private static int[] classes(LoopyForm form, int[] order, ShortGame[] shorts) {
    int[] classes = new int[form.size()];
    int count = 0;
    while (true) {
      Map<List<Object>, Integer> keys = new HashMap<>();
      int[] next = new int[form.size()];
      for (int vertex : order) {
        List<Object> key =
            shorts[vertex] != null
                ? List.of(shorts[vertex])
                : List.of(
                    classes[vertex],
                    classes(form.moves(vertex, Player.LEFT), classes),
                    classes(form.moves(vertex, Player.RIGHT), classes));
        next[vertex] = keys.computeIfAbsent(key, k -> keys.size());
      }
      if (keys.size() == count) {
        return classes;
      }
      count = keys.size();
      classes = next;
    }
  }

  private static Set<Integer> classes(int[] options, int[] classes) {
    Set<Integer> set = new TreeSet<>();
    for (int option : options) {
      set.add(classes[option]);
    }
    return set;
  }
}
