package org.farstar.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Thermograph;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.Wall;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Thermographs of stoppers against play beside stacks of coupons, and against laws of sums. */
class StopperThermographTest {
  private static final List<String> LEAVES =
      List.of("0", "0", "1", "-1", "2", "-3", "1/2", "-1/4", "*", "^", "v*", "{3|-2}", "{4||1|0}");

  private final Environment environment = new Environment();
  private final Universe universe = environment.universe();

  /**
   * The scores of a form, taken as it is, beside stacks of coupons by the definition alone. All are
   * counted in halves of the step from coupon to coupon.
   */
  private static final class Coupons {
    private static final int STEPS = 32;
    private static final int HIGHEST = 5;
    private static final int AT_THE_BOTTOM = 80;

    private final List<int[][]> options = new ArrayList<>();
    private final Map<ShortGame, Integer> shorts = new HashMap<>();

    /** By layers of temperatures, vertices and the player who begins. */
    private final List<Long[][]> scores = new ArrayList<>();

    Coupons(LoopyForm form) {
      for (int v = 0; v < form.size(); v++) {
        options.add(null);
      }
      for (int v = 0; v < form.size(); v++) {
        int[][] both = new int[2][];
        for (Player player : Player.values()) {
          both[player.ordinal()] =
              form.isShort(v) ? unfolded(form.shortGame(v), player) : form.options(v, player);
        }
        options.set(v, both);
      }
      Long[][] last = new Long[options.size()][2];
      for (Long[] scores : last) {
        scores[0] = 0L;
        scores[1] = 0L;
      }
      for (int i = 0; i < AT_THE_BOTTOM; i++) {
        last = beside(last, -2 * STEPS, 0);
      }
      scores.add(last);
      for (int layer = 1; layer <= STEPS * (HIGHEST + 1); layer++) {
        last = beside(last, 2 * (layer - STEPS), 1);
        scores.add(last);
      }
    }

    private int[] unfolded(ShortGame game, Player player) {
      return game.options(player).stream().mapToInt(this::vertex).toArray();
    }

    private int vertex(ShortGame game) {
      Integer known = shorts.get(game);
      if (known != null) {
        return known;
      }
      int number = options.size();
      shorts.put(game, number);
      options.add(null);
      options.set(number, new int[][] {unfolded(game, Player.LEFT), unfolded(game, Player.RIGHT)});
      return number;
    }

    private Long[][] beside(Long[][] before, long tax, long half) {
      Long[][] now = new Long[options.size()][2];
      for (int v = 0; v < options.size(); v++) {
        score(now, before, v, 0, tax, half);
        score(now, before, v, 1, tax, half);
      }
      return now;
    }

    private long score(Long[][] now, Long[][] before, int v, int mover, long tax, long half) {
      if (now[v][mover] == null) {
        long sign = mover == 0 ? 1 : -1;
        long best = before[v][1 - mover] + sign * half;
        for (int option : options.get(v)[mover]) {
          long after = score(now, before, option, 1 - mover, tax, half) - sign * tax;
          best = sign * after > sign * best ? after : best;
        }
        now[v][mover] = best;
      }
      return now[v][mover];
    }

    double at(int layer, int vertex, Player player) {
      return scores.get(layer)[vertex][player.ordinal()] / (2.0 * STEPS);
    }
  }

  private LoopyForm random(Random random, int vertices) {
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    for (int v = 0; v < vertices; v++) {
      builder.vertex();
    }
    for (int v = 0; v < vertices; v++) {
      for (Player player : Player.values()) {
        for (int i = random.nextInt(3); i > 0; i--) {
          int to = random.nextInt(vertices);
          if (random.nextInt(2) == 0) {
            to = builder.vertex(value(LEAVES.get(random.nextInt(LEAVES.size()))).shortGame().get());
          }
          builder.option(player, v, to);
        }
      }
    }
    return builder.build();
  }

