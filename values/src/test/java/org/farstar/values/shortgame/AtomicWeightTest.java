package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Dyadic;
import org.junit.jupiter.api.Test;

/** Atomic weights of games that need not be all-small, against the definition. */
class AtomicWeightTest {
  private final Universe u = new Universe();
  private final List<ShortGame> dayTwo = Games.bornBy(u, 2);
  private final List<ShortGame> company = company();

  /** Larger than any nimber in what is tested, and far stars for sums with a kite on it. */
  private static final int KITE = 8;

  private static final int[] FAR = {16, 21};

  private ShortGame kite(int n) {
    return u.nimber(n).ordinalSum(u.integer(1));
  }

  /**
   * Whether o(g + X + *m) = o(w.up + X + *m): the definition, but for some X only, and for those
   * first that tell games of other weights from w ups.
   */
  private boolean weighs(ShortGame g, ShortGame w) {
    ShortGame ups = w.nortonTimes(u.up());
    ShortGame rest = g.minus(ups);
    for (ShortGame x : company) {
      if (!sameOutcomes(rest, u.zero(), x)) {
        return false;
      }
    }
    return dayTwo.stream().allMatch(x -> sameOutcomes(g, ups, x));
  }

  private boolean sameOutcomes(ShortGame g, ShortGame h, ShortGame x) {
    for (int m : FAR) {
      ShortGame y = x.plus(u.nimber(m));
      if (g.plus(y).outcome() != h.plus(y).outcome()) {
        return false;
      }
    }
    return true;
  }

  private List<ShortGame> company() {
    List<ShortGame> company = new ArrayList<>();
    for (ShortGame x :
        List.of(
            kite(KITE),
            u.up().plus(u.star()).minus(kite(KITE)),
            u.up(),
            u.nimber(5),
            u.read("Tiny(1)"),
            u.read("{1|^}"))) {
      company.add(x);
      company.add(x.negate());
    }
    return company;
  }

  private void assertWeight(ShortGame g) {
    if (g.isAtomic()) {
      ShortGame w = g.atomicWeight();
      assertThat(weighs(g, w)).as("%s weighs %s", g, w).isTrue();
      for (String other : List.of("1", "*", "^", "-1/2")) {
        assertThat(weighs(g, w.plus(u.read(other)))).isFalse();
      }
      assertThat(g.negate().atomicWeight()).isEqualTo(w.negate());
    } else {
      for (int n = -6; n <= 6; n++) {
        for (ShortGame small : dayTwo) {
          ShortGame w = small.plus(u.integer(n));
          assertThat(weighs(g, w)).as("%s weighs %s", g, w).isFalse();
        }
      }
      assertThat(g.negate().isAtomic()).isFalse();
    }
  }

  @Test
  void allInfinitesimalsOfDayThreeHaveTheWeightOfTheDefinition() {
    int others = 0;
    for (ShortGame g : Games.bornBy(u, 3)) {
      if (g.isInfinitesimal() && !g.isAllSmall()) {
        others++;
        assertThat(g.isAtomic()).as("%s", g).isTrue();
        assertWeight(g);
      } else {
        assertThat(g.isAtomic()).isEqualTo(g.isAllSmall());
      }
    }
    assertThat(others).isEqualTo(225);
  }

  /** The first of them is a published test of CGSuite, whose answer is that there is none. */
  @Test
  void whereThereIsNoneNoneFits() {
    for (String text : List.of("{1|^3||^}", "{1|^4||^*}", "{1|^5||^,{^4|-1}}")) {
      ShortGame g = u.read(text);
      assertThat(g.isInfinitesimal()).as(text).isTrue();
      assertWeight(g);
    }
    assertThat(u.read("{1|^3||^}").isAtomic()).isFalse();
  }

  /** Weights that come out otherwise if numbers within a game are taken to weigh nothing. */
  @Test
  void numbersWithinAGameWeighMoreThanAllUps() {
    for (String row :
        List.of(
            "{^^*3|0,{0||-1|-2}||v4*3} -2*",
            "{^3,{^3|^*2}||{^^*,^3|0,{^*2|-5/4}},Miny(3)|vv*} 5/4",
            "{1||0,{^3|0}|v3*3|||v3*} {-1/2|-1}")) {
      String[] cells = row.split(" ");
      ShortGame g = u.read(cells[0]);
      assertThat(g.atomicWeight()).hasToString(cells[1]);
      assertWeight(g);
    }
  }

