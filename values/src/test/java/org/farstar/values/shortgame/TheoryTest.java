package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Games.Recipe;
import org.junit.jupiter.api.Test;

/** Thermographs, cooling, counts and outcomes against their definitions. */
class TheoryTest {
  private static final int STEPS = 128;
  private static final int HOTTEST = 12;

  private final Universe u = new Universe();
  private final NaiveGame.Grove grove = new NaiveGame.Grove();

  /** Both walls at all multiples of 1/128 from -1 to 12, straight from the definition. */
  private record Sampled(Dyadic[] left, Dyadic[] right) {}

  private final Map<ShortGame, Sampled> sampled = new HashMap<>();

  private static Dyadic temperature(int i) {
    return Dyadic.of(i - STEPS, 7);
  }

  private Sampled sample(ShortGame g) {
    Sampled known = sampled.get(g);
    if (known == null) {
      int n = STEPS * (HOTTEST + 1) + 1;
      known = new Sampled(new Dyadic[n], new Dyadic[n]);
      Dyadic mast = null;
      for (int i = 0; i < n; i++) {
        if (mast == null) {
          known.left[i] = scaffold(g.leftOptions(), i, true);
          known.right[i] = scaffold(g.rightOptions(), i, false);
          boolean met =
              known.left[i] == null
                  || known.right[i] == null
                  || known.left[i].compareTo(known.right[i]) <= 0;
          mast =
              met
                  ? known.left[i] == null || known.right[i] == null ? g.leftStop() : known.left[i]
                  : null;
        }
        if (mast != null) {
          known.left[i] = mast;
          known.right[i] = mast;
        }
      }
      sampled.put(g, known);
    }
    return known;
  }

  private Dyadic scaffold(List<ShortGame> options, int i, boolean left) {
    Dyadic best = null;
    for (ShortGame option : options) {
      Sampled s = sample(option);
      Dyadic wall = left ? s.right[i].minus(temperature(i)) : s.left[i].plus(temperature(i));
      best = best == null ? wall : left ? best.max(wall) : best.min(wall);
    }
    return best;
  }

  private void assertThermograph(ShortGame g) {
    Thermograph t = g.thermograph();
    Sampled s = sample(g);
    for (int i = 0; i < s.left.length; i++) {
      assertThat(t.leftWall().at(temperature(i)))
          .as("%s at %s", g, temperature(i))
          .isEqualTo(s.left[i]);
      assertThat(t.rightWall().at(temperature(i)))
          .as("%s at %s", g, temperature(i))
          .isEqualTo(s.right[i]);
    }
    assertThat(t.mean()).isEqualTo(s.left[s.left.length - 1]).isEqualTo(g.mean());
    assertThat(t.temperature()).as("temperature of %s", g).isEqualTo(g.temperature());
  }

  @Test
  void thermographsOfDayTwoAreTheDefinitions() {
    Games.bornBy(u, 2).forEach(this::assertThermograph);
    for (String g :
        List.of("^4", "^4*", "^*", "*5", "1/2*", "1/4^*", "3/4vv", "1/2*3", "-3/8^3*2")) {
      assertThermograph(u.read(g));
    }
  }

  @Property(tries = 60)
  void thermographsOfRandomGamesAreTheDefinitions(
      @ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    assertThermograph(new Recipe(recipe.seed(), Math.min(3, recipe.moves())).in(u));
  }

  @Property(tries = 100)
  void wallsAreTheStopsOfTheCooledGame(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame g = recipe.in(u);
    for (int eighths = -7; eighths < 24; eighths++) {
      Dyadic t = Dyadic.of(eighths, 3);
      ShortGame cooled = g.cool(t);
      assertThat(g.thermograph().leftWall().at(t)).isEqualTo(cooled.leftStop());
      assertThat(g.thermograph().rightWall().at(t)).isEqualTo(cooled.rightStop());
    }
    if (!g.isNumber()) {
      assertThat(g.freeze().isNumberish()).isTrue();
      assertThat(g.freeze().isNumber()).isFalse();
      assertThat(g.freeze().leftStop()).isEqualTo(g.mean());
    }
  }