  private LoopyForm randomStopper(Random random, int vertices) {
    LoopyForm form = random(random, vertices);
    while (endless(form) || !form.isLoopy(0)) {
      form = random(random, vertices);
    }
    return form;
  }

  private static boolean endless(LoopyForm form) {
    return IntStream.range(0, form.size()).anyMatch(form::mayAlternateForEver);
  }

  private LoopyGame value(String text) {
    Evaluated value = Expression.read(text).evaluate(environment);
    return value instanceof Evaluated.OfLoopy loopy
        ? loopy.game()
        : value instanceof Evaluated.OfGame game
            ? LoopyGame.of(game.game())
            : LoopyGame.of(universe.number(((Evaluated.OfNumber) value).number()));
  }

  private static StopperThermograph walls(LoopyGame stopper) {
    LoopyThermograph both = stopper.thermograph();
    assertThat(both.stableFrom()).contains(Wall.BOTTOM);
    return both.onside();
  }

  private static double number(Dyadic x) {
    return x.numerator().doubleValue() / x.denominator().doubleValue();
  }

  /** How far a wall is from the scores, where it is finite; the grid is so fine that errors are. */
  private static void compare(LoopyForm form, int start, StopperThermograph walls) {
    Coupons coupons = new Coupons(form);
    for (int layer = 0; layer < coupons.scores.size(); layer += 5) {
      Dyadic t = Dyadic.of(layer - Coupons.STEPS, 5);
      for (Player player : Player.values()) {
        double score = coupons.at(layer, start, player);
        Optional<Wall> wall = walls.wall(player);
        String where = walls + " for " + player + " at " + t;
        if (wall.isPresent()) {
          assertThat(score).as(where).isCloseTo(number(wall.get().at(t)), within());
        } else {
          double sign = walls.owner().orElse(player) == Player.LEFT ? 1 : -1;
          assertThat(sign * score).as(where).isGreaterThan(15);
        }
      }
    }
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(4.0 / Coupons.STEPS);
  }

