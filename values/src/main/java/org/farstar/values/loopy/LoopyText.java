package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Writes loopy values. The options of a side stand in one order: short games by their length and
 * text, then vertices by their place in an order of the form that does not depend on its numbers.
 */
final class LoopyText {
  private static final int MOST_BARS = 100;

  private final Rooted game;
  private final int[] ranks;
  private final List<Integer> path = new ArrayList<>();
  private final Set<Integer> named = new HashSet<>();
  private final List<Integer> names = new ArrayList<>();

  /** A text, and the bars between its sides if its braces may be left away. */
  private record Written(String text, int bars) {}

  private LoopyText(Rooted game) {
    this.game = game;
    this.ranks = ranks(game);
  }

  static String of(LoopyGame game) {
    Rooted on = game.rooted(Side.ON);
    Rooted off = game.rooted(Side.OFF);
    if (on == off) {
      return of(on);
    }
    String first = of(on);
    String second = of(off);
    return first.equals("on") && second.equals("off") ? "dud" : first + " & " + second;
  }

  private static String of(Rooted game) {
    if (game.isShort()) {
      return game.form().shortGame(game.start()).toString();
    }
    return known(game.form(), game.start())
        .orElseGet(
            () -> {
              LoopyText text = new LoopyText(game);
              text.findNames(game.spot());
              text.path.clear();
              return text.write(game.spot()).text();
            });
  }

  /** The name of a vertex, behind a number if there is one. */
  private static Optional<String> known(LoopyForm form, int vertex) {
    List<Spot> left = form.options(form.spot(vertex), Player.LEFT);
    List<Spot> right = form.options(form.spot(vertex), Player.RIGHT);
    Spot self = form.spot(vertex);
    if (left.equals(List.of(self)) && right.isEmpty()) {
      return Optional.of("on");
    } else if (right.equals(List.of(self)) && left.isEmpty()) {
      return Optional.of("off");
    } else if (left.size() != 1 || right.size() != 1) {
      return Optional.empty();
    } else if (right.get(0).equals(self) && left.get(0).isShort()) {
      ShortGame base = left.get(0).game();
      return base.equals(base.universe().star())
          ? Optional.of("-upon")
          : base.asNumber().map(x -> prefix(x) + "over");
    } else if (left.get(0).equals(self) && right.get(0).isShort()) {
      ShortGame base = right.get(0).game();
      return base.equals(base.universe().star())
          ? Optional.of("upon")
          : base.asNumber().map(x -> prefix(x) + "under");
    }
    return Optional.empty();
  }

  private static String prefix(Dyadic number) {
    return number.isZero() ? "" : number.toString();
  }

  /** Finds the vertices that play comes back to where they are written. */
  private void findNames(Spot spot) {
    if (spot.isShort() || known(game.form(), spot.vertex()).isPresent()) {
      return;
    }
    if (path.contains(spot.vertex())) {
      named.add(spot.vertex());
      return;
    }
    path.add(spot.vertex());
    for (Player player : Player.values()) {
      sorted(spot, player).forEach(this::findNames);
    }
    path.remove(path.size() - 1);
  }

  private Written write(Spot spot) {
    if (spot.isShort()) {
      return new Written(spot.game().toString(), bars(spot.game().toString()));
    }
    Optional<String> known = known(game.form(), spot.vertex());
    if (known.isPresent()) {
      return new Written(known.get(), 0);
    }
    if (path.contains(spot.vertex())) {
      return new Written(name(spot.vertex()), 0);
    }
    path.add(spot.vertex());
    String name = named.contains(spot.vertex()) ? name(spot.vertex()) : "";
    List<Written> left = sorted(spot, Player.LEFT).stream().map(this::write).toList();
    List<Written> right = sorted(spot, Player.RIGHT).stream().map(this::write).toList();
    path.remove(path.size() - 1);
    int bars = 1 + Math.max(bars(left), bars(right));
    String text = name + "{" + side(left) + "|".repeat(bars) + side(right) + "}";
    return new Written(text, name.isEmpty() ? bars : 0);
  }

  private static int bars(List<Written> side) {
    int bars = side.size() == 1 ? side.get(0).bars() : 0;
    return bars < MOST_BARS ? bars : 0;
  }

  private static String side(List<Written> side) {
    if (bars(side) > 0) {
      String text = side.get(0).text();
      return text.substring(1, text.length() - 1);
    }
    return String.join(",", side.stream().map(Written::text).toList());
  }

  /** The bars between the sides of a short game that is printed by its options. */
  private static int bars(String text) {
    if (!text.startsWith("{") || !text.endsWith("}")) {
      return 0;
    }
    int depth = 0;
    int most = 0;
    int run = 0;
    for (char c : text.toCharArray()) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      run = c == '|' && depth == 1 ? run + 1 : 0;
      most = Math.max(most, run);
    }
    return most;
  }

  /** a, b, c ... in the order in which vertices are named; v is no name. */
  private String name(int vertex) {
    int index = names.indexOf(vertex);
    if (index < 0) {
      index = names.size();
      names.add(vertex);
    }
    String letters = "abcdefghijklmnopqrstu";
    return index < letters.length()
        ? letters.substring(index, index + 1)
        : "n" + (index - letters.length());
  }

  private List<Spot> sorted(Spot spot, Player player) {
    List<Spot> options = new ArrayList<>(game.form().options(spot, player));
    options.sort(
        Comparator.comparing((Spot s) -> !s.isShort())
            .thenComparing(s -> s.isShort() ? s.game().toString().length() : 0)
            .thenComparing(s -> s.isShort() ? s.game().toString() : "")
            .thenComparing(s -> s.isShort() ? 0 : ranks[s.vertex()]));
    return options;
  }

  /**
   * Ranks of the vertices by their texts and then by the ranks of their options, until nothing more
   * is told apart. In a canonical form all vertices are.
   */
  private static int[] ranks(Rooted game) {
    LoopyForm form = game.form();
    int[] ranks = new int[form.size()];
    for (int round = 0; round <= form.size(); round++) {
      List<String> keys = new ArrayList<>();
      for (int v = 0; v < form.size(); v++) {
        keys.add(
            form.isShort(v)
                ? "s" + form.shortGame(v)
                : ranks[v]
                    + key(form.moves(v, Player.LEFT), ranks, form)
                    + "|"
                    + key(form.moves(v, Player.RIGHT), ranks, form));
      }
      List<String> order = keys.stream().distinct().sorted().toList();
      int[] next = new int[form.size()];
      for (int v = 0; v < form.size(); v++) {
        next[v] = order.indexOf(keys.get(v));
      }
      ranks = next;
    }
    return ranks;
  }

  private static String key(int[] options, int[] ranks, LoopyForm form) {
    List<String> texts = new ArrayList<>();
    for (int option : options) {
      texts.add(form.isShort(option) ? "s" + form.shortGame(option) : "r" + ranks[option]);
    }
    texts.sort(Comparator.naturalOrder());
    return texts.toString();
  }
}