  @Property(tries = 60)
  void coolingIsWhatItsDefinitionSays(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame g = new Recipe(recipe.seed(), Math.min(2, recipe.moves())).in(u);
    for (int i = 1; i < 3 * COOLER; i += 5) {
      assertThat(g.cool(cooled(i))).as("%s by %s", g, cooled(i)).isEqualTo(slowlyCooled(g, i));
    }
    for (String x : List.of("1/2", "-3/4", "5/8", "1/2*", "3/8^*")) {
      ShortGame h = u.read(x);
      for (int i = 1; i <= COOLER + 1; i++) {
        assertThat(h.cool(cooled(i))).as("%s by %s", h, cooled(i)).isEqualTo(slowlyCooled(h, i));
      }
    }
  }

  private static final int COOLER = 32;

  private final Map<String, ShortGame> slowlyCooled = new HashMap<>();

  private static Dyadic cooled(int i) {
    return Dyadic.of(i - COOLER, 5);
  }

  /**
   * {(G^L cooled) - t | (G^R cooled) + t}, or the number that this was infinitesimally close to at
   * the first lower temperature where there was one; integers stay.
   */
  private ShortGame slowlyCooled(ShortGame g, int i) {
    if (g.isInteger()) {
      return g;
    }
    String key = g + " " + i;
    ShortGame known = slowlyCooled.get(key);
    for (int lower = 1; lower < i && known == null; lower++) {
      ShortGame form = taxed(g, lower);
      known = form.isNumberish() ? u.number(form.leftStop()) : null;
    }
    known = known == null ? taxed(g, i) : known;
    slowlyCooled.put(key, known);
    return known;
  }

  private ShortGame taxed(ShortGame g, int i) {
    ShortGame tax = u.number(cooled(i));
    return u.of(
        g.leftOptions().stream().map(h -> slowlyCooled(h, i).minus(tax)).toList(),
        g.rightOptions().stream().map(h -> slowlyCooled(h, i).plus(tax)).toList());
  }

