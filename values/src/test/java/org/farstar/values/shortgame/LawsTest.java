package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Games.Recipe;

/** The laws of the algebra, on random games. */
class LawsTest {
  private final Universe u = new Universe();

  private ShortGame game(Recipe recipe) {
    return new Recipe(recipe.seed(), Math.min(3, recipe.moves())).in(u);
  }

  /** What holds for Left in a game holds for Right in its negative. */
  @Property
  void thePlayersAreExchangedInTheNegative(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame g = recipe.in(u);
    for (Player player : Player.values()) {
      Player other = player.opponent();
      assertThat(g.negate().stop(other)).isEqualTo(g.stop(player).negate());
      assertThat(g.negate().options(other))
          .containsExactlyInAnyOrderElementsOf(
              g.options(player).stream().map(ShortGame::negate).toList());
      assertThat(g.negate().incentives(other)).isEqualTo(g.incentives(player));
      assertThat(g.thermograph().wall(player).at(Dyadic.ZERO)).isEqualTo(g.stop(player));
    }
    assertThat(g.options(Player.LEFT)).isEqualTo(g.leftOptions());
    assertThat(g.options(Player.RIGHT)).isEqualTo(g.rightOptions());
    assertThat(g.stop(Player.LEFT)).isEqualTo(g.leftStop());
    assertThat(g.stop(Player.RIGHT)).isEqualTo(g.rightStop());
  }

  @Property(tries = 200)
  void sumsFormAGroup(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b,
      @ForAll(supplier = Games.Recipes.class) Recipe c) {
    ShortGame g = game(a);
    ShortGame h = game(b);
    ShortGame k = new Recipe(c.seed(), Math.min(2, c.moves())).in(u);
    assertThat(g.plus(h)).isEqualTo(h.plus(g));
    assertThat(g.plus(h).plus(k)).isEqualTo(g.plus(h.plus(k)));
    assertThat(g.plus(u.zero())).isEqualTo(g);
    assertThat(g.minus(g)).isEqualTo(u.zero());
    assertThat(g.plus(h).negate()).isEqualTo(g.negate().plus(h.negate()));
    assertThat(g.times(3)).isEqualTo(g.plus(g).plus(g));
    assertThat(g.times(-2)).isEqualTo(g.plus(g).negate());
    assertThat(g.times(0)).isEqualTo(u.zero());
  }

  /** With games near the sum, and moved by numbers, so that stops alone decide some. */
  @Property(tries = 200)
  void stopsCompareSumsAsTheSumsThemselvesDo(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b,
      @ForAll(supplier = Games.Recipes.class) Recipe c,
      @ForAll @IntRange(min = -3, max = 3) int shift) {
    ShortGame g = game(a);
    ShortGame h = game(b);
    ShortGame k = new Recipe(c.seed(), Math.min(2, c.moves())).in(u);
    ShortGame sum = g.plus(h);
    ShortGame far = u.number(Dyadic.of(BigInteger.ONE.shiftLeft(70)));
    for (ShortGame near : List.of(k, sum, sum.plus(k), sum.plus(u.star()), far, far.negate())) {
      ShortGame other = near.plus(u.number(Dyadic.of(shift, 1)));
      assertThat(g.sumIsNoBetter(Player.LEFT, h, other)).isEqualTo(sum.isAtMost(other));
      assertThat(g.sumIsNoBetter(Player.RIGHT, h, other)).isEqualTo(sum.isAtLeast(other));
    }
  }

  @Property(tries = 200)
  void orderGoesWithTheSum(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b,
      @ForAll(supplier = Games.Recipes.class) Recipe c) {
    ShortGame g = game(a);
    ShortGame h = game(b);
    ShortGame k = new Recipe(c.seed(), Math.min(2, c.moves())).in(u);
    assertThat(g.plus(k).compare(h.plus(k))).isEqualTo(g.compare(h));
    assertThat(g.compare(h)).isEqualTo(h.compare(g).reversed());
    assertThat(g.minus(h).compare(u.zero())).isEqualTo(g.compare(h));
    assertThat(g.negate().compare(h.negate())).isEqualTo(h.compare(g));
    assertThat(g.compare(h) == Relation.EQUAL).isEqualTo(g.equals(h));
    Outcome outcome = g.minus(h).outcome();
    assertThat(outcome)
        .isEqualTo(
            switch (g.compare(h)) {
              case LESS -> Outcome.R;
              case EQUAL -> Outcome.P;
              case GREATER -> Outcome.L;
              case CONFUSED -> Outcome.N;
            });
  }