  /** A random infinitesimal, in which there may be threats to reach a number. */
  private ShortGame infinitesimal(Random random, int moves) {
    if (moves == 0 || random.nextInt(6) == 0) {
      return u.sum(Dyadic.ZERO, random.nextInt(7) - 3, random.nextInt(3));
    }
    List<ShortGame> left = new ArrayList<>();
    List<ShortGame> right = new ArrayList<>();
    for (int n = 1 + random.nextInt(2); n > 0; n--) {
      left.add(option(random, moves - 1));
      right.add(option(random, moves - 1).negate());
    }
    return u.of(left, right);
  }

  private ShortGame option(Random random, int moves) {
    ShortGame g = infinitesimal(random, moves);
    if (random.nextInt(3) > 0) {
      return g;
    }
    ShortGame threat =
        switch (random.nextInt(3)) {
          case 0 -> u.number(Dyadic.of(1 + random.nextInt(8), 2));
          case 1 -> u.read("{2|1}");
          default -> u.read("{3|0}");
        };
    return u.of(List.of(threat), List.of(g));
  }

  @Property(tries = 15)
  void randomInfinitesimalsHaveTheWeightOfTheDefinition(@ForAll long seed) {
    assertWeight(infinitesimal(new Random(seed), 2));
  }

  /** And a sum with an atomic game is atomic only if the other is. */
  @Property(tries = 200)
  void weightsAdd(@ForAll long seed) {
    Random random = new Random(seed);
    ShortGame g = infinitesimal(random, 3);
    ShortGame h = infinitesimal(random, 2);
    ShortGame sum = g.plus(h);
    if (g.isAtomic() && h.isAtomic()) {
      assertThat(sum.atomicWeight()).isEqualTo(g.atomicWeight().plus(h.atomicWeight()));
    } else if (g.isAtomic() || h.isAtomic()) {
      assertThat(sum.isAtomic()).as("%s + %s", g, h).isFalse();
    }
    assertThat(g.minus(g).isAtomic()).isTrue();
  }

  /** What the search for a weight rests on: g is at least all far stars if it is a kite. */
  @Property(tries = 200)
  void whatIsAboveAllFarStarsIsAboveARemoteKite(@ForAll long seed) {
    Random random = new Random(seed);
    ShortGame g = random.nextBoolean() ? infinitesimal(random, 3) : Games.random(u, random, 3);
    boolean above = g.isAtLeast(u.nimber(FAR[0])) && g.isAtLeast(u.nimber(FAR[1]));
    assertThat(g.isAtLeast(kite(KITE))).as("%s", g).isEqualTo(above);
  }

  /** Two ways to ask whether g is at least 0 but for a far star: with K and *m, and with e. */
  @Property(tries = 60)
  void bothFormsOfTheTestWithTheKiteAgree(@ForAll long seed) {
    Random random = new Random(seed);
    ShortGame g = infinitesimal(random, 3);
    for (int n = -3; n <= 3; n++) {
      ShortGame d = g.plus(u.sum(Dyadic.ZERO, n, 0));
      boolean first = d.plus(kite(KITE)).plus(u.nimber(FAR[0])).isAtLeast(u.zero());
      for (int kite : new int[] {4, 8, 16}) {
        ShortGame e = u.up().plus(u.star()).minus(kite(kite));
        assertThat(d.plus(e).isAtLeast(u.zero())).as("%s", d).isEqualTo(first);
      }
    }
  }

  @Test
  void gamesWithoutAtomicWeightSaySo() {
    for (String text : List.of("1", "{1|0}", "1*", "{3||2|1}")) {
      ShortGame g = u.read(text);
      assertThat(g.isAtomic()).isFalse();
      assertThatThrownBy(g::atomicWeight)
          .isInstanceOf(NoAtomicWeightException.class)
          .hasMessage(
              "a game with the stops %s and %s, while only infinitesimals have an atomic weight",
              g.leftStop(), g.rightStop());
    }
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> u.read("{1|^3||^}").atomicWeight())
          .isInstanceOf(NoAtomicWeightException.class)
          .hasMessage("an infinitesimal without an atomic weight");
    }
  }

  @Test
  void threatsThroughManyUps() {
    ShortGame g = u.read("{1|^200||^199}");
    assertThat(g.atomicWeight()).isEqualTo(u.integer(200));
    assertThat(u.read("{1|^200||^198}").isAtomic()).isFalse();
    assertThat(u.read("{1|^2000000||^1999998}").isAtomic()).isFalse();
    assertThatThrownBy(u.read("{1|^2000000||^1999999}")::atomicWeight)
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage("ups and nimbers beyond 300 cannot be added to other games");
  }
}