  @Test
  void theWallsOfASwitchAreWhatEveryBookShows() {
    Thermograph t = u.read("{4|0}").thermograph();
    assertThat(t.temperature()).isEqualTo(Dyadic.of(2));
    assertThat(t.mean()).isEqualTo(Dyadic.of(2));
    assertThat(t).hasToString("left (-1, 5)(2, 2), right (-1, -1)(2, 2)");
    assertThatThrownBy(() -> t.leftWall().at(Dyadic.of(-2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("thermographs begin at -1, not at -2");
  }

  @Property(tries = 200)
  void birthdaysAndOutcomesAreThoseOfTheTree(
      @ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame g = recipe.in(u);
    assertThat(g.birthday()).isEqualTo(BigInteger.valueOf(grove.of(g).height()));
    assertThat(g.misereOutcome()).isEqualTo(misere(g));
    assertThat(g.followerCount()).isEqualTo(BigInteger.valueOf(g.followers().size()));
    assertThat(g.followers()).doesNotHaveDuplicates().contains(g);
    for (ShortGame follower : g.followers()) {
      assertThat(g.followers()).containsAll(follower.leftOptions());
    }
  }

  @Test
  void birthdaysOfPlainValuesAreThoseOfTheTree() {
    for (int n = -4; n <= 4; n++) {
      for (int k = 0; k <= 5; k++) {
        for (String x : List.of("0", "1", "-3/4")) {
          ShortGame g = u.read(x).plus(u.up().times(n)).plus(u.nimber(k));
          assertThat(g.birthday()).as("%s", g).isEqualTo(BigInteger.valueOf(grove.of(g).height()));
          assertThat(g.isEven()).isEqualTo(parity(g, false) == 0);
          assertThat(g.isOdd()).isEqualTo(parity(g, false) == 1);
          assertThat(g.isEvenTempered()).isEqualTo(parity(g, true) == 0);
          assertThat(g.isOddTempered()).isEqualTo(parity(g, true) == 1);
        }
      }
    }
  }

  /** 0, 1, or -1 for neither. */
  private static int parity(ShortGame g, boolean tempered) {
    if (g.isZero() || tempered && g.isNumber()) {
      return 0;
    }
    int common = -2;
    for (List<ShortGame> side : List.of(g.leftOptions(), g.rightOptions())) {
      for (ShortGame option : side) {
        int p = parity(option, tempered);
        if (p < 0 || common >= 0 && common != p) {
          return -1;
        }
        common = p;
      }
    }
    return 1 - common;
  }

  @Property(tries = 100)
  void paritiesAreThoseOfTheTree(@ForAll long seed) {
    ShortGame g = Games.random(u, new Random(seed), 2);
    assertThat(g.isEven()).isEqualTo(parity(g, false) == 0);
    assertThat(g.isOdd()).isEqualTo(parity(g, false) == 1);
    assertThat(g.isEvenTempered()).isEqualTo(parity(g, true) == 0);
    assertThat(g.isOddTempered()).isEqualTo(parity(g, true) == 1);
  }

  private static Outcome misere(ShortGame g) {
    boolean left = misereWins(g, true);
    boolean right = misereWins(g, false);
    return left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P;
  }

  private static boolean misereWins(ShortGame g, boolean left) {
    List<ShortGame> options = left ? g.leftOptions() : g.rightOptions();
    return options.isEmpty() || options.stream().anyMatch(o -> !misereWins(o, !left));
  }

  @Test
  void hugeIntegersNeedNoListing() {
    ShortGame million = u.integer(1_000_000);
    assertThat(million.followerCount()).isEqualTo(1_000_001);
    assertThat(million.birthday()).isEqualTo(1_000_000);
    assertThat(million.misereOutcome()).isEqualTo(Outcome.R);
    assertThat(million.nortonTimes(u.up())).isEqualTo(u.up().times(1_000_000));
    assertThat(million.heat(u.star())).isEqualTo(million);
    assertThat(million.ordinalSum(u.integer(-3))).hasToString("7999993/8");
    ShortGame hot = u.of(u.read("1" + "0".repeat(30)), u.zero());
    assertThat(hot.followerCount()).isEqualTo(BigInteger.TEN.pow(30).add(BigInteger.TWO));
    assertThat(hot.temperature()).isEqualTo(Dyadic.of(BigInteger.TEN.pow(30)).half());
    assertThatThrownBy(hot::followers)
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage("too many followers to list, at most 16777216");
    assertThatThrownBy(() -> u.up().times(1_000_000).heat(u.star()))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage(
            "heating of a game with more than 600 moves in a row before an integer is too deep");
    assertThatThrownBy(() -> u.star().ordinalSum(million))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage("an ordinal sum of a game born on a day later than 600 is too deep");
  }

  @Test
  void argumentsOutOfRangeAreNamed() {
    assertThatThrownBy(() -> u.star().cool(Dyadic.of(-1)))
        .hasMessage("games are cooled by more than -1, not by -1");
    assertThatThrownBy(() -> u.star().nortonTimes(u.star()))
        .hasMessage("a Norton product needs a positive unit, not *");
    assertThatThrownBy(() -> u.nimber(-1)).hasMessage("there is no nimber *-1");
    assertThatThrownBy(() -> u.upPower(0)).hasMessage("there is no power 0 of up");
    assertThatThrownBy(() -> u.upPowersTo(-1)).hasMessage("there are no -1 powers of up");
    assertThatThrownBy(() -> u.sum(Dyadic.ZERO, Long.MAX_VALUE, 0))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage(
            "9223372036854775807 times up is too large, the largest is 1152921504606846976 times");
  }
}