  @Property(tries = 200)
  void numbersAreAddedToTheOptions(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll @IntRange(min = -9, max = 9) int n) {
    ShortGame g = game(a);
    ShortGame x = u.number(Dyadic.of(n, 2));
    if (!g.isNumber()) {
      ShortGame translated =
          u.of(
              g.leftOptions().stream().map(x::plus).toList(),
              g.rightOptions().stream().map(x::plus).toList());
      assertThat(g.plus(x)).isEqualTo(translated);
    }
    assertThat(g.plus(x).leftStop()).isEqualTo(g.leftStop().plus(Dyadic.of(n, 2)));
  }

  /** Numbers that do not fit a long, or are finer than a key of a stop can show. */
  @Property(tries = 150)
  void theSizeOfNumbersChangesNothing(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b,
      @ForAll @IntRange(min = -1, max = 1) int big,
      @ForAll @IntRange(min = -1, max = 1) int fine) {
    ShortGame g = game(a);
    ShortGame h = game(b);
    Dyadic x = Dyadic.of(big).shift(100).plus(Dyadic.of(fine, 60));
    ShortGame far = u.number(x);
    ShortGame nearFar = u.number(x.plus(Dyadic.of(1, 70)));
    assertThat(g.plus(far).compare(h.plus(far))).isEqualTo(g.compare(h));
    assertThat(g.plus(far).plus(h.minus(far))).isEqualTo(g.plus(h));
    assertThat(g.plus(nearFar).compare(h.plus(far)))
        .isEqualTo(g.plus(u.number(Dyadic.of(1, 70))).compare(h));
    if (!u.of(g, h).isNumber()) {
      assertThat(u.of(g.plus(far), h.plus(far)).minus(far)).isEqualTo(u.of(g, h));
    }
    assertThat(u.read(g.plus(far).toString())).isEqualTo(g.plus(far));
  }

  @Property(tries = 150)
  void coolingIsAHomomorphismAndMeansAdd(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b,
      @ForAll @IntRange(min = -7, max = 24) int eighths) {
    ShortGame g = game(a);
    ShortGame h = new Recipe(b.seed(), Math.min(2, b.moves())).in(u);
    Dyadic t = Dyadic.of(eighths, 3);
    assertThat(g.plus(h).cool(t)).as("%s, %s, %s", g, h, t).isEqualTo(g.cool(t).plus(h.cool(t)));
    assertThat(g.plus(h).mean()).isEqualTo(g.mean().plus(h.mean()));
    assertThat(g.plus(h).temperature()).isLessThanOrEqualTo(g.temperature().max(h.temperature()));
    Dyadic more = Dyadic.of(eighths + 8, 3);
    assertThat(g.cool(t).cool(more)).isEqualTo(g.cool(t.plus(more)));
    assertThat(g.cool(Dyadic.ZERO)).isEqualTo(g);
  }

  @Property(tries = 100)
  void coolingUndoesHeating(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll @IntRange(min = 0, max = 8) int quarters) {
    ShortGame g = game(a);
    assertThat(g.heat(u.number(Dyadic.of(quarters, 2))).cool(Dyadic.of(quarters, 2))).isEqualTo(g);
  }