  @Test
  void wallsOfShortGamesAreTheScoresBesideCoupons() {
    for (String text : LEAVES) {
      LoopyForm form = Rooted.of(value(text).shortGame().get()).form();
      compare(form, 0, walls(value(text)));
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 60", "2, 150", "3, 150", "4, 100", "5, 60"})
  void wallsAreTheScoresBesideCoupons(int vertices, int games) {
    Random random = new Random(vertices);
    for (int i = 0; i < games; i++) {
      LoopyForm form = randomStopper(random, vertices);
      compare(form, 0, walls(LoopyGame.of(form, 0)));
    }
  }

  /** Short games in which the vertices that are no numbers are treated as loopy ones are. */
  @Test
  void unfoldedShortGamesHaveTheirThermographs() {
    Random random = new Random(14);
    List<ShortGame> games = new ArrayList<>();
    LEAVES.forEach(leaf -> games.add(value(leaf).shortGame().get()));
    for (int i = 0; i < 400; i++) {
      ShortGame game =
          universe.of(
              universe.of(pick(games, random), pick(games, random)).plus(pick(games, random)),
              universe.of(pick(games, random), pick(games, random)));
      if (i % 4 == 0 && game.followerCount().intValue() < 40) {
        games.add(game);
      }
      LoopyForm.Builder builder = new LoopyForm.Builder(universe);
      int start = unfolded(game, builder, new HashMap<>());
      assertThat(StopperWalls.of(new Rooted(builder.build(), start)).finite())
          .as(game.toString())
          .contains(game.thermograph());
    }
  }

  private static ShortGame pick(List<ShortGame> games, Random random) {
    return games.get(random.nextInt(games.size()));
  }

  private static int unfolded(
      ShortGame game, LoopyForm.Builder builder, Map<ShortGame, Integer> known) {
    if (game.isNumber()) {
      return builder.vertex(game);
    }
    Integer vertex = known.get(game);
    if (vertex == null) {
      vertex = builder.vertex();
      known.put(game, vertex);
      for (Player player : Player.values()) {
        for (ShortGame option : game.options(player)) {
          builder.option(player, vertex, unfolded(option, builder, known));
        }
      }
    }
    return vertex;
  }

  /** All forms of two vertices with at most two options each, 0 and 1 among them. */
  @Test
  void wallsOfAllSmallStoppersAreTheScoresBesideCoupons() {
    List<List<Integer>> choices = new ArrayList<>();
    for (int set = 0; set < 16; set++) {
      int chosen = set;
      List<Integer> choice =
          IntStream.range(0, 4).filter(i -> (chosen >> i & 1) == 1).boxed().toList();
      if (choice.size() <= 2) {
        choices.add(choice);
      }
    }
    int stoppers = 0;
    int infinite = 0;
    int apart = 0;
    for (int code = 0; code < Math.pow(choices.size(), 4); code++) {
      LoopyForm.Builder builder = new LoopyForm.Builder(universe);
      int[] vertices = {
        builder.vertex(),
        builder.vertex(),
        builder.vertex(universe.zero()),
        builder.vertex(universe.integer(1))
      };
      int rest = code;
      for (int v = 0; v < 2; v++) {
        for (Player player : Player.values()) {
          for (int option : choices.get(rest % choices.size())) {
            builder.option(player, v, vertices[option]);
          }
          rest /= choices.size();
        }
      }
      LoopyForm form = builder.build();
      if (!endless(form)) {
        StopperThermograph walls = walls(LoopyGame.of(form, 0));
        compare(form, 0, walls);
        stoppers++;
        infinite += walls.owner().isPresent() ? 1 : 0;
        apart += walls.temperature().isEmpty() ? 1 : 0;
      }
    }
    assertThat(List.of(stoppers, infinite, apart)).isEqualTo(List.of(7888, 922, 192));
  }

  @Test
  void stopsAreTheWallsWithoutTax() {
    Random random = new Random(11);
    int loopy = 0;
    for (int i = 0; i < 300; i++) {
      LoopyForm form = randomStopper(random, 1 + random.nextInt(5));
      LoopyGame game = LoopyGame.of(form, 0);
      StopperThermograph walls = walls(game);
      loopy += game.isLoopfree() ? 0 : 1;
      for (Player player : Player.values()) {
        LoopyGame stop = game.strongStop(player);
        Optional<Wall> wall = walls.wall(player);
        assertThat(wall.map(w -> LoopyGame.of(universe.number(w.at(Dyadic.ZERO)))))
            .as(game + " for " + player)
            .isEqualTo(stop.shortGame().map(LoopyGame::of));
      }
    }
    assertThat(loopy).isGreaterThan(100);
  }

  @Test
  void negativesAreMirroredAndNumbersMove() {
    Random random = new Random(12);
    for (int i = 0; i < 200; i++) {
      LoopyGame game = LoopyGame.of(randomStopper(random, 1 + random.nextInt(4)), 0);
      StopperThermograph walls = walls(game);
      StopperThermograph negative = walls(game.negate());
      StopperThermograph moved = walls(game.plus(value("5/4")));
      assertThat(negative.temperature()).isEqualTo(walls.temperature());
      assertThat(negative.mean()).isEqualTo(walls.mean().map(Dyadic::negate));
      assertThat(moved.mean())
          .isEqualTo(walls.mean().map(value("5/4").shortGame().get().mean()::plus));
      for (Player player : Player.values()) {
        for (int t = 0; t < 5; t++) {
          Dyadic at = Dyadic.of(t);
          Optional<Dyadic> wall = walls.wall(player).map(w -> w.at(at));
          assertThat(negative.wall(player.opponent()).map(w -> w.at(at)))
              .isEqualTo(wall.map(Dyadic::negate));
          assertThat(moved.wall(player).map(w -> w.at(at)))
              .as(game + " at " + t)
              .isEqualTo(wall.map(value("5/4").shortGame().get().mean()::plus));
        }
      }
    }
  }

  /** Means add, and a sum is no hotter than its hottest term. */
  @Test
  void meansAddInSumsThatAreStoppers() {
    Random random = new Random(13);
    int sums = 0;
    for (int i = 0; i < 400; i++) {
      LoopyGame one = LoopyGame.of(randomStopper(random, 1 + random.nextInt(3)), 0);
      LoopyGame other =
          random.nextBoolean()
              ? LoopyGame.of(randomStopper(random, 1 + random.nextInt(3)), 0)
              : value(LEAVES.get(random.nextInt(LEAVES.size())));
      LoopyGame sum = one.plus(other);
      Optional<Thermograph> first = walls(one).finite();
      Optional<Thermograph> second = walls(other).finite();
      if (sum.isStopper() && first.isPresent() && second.isPresent()) {
        sums += one.isLoopfree() ? 0 : 1;
        Thermograph walls = walls(sum).finite().orElseThrow();
        String text = one + " and " + other;
        assertThat(walls.mean()).as(text).isEqualTo(first.get().mean().plus(second.get().mean()));
        assertThat(walls.temperature())
            .as(text)
            .isLessThanOrEqualTo(first.get().temperature().max(second.get().temperature()));
      }
    }
    assertThat(sums).isGreaterThan(60);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "on; left on, right on; stable",
        "off; left off, right off; stable",
        "over; left (-1, 1)(0, 0), right (-1, 0); stable",
        "1/2under; left (-1, 1)(-1/2, 1/2), right (-1, 0)(-1/2, 0)(0, 1/2); stable",
        "{on|0}; left on, right (-1, -1) with slope 1; stable",
        "{{on|1}|{-1|off}}; left (-1, 1) with slope 0, right (-1, -1) with slope 0; stable",
        "on.Tiny; left (-1, 1)(0, 0), right (-1, 0); stable",
        "{4|over||-3}; left (-1, 1)(0, 0)(2, 0)(5/2, -1/2), right (-1, -4)(5/2, -1/2); stable",
        "dud; onside left on, right on; offside left off, right off; unstable",
        "a{3|b{a|-3}}; onside left (-1, 4), right (-1, 4); offside left (-1, 4)(7/2, -1/2),"
            + " right (-1, -5)(7/2, -1/2); unstable",
        "over + under; onside left (-1, 1)(0, 0), right (-1, 0); offside left (-1, 0),"
            + " right (-1, -1)(0, 0); stable from 0",
      })
  void prints(String text) {
    int cut = text.indexOf(';');
    assertThat(value(text.substring(0, cut)).thermograph()).hasToString(text.substring(cut + 2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "over.Mean; 0",
        "over.Temperature; 0",
        "(over + under).Mean; 0",
        "on.Mean; on",
        "off.Mean; off",
        "off.Temperature; -1",
        "{on|0}.Temperature; on",
        "{4|over||-3}.Mean; -1/2",
        "{4|over||-3}.Temperature; 5/2",
        "({on|0} & {on|0}).Temperature; on",
        "over.Thermograph; left (-1, 1)(0, 0), right (-1, 0); stable",
      })
  void answersInExpressions(String text) {
    int cut = text.indexOf(';');
    assertThat(Expression.read(text.substring(0, cut)).evaluate(environment))
        .hasToString(text.substring(cut + 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{on|0}.Mean; {on|0}, whose walls never meet, so that it has no mean",
        "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}.Thermograph; which has a side that was not found to be a",
        "dud.Mean; dud, whose onside has the mean on and whose offside has off",
        "(a{3|b{a|-3}}).Temperature; has the temperature -1 and whose offside has 7/2",
      })
  void refuses(String text, String message) {
    assertThatThrownBy(() -> Expression.read(text).evaluate(environment))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }
}
