package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

/** Games whose rules fit into a line, against that line: values by the definition alone. */
class SmallGamesTest {
  private final Universe universe = new Universe();
  private final Workspace workspace = new Workspace();

  /** The value of a position from the texts of its options. */
  private ShortGame slow(
      Map<String, ShortGame> known,
      String at,
      BiFunction<String, Player, Collection<String>> options) {
    ShortGame value = known.get(at);
    if (value == null) {
      value =
          universe.of(
              options.apply(at, Player.LEFT).stream().map(to -> slow(known, to, options)).toList(),
              options.apply(at, Player.RIGHT).stream()
                  .map(to -> slow(known, to, options))
                  .toList());
      known.put(at, value);
    }
    return value;
  }

  private void compare(
      String id, List<String> positions, BiFunction<String, Player, Collection<String>> options) {
    Game<?> game = Games.find(id).orElseThrow();
    Map<String, ShortGame> known = new HashMap<>();
    for (String position : positions) {
      String value =
          new Analyst(workspace)
              .value(game.read(position), Method.BEST, Ask.ANSWER, Control.unlimited())
              .first()
              .orElseThrow()
              .value()
              .toString();
      assertThat(universe.read(value))
          .as("%s %s", id, position)
          .isEqualTo(slow(known, position, options));
    }
  }

  private static int number(String text, int index) {
    return Integer.parseInt(text.split("[ /]")[index]);
  }

  private static List<String> pairs(int most, String between) {
    return IntStream.rangeClosed(1, most)
        .boxed()
        .flatMap(a -> IntStream.rangeClosed(1, a).mapToObj(b -> a + between + b))
        .toList();
  }

  @Test
  void mem() {
    compare(
        "mem",
        pairs(9, "/"),
        (at, player) ->
            IntStream.rangeClosed(number(at, 1), number(at, 0))
                .mapToObj(taken -> number(at, 0) - taken + "/" + taken)
                .toList());
  }

  @Test
  void partizanEuclid() {
    compare(
        "partizan-euclid",
        pairs(30, " "),
        (at, player) -> {
          int q = number(at, 1);
          int rest = number(at, 0) % q;
          return rest == 0
              ? List.of()
              : List.of(q + " " + (player == Player.LEFT ? rest : q - rest));
        });
  }

  /** Options of a bar as rows of squares, each square that may be eaten tried with all others. */
  private static Collection<String> bites(String bar) {
    TreeSet<String> bites = new TreeSet<>();
    int width = bar.indexOf('|') + 1;
    for (int cell = 1; cell < bar.length(); cell++) {
      if (bar.charAt(cell) == '.') {
        StringBuilder bitten = new StringBuilder(bar);
        for (int other = 0; other < bar.length(); other++) {
          if (bar.charAt(other) == '.'
              && other / width >= cell / width
              && other % width >= cell % width) {
            bitten.setCharAt(other, '#');
          }
        }
        bites.add(bitten.toString());
      }
    }
    return bites;
  }

  @Test
  void chomp() {
    compare(
        "chomp",
        List.of(
            "..|..",
            "...|...|...",
            "....|....|....",
            "...|.##|.##",
            "#..|.#.|...",
            "....|#...|.#.#"),
        (bar, player) -> bites(bar));
  }

  /** A graph as it is written, with the vertices that are gone behind a bar. */
  private record Words(List<String> words, TreeSet<String> gone) {
    static Words of(String at) {
      String[] halves = at.split("\\|", -1);
      TreeSet<String> gone = new TreeSet<>();
      if (halves.length > 1) {
        gone.addAll(List.of(halves[1].split(" ")));
      }
      return new Words(List.of(halves[0].split(" ")), gone);
    }

    private static String bare(String word) {
      return word.replaceAll("[lr]$", "");
    }

    TreeSet<String> vertices() {
      TreeSet<String> vertices = new TreeSet<>();
      words.forEach(word -> vertices.addAll(List.of(bare(word).split("[->br]"))));
      vertices.removeAll(gone);
      return vertices;
    }

    boolean may(String vertex, Player player) {
      return !words.contains(vertex + (player == Player.LEFT ? "r" : "l"));
    }

    boolean joined(String from, String to) {
      return words.contains(from + "-" + to)
          || words.contains(to + "-" + from)
          || words.contains(from + ">" + to);
    }

    String without(Collection<String> more) {
      TreeSet<String> all = new TreeSet<>(gone);
      all.addAll(more);
      return String.join(" ", words) + "|" + String.join(" ", all);
    }
  }

  /** A vertex goes with those that an edge or an arc leads to, or with all that ways lead to. */
  private static Collection<String> taken(String at, Player player, boolean ways) {
    Words graph = Words.of(at);
    TreeSet<String> options = new TreeSet<>();
    for (String vertex : graph.vertices()) {
      if (graph.may(vertex, player)) {
        TreeSet<String> taken = new TreeSet<>(List.of(vertex));
        for (int size = 0; size < taken.size(); ) {
          size = taken.size();
          for (String from : ways ? List.copyOf(taken) : List.of(vertex)) {
            graph.vertices().stream().filter(to -> graph.joined(from, to)).forEach(taken::add);
          }
        }
        options.add(graph.without(taken));
      }
    }
    return options;
  }

  @Test
  void nodeKayles() {
    compare(
        "node-kayles",
        List.of("1-2 2-3 3-4", "1-2 2-3 3-1 3-4", "1-2 2-3 3-4 4-5 5-6 6-1", "1 2-3 3-4 4-2 5-6"),
        (at, player) -> taken(at, player, false));
  }

  @Test
  void digraphPlacement() {
    compare(
        "digraph-placement",
        List.of(
            "1l 2r 1>2",
            "1l 2r 3 1>2 2>3 3>1",
            "1l 2r 1-2 2>3 3l",
            "1l 2l 3r 4r 1-3 2>4 4>1",
            "1 2 3l 1>2 1>3 3-4",
            "1r 2l 3r 4l 5 1>2 2>3 3>4 4>5 5>1"),
        (at, player) -> taken(at, player, false));
  }

  @Test
  void poset() {
    compare(
        "poset",
        List.of("1>2 1>3", "1>2 1>3 2>4 3>4 5>6", "1>2 3>2 3>4", "1>2 2>3 4>5 1>4 2>5", "1 2>3"),
        (at, player) -> taken(at, player, true));
  }

  /** An edge goes with its ends. */
  private static Collection<String> arcs(String at, Player player) {
    Words graph = Words.of(at);
    TreeSet<String> options = new TreeSet<>();
    for (String word : graph.words) {
      List<String> ends = List.of(word.split("[-br]"));
      boolean mine = !word.contains(player == Player.LEFT ? "r" : "b");
      if (mine && graph.vertices().containsAll(ends)) {
        options.add(graph.without(ends));
      }
    }
    return options;
  }

  @Test
  void arcKayles() {
    compare(
        "arc-kayles",
        List.of("1-2 2-3 3-4", "1-1 1-2 2-2 2-3", "1-2 2-3 3-1 3-4", "1-2 2-3 3-4 4-5 5-1 1-6"),
        SmallGamesTest::arcs);
    compare(
        "partizan-arc-kayles",
        List.of("1b2 2r3 3b4", "1b2 1r2 2b3", "1-2 2b3 3r4 4-1", "1b1 1r2 2b3 3-4 4r5 5b1"),
        SmallGamesTest::arcs);
  }
}
