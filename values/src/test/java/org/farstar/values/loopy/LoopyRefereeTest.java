package org.farstar.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Values of loopy games against their definition: G and H are equal if G + X and H + X have the
 * same outcome for every X, where play without end is a draw. The referee plays sums out and knows
 * no theory.
 */
class LoopyRefereeTest {
  private static final int GAMES = 24;

  private final Universe universe = new Universe();

  /** A graph by its options alone, {@code options[vertex][0]} of Left; short games are unfolded. */
  private record Graph(int[][][] options, int start) {}

  /** Left's result when a player begins: 1 a win, 0 a draw, -1 a loss. */
  private static int[] results(Graph one, Graph other) {
    int width = other.options.length;
    int size = one.options.length * width;
    int[][] result = new int[2][size];
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int place = 0; place < size; place++) {
        for (int mover = 0; mover < 2; mover++) {
          if (result[mover][place] == 0) {
            result[mover][place] = decided(one, other, place, mover, result[1 - mover]);
            changed |= result[mover][place] != 0;
          }
        }
      }
    }
    int start = one.start * width + other.start;
    return new int[] {result[0][start], result[1][start]};
  }

  private static int decided(Graph one, Graph other, int place, int mover, int[] next) {
    int width = other.options.length;
    int own = mover == 0 ? 1 : -1;
    boolean lost = true;
    for (int option : one.options[place / width][mover]) {
      int to = option * width + place % width;
      if (next[to] == own) {
        return own;
      }
      lost &= next[to] == -own;
    }
    for (int option : other.options[place % width][mover]) {
      int to = place / width * width + option;
      if (next[to] == own) {
        return own;
      }
      lost &= next[to] == -own;
    }
    return lost ? -own : 0;
  }

  private static Graph graph(LoopyForm form, int start) {
    List<int[][]> options = new ArrayList<>();
    Map<ShortGame, Integer> shorts = new HashMap<>();
    for (int v = 0; v < form.size(); v++) {
      options.add(new int[2][]);
    }
    for (int v = 0; v < form.size(); v++) {
      if (form.isShort(v)) {
        shorts.put(form.shortGame(v), v);
      }
    }
    for (int v = 0; v < form.size(); v++) {
      for (Player player : Player.values()) {
        int side = player.ordinal();
        if (form.isShort(v)) {
          options.get(v)[side] = unfolded(form.shortGame(v), player, shorts, options);
        } else {
          options.get(v)[side] = form.options(v, player);
        }
      }
    }
    return new Graph(options.toArray(new int[0][][]), start);
  }

  private static int[] unfolded(
      ShortGame game, Player player, Map<ShortGame, Integer> shorts, List<int[][]> options) {
    return game.options(player).stream().mapToInt(g -> vertex(g, shorts, options)).toArray();
  }

  private static int vertex(ShortGame game, Map<ShortGame, Integer> shorts, List<int[][]> options) {
    Integer known = shorts.get(game);
    if (known != null) {
      return known;
    }
    int number = options.size();
    shorts.put(game, number);
    options.add(new int[2][]);
    for (Player player : Player.values()) {
      options.get(number)[player.ordinal()] = unfolded(game, player, shorts, options);
    }
    return number;
  }

  private static Graph negative(Graph graph) {
    int[][][] options = new int[graph.options.length][][];
    for (int v = 0; v < options.length; v++) {
      options[v] = new int[][] {graph.options[v][1], graph.options[v][0]};
    }
    return new Graph(options, graph.start);
  }

  private Rooted random(Random random, int vertices) {
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    for (int v = 0; v < vertices; v++) {
      builder.vertex();
    }
    List<ShortGame> shorts =
        List.of(universe.zero(), universe.star(), universe.integer(1), universe.integer(-1));
    for (int v = 0; v < vertices; v++) {
      for (Player player : Player.values()) {
        for (int i = random.nextInt(3); i > 0; i--) {
          int to =
              random.nextInt(3) == 0
                  ? builder.vertex(shorts.get(random.nextInt(shorts.size())))
                  : random.nextInt(vertices);
          builder.option(player, v, to);
        }
      }
    }
    return new Rooted(builder.build(), 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void comparisonsHoldInEverySum(int vertices) {
    Random random = new Random(vertices);
    List<Rooted> forms = new ArrayList<>();
    List<LoopyGame> games = new ArrayList<>();
    List<Graph> graphs = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Rooted form = random(random, vertices);
      forms.add(form);
      games.add(LoopyGame.of(form.form(), form.start()));
      graphs.add(graph(form.form(), form.start()));
    }
    for (int i = 0; i < GAMES; i++) {
      int[] alone = results(graphs.get(i), graph(Rooted.of(universe.zero()).form(), 0));
      assertThat(games.get(i).outcome().forMover(Player.LEFT).ordinal())
          .as(games.get(i).toString())
          .isEqualTo(1 - alone[0]);
      assertThat(games.get(i).outcome().forMover(Player.RIGHT).ordinal()).isEqualTo(1 + alone[1]);
      for (int j = 0; j < GAMES; j++) {
        boolean atLeast = games.get(i).isAtLeast(games.get(j));
        String pair = games.get(i) + " and " + games.get(j);
        boolean refuted = false;
        for (int k = 0; k < GAMES; k++) {
          for (Graph rest : List.of(graphs.get(k), negative(graphs.get(k)))) {
            int[] first = results(graphs.get(i), rest);
            int[] second = results(graphs.get(j), rest);
            boolean worse = first[0] < second[0] || first[1] < second[1];
            refuted |= worse;
            assertThat(atLeast && worse).as(pair + " beside game " + k).isFalse();
          }
        }
        if (!atLeast && games.get(i).isStopper() && games.get(j).isStopper()) {
          assertThat(refuted).as(pair).isTrue();
        }
      }
    }
  }

  /** The sum of two values against the sum of the forms, beside other games. */
  @Test
  void sumsAreThoseOfTheForms() {
    Random random = new Random(7);
    int stoppers = 0;
    for (int i = 0; i < 150; i++) {
      Rooted one = random(random, 1 + random.nextInt(3));
      Rooted other = random(random, 1 + random.nextInt(3));
      LoopyGame sum =
          LoopyGame.of(one.form(), one.start()).plus(LoopyGame.of(other.form(), other.start()));
      if (!sum.isStopper()) {
        continue;
      }
      stoppers++;
      Graph value = graph(sum.rooted(Side.ON).form(), sum.rooted(Side.ON).start());
      Graph first = graph(one.form(), one.start());
      Graph second = graph(other.form(), other.start());
      for (int k = 0; k < 20; k++) {
        Rooted rest = random(random, 1 + random.nextInt(2));
        Graph third = graph(rest.form(), rest.start());
        assertThat(results(value, third))
            .as("%s", sum)
            .isEqualTo(results(product(first, second), third));
      }
    }
    assertThat(stoppers).isGreaterThan(50);
  }

  /** Ordinal sums of stoppers against the graph of their definition, beside other games. */
  @Test
  void ordinalSumsAreThoseOfTheForms() {
    Random random = new Random(13);
    int loopy = 0;
    for (int i = 0; i < 150; i++) {
      LoopyGame base = stopper(random, 3);
      LoopyGame other = stopper(random, 3);
      LoopyGame sum = base.ordinalSum(other);
      loopy += sum.isLoopfree() ? 0 : 1;
      LoopyGame found = sum.subordinate(base).orElseThrow();
      assertThat(base.ordinalSum(found)).as("%s:%s", base, other).isEqualTo(sum);
      if (base.isLoopfree()) {
        assertThat(found).as("%s:%s", base, other).isEqualTo(other);
      }
      Graph value = graph(sum.rooted(Side.ON).form(), sum.rooted(Side.ON).start());
      Graph form = ordinal(canonical(base), canonical(other));
      for (int k = 0; k < 10; k++) {
        Rooted rest = random(random, 1 + random.nextInt(2));
        Graph third = graph(rest.form(), rest.start());
        assertThat(results(value, third)).as("%s:%s", base, other).isEqualTo(results(form, third));
      }
    }
    assertThat(loopy).isGreaterThan(50);
  }

  private static Graph canonical(LoopyGame game) {
    Rooted rooted = game.rooted(Side.ON);
    return graph(rooted.form(), rooted.start());
  }

  /** The positions of the other game, in which a move of the base leaves the base alone. */
  private static Graph ordinal(Graph base, Graph other) {
    int shift = other.options.length;
    int[][][] options = new int[shift + base.options.length][2][];
    for (int v = 0; v < base.options.length; v++) {
      for (int mover = 0; mover < 2; mover++) {
        options[shift + v][mover] =
            Arrays.stream(base.options[v][mover]).map(x -> x + shift).toArray();
      }
    }
    for (int v = 0; v < shift; v++) {
      for (int mover = 0; mover < 2; mover++) {
        int[] own = other.options[v][mover];
        int[] down = options[shift + base.start][mover];
        int[] all = Arrays.copyOf(own, own.length + down.length);
        System.arraycopy(down, 0, all, own.length, down.length);
        options[v][mover] = all;
      }
    }
    return new Graph(options, other.start);
  }

  private LoopyGame stopper(Random random, int vertices) {
    while (true) {
      Rooted form = random(random, 1 + random.nextInt(vertices));
      LoopyGame game = LoopyGame.of(form.form(), form.start());
      if (game.isStopper()) {
        return game;
      }
    }
  }

  /** Every ordinal sum of games born by day 2 gives its second game back; no other game has one. */
  @Test
  void whatIsSubordinateIsUnique() {
    List<ShortGame> games = bornByDayTwo();
    assertThat(games).hasSize(22);
    for (ShortGame base : games) {
      Map<ShortGame, ShortGame> sums = new HashMap<>();
      for (ShortGame other : games) {
        ShortGame sum = base.ordinalSum(other);
        sums.put(sum, other);
        assertThat(LoopyGame.of(sum).subordinate(LoopyGame.of(base)))
            .as("%s:%s", base, other)
            .contains(LoopyGame.of(other));
      }
      for (ShortGame game : games) {
        Optional<LoopyGame> found = LoopyGame.of(game).subordinate(LoopyGame.of(base));
        if (found.isPresent()) {
          assertThat(base.ordinalSum(found.get().shortGame().orElseThrow())).isEqualTo(game);
        } else {
          assertThat(sums).as("%s by %s", game, base).doesNotContainKey(game);
        }
      }
    }
  }

  private List<ShortGame> bornByDayTwo() {
    List<ShortGame> day =
        List.of(universe.zero(), universe.star(), universe.integer(1), universe.integer(-1));
    Set<ShortGame> next = new LinkedHashSet<>();
    for (int left = 0; left < 16; left++) {
      for (int right = 0; right < 16; right++) {
        next.add(universe.of(subset(day, left), subset(day, right)));
      }
    }
    return List.copyOf(next);
  }

  private static List<ShortGame> subset(List<ShortGame> games, int bits) {
    List<ShortGame> chosen = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if ((bits >> i & 1) == 1) {
        chosen.add(games.get(i));
      }
    }
    return chosen;
  }

  /**
   * A stop divides the numbers: with Left to begin, a game is not at most the numbers below its
   * Left stop, and less than those above it; for its Right stop the other way round.
   */
  @Test
  void stopsDivideTheNumbers() {
    Random random = new Random(17);
    List<LoopyGame> numbers = new ArrayList<>();
    for (int i = -9; i <= 9; i++) {
      numbers.add(LoopyGame.of(universe.number(Dyadic.of(i, 2))));
    }
    int loopy = 0;
    for (int i = 0; i < 300; i++) {
      LoopyGame game = stopper(random, 4);
      loopy += game.isLoopfree() ? 0 : 1;
      LoopyGame left = game.stop(Player.LEFT);
      LoopyGame right = game.stop(Player.RIGHT);
      assertThat(left.isPseudonumber() && right.isPseudonumber()).isTrue();
      for (LoopyGame x : numbers) {
        if (!x.isAtLeast(left)) {
          assertThat(x.isAtLeast(game)).as("%s and %s", game, x).isFalse();
        } else if (!left.isAtLeast(x)) {
          assertThat(x.isAtLeast(game)).as("%s and %s", game, x).isTrue();
        }
        if (!right.isAtLeast(x)) {
          assertThat(game.isAtLeast(x)).as("%s and %s", game, x).isFalse();
        } else if (!x.isAtLeast(right)) {
          assertThat(game.isAtLeast(x)).as("%s and %s", game, x).isTrue();
        }
      }
    }
    assertThat(loopy).isGreaterThan(100);
  }

  /** The powers of an infinitesimal {0|H} above 0 add up (CGT II.2). */
  @Test
  void powersAddUp() {
    for (String text : List.of("^", "Tiny(1)", "Tiny(2)", "Tiny({2|1})")) {
      LoopyGame game = LoopyGame.of(universe.read(text));
      LoopyGame sum = LoopyGame.of(universe.zero());
      for (int n = 1; n <= 4; n++) {
        LoopyGame exponent = LoopyGame.of(universe.integer(n));
        sum = sum.plus(game.power(exponent));
        assertThat(game.powerSum(exponent)).as("%s to %s", text, n).isEqualTo(sum);
      }
    }
  }

  private static Graph product(Graph one, Graph other) {
    int width = other.options.length;
    int[][][] options = new int[one.options.length * width][2][];
    for (int place = 0; place < options.length; place++) {
      for (int mover = 0; mover < 2; mover++) {
        int[] a = one.options[place / width][mover].clone();
        int[] b = other.options[place % width][mover].clone();
        int first = place / width;
        int second = place % width;
        int[] all = Arrays.copyOf(a, a.length + b.length);
        for (int i = 0; i < a.length; i++) {
          all[i] = a[i] * width + second;
        }
        for (int i = 0; i < b.length; i++) {
          all[a.length + i] = first * width + b[i];
        }
        options[place][mover] = all;
      }
    }
    return new Graph(options, one.start * width + other.start);
  }

  /** Canonical forms are unique, and what is printed is read back. */
  @Test
  void equalStoppersPrintTheSameAndAreReadBack() {
    Random random = new Random(11);
    Map<String, LoopyGame> printed = new HashMap<>();
    for (int i = 0; i < 500; i++) {
      Rooted form = random(random, 1 + random.nextInt(4));
      LoopyGame game = LoopyGame.of(form.form(), form.start());
      String text = game.toString();
      Evaluated read = Expression.read(text).evaluate();
      LoopyGame back =
          read instanceof Evaluated.OfLoopy loopy
              ? loopy.game()
              : LoopyGame.of(universe.read(read.toString()));
      assertThat(back.adopted(universe)).as(text).isEqualTo(game);
      if (game.isStopperSided()) {
        assertThat(read.toString()).isEqualTo(text);
        LoopyGame same = printed.putIfAbsent(text, game);
        assertThat(same == null || same.equals(game)).as(text).isTrue();
      }
    }
    List<LoopyGame> games = new ArrayList<>(printed.values());
    for (int i = 0; i < Math.min(80, games.size()); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(games.get(i).equals(games.get(j)))
            .as("%s and %s", games.get(i), games.get(j))
            .isFalse();
      }
    }
  }
}