  /**
   * Only if no number within a game is between -t and t, other than 0: {2|1/4} is positive, and is
   * {3|-3/4} when heated by 1, which is not.
   */
  @Property(tries = 100)
  void heatingIsAHomomorphismWhereNumbersAreLarger(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 3) int quarters) {
    Random random = new Random(seed);
    ShortGame g = ofFours(random, 2);
    ShortGame h = ofFours(random, 2);
    ShortGame t = u.number(Dyadic.of(quarters, 2));
    assertThat(g.plus(h).heat(t)).isEqualTo(g.heat(t).plus(h.heat(t)));
    assertThat(u.read("{2|1/4}").heat(u.integer(1))).isEqualTo(u.read("{3|-3/4}"));
  }

  private ShortGame ofFours(Random random, int moves) {
    if (moves == 0 || random.nextInt(5) == 0) {
      return u.integer(4 * (random.nextInt(7) - 3));
    }
    return u.of(
        java.util.List.of(ofFours(random, moves - 1), ofFours(random, moves - 1)),
        java.util.List.of(ofFours(random, moves - 1), ofFours(random, moves - 1)));
  }

  @Property(tries = 100)
  void nortonProductsAreLinearAndKeepTheOrder(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b) {
    ShortGame g = new Recipe(a.seed(), Math.min(2, a.moves())).in(u);
    ShortGame h = new Recipe(b.seed(), Math.min(1, b.moves())).in(u);
    for (ShortGame unit : new ShortGame[] {u.up(), u.read("{2|1}"), u.read("1*")}) {
      ShortGame product = g.nortonTimes(unit);
      assertThat(g.plus(h).nortonTimes(unit)).isEqualTo(product.plus(h.nortonTimes(unit)));
      assertThat(product.compare(h.nortonTimes(unit))).isEqualTo(g.compare(h));
    }
    assertThat(g.nortonTimes(u.integer(1))).isEqualTo(nortonByOne(g));
  }

  /** With unit 1 every move is taxed by 1 - 1 = 0 and by 1 - 0... : incentives of 1 are -1. */
  private ShortGame nortonByOne(ShortGame g) {
    return g.overheat(u.integer(1), u.zero());
  }

  @Property(tries = 200)
  void reducedFormsAreTheSameButForAnInfinitesimal(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b) {
    ShortGame g = game(a);
    ShortGame h = new Recipe(b.seed(), Math.min(1, b.moves())).in(u);
    ShortGame reduced = g.reduced();
    assertThat(g.minus(reduced).isInfinitesimal()).as("%s reduces to %s", g, reduced).isTrue();
    assertThat(reduced.reduced()).isEqualTo(reduced);
    ShortGame tiny = u.tiny(u.integer(1)).plus(u.up()).plus(u.star());
    assertThat(g.plus(tiny).reduced()).isEqualTo(reduced);
    assertThat(g.plus(h).reduced()).isEqualTo(reduced.plus(h.reduced()).reduced());
    assertThat(reduced.birthday()).isLessThanOrEqualTo(g.birthday());
  }

  @Property(tries = 200)
  void atomicWeightsAddAndAreTrueButForAFarStar(@ForAll long seed) {
    Random random = new Random(seed);
    ShortGame g = Games.randomAllSmall(u, random, 4);
    ShortGame h = Games.randomAllSmall(u, random, 2);
    ShortGame weight = g.atomicWeight();
    assertThat(g.plus(h).atomicWeight()).isEqualTo(weight.plus(h.atomicWeight()));
    assertThat(isWithinAnUpAndAFarStar(g.minus(weight.nortonTimes(u.up()))))
        .as("%s weighs %s", g, weight)
        .isTrue();
    for (String other : new String[] {"1", "*", "^", "1/2", "{1|-1}"}) {
      ShortGame wrong = weight.plus(u.read(other));
      assertThat(isWithinAnUpAndAFarStar(g.minus(wrong.nortonTimes(u.up())))).isFalse();
    }
  }

  /** Down and a far star &lt; g &lt; up and a far star: WW chapter 8, the atomic weight theorem. */
  private boolean isWithinAnUpAndAFarStar(ShortGame g) {
    ShortGame star = u.nimber(AllSmall.farStar(g) * 2);
    return g.isAtMost(u.up().plus(star)) && g.isAtLeast(u.up().negate().plus(star));
  }

  @Property(tries = 100)
  void ordinalSumsAreAssociativeAndKeepTheOrderOfExponents(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b,
      @ForAll(supplier = Games.Recipes.class) Recipe c) {
    ShortGame g = new Recipe(a.seed(), Math.min(2, a.moves())).in(u);
    ShortGame h = new Recipe(b.seed(), Math.min(2, b.moves())).in(u);
    ShortGame k = new Recipe(c.seed(), Math.min(2, c.moves())).in(u);
    assertThat(g.ordinalSum(h).compare(g.ordinalSum(k))).isEqualTo(h.compare(k));
    assertThat(g.ordinalSum(u.zero())).isEqualTo(g);
    assertThat(u.zero().ordinalSum(g)).isEqualTo(g);
  }

  @Property(tries = 60)
  void uptimalsHaveOneExpansion(
      @ForAll @IntRange(min = -2, max = 2) int a,
      @ForAll @IntRange(min = -2, max = 2) int b,
      @ForAll @IntRange(min = -1, max = 1) int c,
      @ForAll @IntRange(min = 0, max = 3) int k,
      @ForAll @IntRange(min = -3, max = 3) int x) {
    UptimalExpansion expansion =
        new UptimalExpansion(Dyadic.of(x, 1), k, java.util.List.of((long) a, (long) b, (long) c));
    ShortGame g = expansion.in(u);
    assertThat(g.uptimalExpansion()).as("%s", g).isPresent();
    UptimalExpansion found = g.uptimalExpansion().orElseThrow();
    assertThat(found.in(u)).isEqualTo(g);
    assertThat(found.number()).isEqualTo(Dyadic.of(x, 1));
    assertThat(found.nimber()).isEqualTo(k);
  }
}
