package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.Games.Recipe;
import org.junit.jupiter.api.Test;

/** The companion is the automorphism of the lattice of the games born by a day. */
class CompanionTest {
  private final Universe u = new Universe();

  @Test
  void companionsAreTheAutomorphismOfTheLatticesOfTheFirstDays() {
    for (int day = 1; day <= 3; day++) {
      List<ShortGame> games = Games.bornBy(u, day);
      List<ShortGame> companions = games.stream().map(ShortGame::companion).toList();
      assertThat(companions).hasSameElementsAs(games).doesNotHaveDuplicates();
      for (int i = 0; i < games.size(); i++) {
        for (int j = 0; j < games.size(); j++) {
          boolean atMost = games.get(i).isAtMost(games.get(j));
          if (companions.get(i).isAtMost(companions.get(j)) != atMost) {
            throw new AssertionError(games.get(i) + " and " + games.get(j));
          }
        }
      }
    }
    assertThat(u.zero().companion()).isEqualTo(u.star());
  }

  @Property(tries = 200)
  void companionsKeepTheOrderAndComeBack(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b) {
    ShortGame g = a.in(u);
    ShortGame h = b.in(u);
    ShortGame companion = g.companion();
    assertThat(companion.compare(h.companion())).as("%s, %s", g, h).isEqualTo(g.compare(h));
    assertThat(companion.companion()).isEqualTo(g);
    assertThat(g.negate().companion()).isEqualTo(companion.negate());
    assertThat(companion.birthday().max(BigInteger.ONE))
        .isEqualTo(g.birthday().max(BigInteger.ONE));
  }

  /** Number-up-stars are looked up: here the formula is applied to their options. */
  @Test
  void companionsOfPlainValuesAreThoseOfTheFormula() {
    for (String x : List.of("0", "1", "-3/4", "5/2")) {
      for (int ups = -3; ups <= 3; ups++) {
        for (int k = 0; k <= 4; k++) {
          ShortGame g = u.sum(Dyadic.read(x), ups, k);
          assertThat(g.companion()).as("%s", g).isEqualTo(formula(g));
        }
      }
    }
  }

  private ShortGame formula(ShortGame g) {
    List<ShortGame> left = new ArrayList<>();
    List<ShortGame> right = new ArrayList<>();
    g.leftOptions().forEach(option -> left.add(formula(option)));
    g.rightOptions().forEach(option -> right.add(formula(option)));
    if (g.isAtLeast(u.zero())) {
      left.add(u.zero());
    }
    if (g.isAtMost(u.zero())) {
      right.add(u.zero());
    }
    return u.of(left, right);
  }
}
