package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.shortgame.Games.Recipe;
import org.junit.jupiter.api.Test;

/** Canonical forms, comparison and sums against the definitions. */
class RefereeTest {
  private final Universe u = new Universe();
  private final NaiveGame.Grove grove = new NaiveGame.Grove();

  @Test
  void theNumberOfValuesBornByEachDayIsKnown() {
    // 1, 4, 22: Winning Ways, chapter 3; 1474: Hickerson and Li, see Siegel, CGT, III.1.
    assertThat(Games.bornBy(u, 0)).hasSize(1);
    assertThat(Games.bornBy(u, 1)).hasSize(4);
    assertThat(Games.bornBy(u, 2)).hasSize(22);
    assertThat(Games.bornBy(u, 3)).hasSize(1474);
  }

  @Test
  void allPairsOfDayTwoCompareAndAddAsTheDefinitionsSay() {
    List<ShortGame> games = Games.bornBy(u, 2);
    for (ShortGame g : games) {
      for (ShortGame h : games) {
        assertAgree(g, h);
      }
    }
  }

  @Test
  void canonicalFormsOfDayThreeAreCanonical() {
    for (ShortGame g : Games.bornBy(u, 3)) {
      assertCanonical(g);
    }
  }

  @Test
  void aSampleOfPairsOfDayThreeComparesAsTheDefinitionSays() {
    List<ShortGame> games = Games.bornBy(u, 3);
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      ShortGame g = games.get(random.nextInt(games.size()));
      ShortGame h = games.get(random.nextInt(games.size()));
      assertThat(g.isAtMost(h)).as("%s <= %s", g, h).isEqualTo(naive(g).atMost(naive(h)));
    }
    for (int i = 0; i < 300; i++) {
      assertAgree(games.get(random.nextInt(games.size())), games.get(random.nextInt(games.size())));
    }
  }

  @Property(tries = 300)
  void randomFormsSimplifyAsTheDefinitionSays(@ForAll long seed) {
    Random random = new Random(seed);
    List<ShortGame> left = someGames(random);
    List<ShortGame> right = someGames(random);
    NaiveGame form =
        grove.of(left.stream().map(this::naive).toList(), right.stream().map(this::naive).toList());
    assertThat(naive(u.of(left, right)).sameTree(form.canonical()))
        .as("%s | %s", left, right)
        .isTrue();
  }

  private List<ShortGame> someGames(Random random) {
    List<ShortGame> games = new ArrayList<>();
    for (int n = random.nextInt(4); n > 0; n--) {
      games.add(Games.random(u, random, 2));
    }
    return games;
  }

  @Property(tries = 300)
  void randomGamesCompareAndAddAsTheDefinitionsSay(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b) {
    ShortGame g = new Recipe(a.seed(), Math.min(2, a.moves())).in(u);
    ShortGame h = new Recipe(b.seed(), Math.min(2, b.moves())).in(u);
    assertAgree(g, h);
  }

  @Property(tries = 200)
  void infinitesimalsCompareAndAddAsTheDefinitionsSay(@ForAll long seed) {
    Random random = new Random(seed);
    ShortGame g = Games.randomAllSmall(u, random, 3);
    ShortGame h = Games.randomAllSmall(u, random, 2);
    assertAgree(g, h);
    assertAgree(g, u.nimber(random.nextInt(5)).plus(u.up().times(random.nextInt(9) - 4)));
  }

  private void assertAgree(ShortGame g, ShortGame h) {
    NaiveGame a = naive(g);
    NaiveGame b = naive(h);
    assertThat(g.isAtMost(h)).as("%s <= %s", g, h).isEqualTo(a.atMost(b));
    assertThat(h.isAtMost(g)).as("%s <= %s", h, g).isEqualTo(b.atMost(a));
    NaiveGame sum = a.plus(b);
    assertThat(naive(g.plus(h)).sameTree(sum.canonical())).as("%s + %s", g, h).isTrue();
    assertThat(naive(g.negate()).sameTree(a.negate())).as("-(%s)", g).isTrue();
  }

  private void assertCanonical(ShortGame g) {
    NaiveGame tree = naive(g);
    assertThat(tree.canonical().sameTree(tree)).as("%s", g).isTrue();
  }

  private NaiveGame naive(ShortGame g) {
    return grove.of(g);
  }
}
