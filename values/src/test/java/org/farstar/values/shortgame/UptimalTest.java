package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.values.Dyadic;
import org.junit.jupiter.api.Test;

/** Uptimals are recognised by their options as they are by sums, and compared as games are. */
class UptimalTest {
  private final Universe u = new Universe();

  /** The expansion as sums of games find it, one coefficient after the other; or null. */
  private UptimalExpansion searched(ShortGame g) {
    if (!g.leftStop().equals(g.rightStop())) {
      return null;
    }
    ShortGame small = g.minus(u.number(g.leftStop()));
    if (!small.isAllSmall()) {
      return null;
    }
    for (int k = 0; k < AllSmall.farStar(small); k++) {
      List<Long> coefficients = coefficients(small.plus(u.nimber(k)));
      if (coefficients != null) {
        return new UptimalExpansion(g.leftStop(), k, coefficients);
      }
    }
    return null;
  }

  private List<Long> coefficients(ShortGame g) {
    List<Long> coefficients = new ArrayList<>();
    ShortGame rest = g;
    long most = g.birthday().longValueExact();
    for (int n = 1; n <= most && !rest.isZero(); n++) {
      ShortGame power = u.upPower(n);
      Long a = coefficient(rest, power, most);
      if (a == null) {
        return null;
      }
      coefficients.add(a);
      rest = rest.minus(power.times(a));
    }
    return rest.isZero() ? coefficients : null;
  }

  /** The a for which rest - a power is dwarfed by the power, or null if there is none. */
  private Long coefficient(ShortGame rest, ShortGame power, long most) {
    Relation toZero = rest.compare(u.zero());
    if (toZero == Relation.CONFUSED) {
      return null;
    }
    int sign = toZero == Relation.LESS ? -1 : 1;
    ShortGame left = sign > 0 ? rest : rest.negate();
    for (long a = 0; a <= most; a++) {
      ShortGame twice = left.plus(left);
      if (twice.isAtMost(power) && twice.isAtLeast(power.negate())) {
        return sign * a;
      }
      left = left.minus(power);
    }
    return null;
  }

  private void isRecognised(ShortGame g) {
    assertThat(g.uptimalExpansion().orElse(null)).as("%s", g).isEqualTo(searched(g));
  }

  @Test
  void amongTheValuesOfDayThreeTheyAreThoseThatSumsFind() {
    List<ShortGame> games = Games.bornBy(u, 3);
    games.forEach(this::isRecognised);
    assertThat(games.stream().filter(g -> !g.isNumberUpStar() && g.isUptimal())).hasSize(8);
  }

  @Property(tries = 2000)
  void amongAllSmallGamesTheyAreThoseThatSumsFind(@ForAll long seed) {
    ShortGame g = Games.randomAllSmall(u, new Random(seed), 4);
    isRecognised(g);
    isRecognised(g.plus(u.read("3/4")));
  }

  @Test
  void everySmallExpansionIsFoundAgain() {
    for (int k = 0; k < 6; k++) {
      for (int code = 0; code < 7 * 5 * 5 * 3; code++) {
        long[] a = {code % 7 - 3, code / 7 % 5 - 2, code / 35 % 5 - 2, code / 175 - 1};
        isFoundAgain(new UptimalExpansion(Dyadic.of(k, 1), k, List.of(a[0], a[1], a[2], a[3])));
      }
    }
  }

  @Property(tries = 50)
  void largerExpansionsAreFoundAgain(
      @ForAll @Size(min = 1, max = 6) List<@IntRange(min = -4, max = 4) Integer> coefficients,
      @ForAll @IntRange(min = 0, max = 9) int k) {
    List<Long> a = coefficients.stream().map(Integer::longValue).toList();
    isFoundAgain(new UptimalExpansion(Dyadic.of(-5, 2), k, a));
  }

  @Test
  void manyUnitsAreFoundAgain() {
    isFoundAgain(new UptimalExpansion(Dyadic.ZERO, 1, List.of(90L, -30L, 1L)));
    isFoundAgain(new UptimalExpansion(Dyadic.ZERO, 9, List.of(-30L, 0L, 20L)));
    isFoundAgain(new UptimalExpansion(Dyadic.ZERO, 0, List.of(0L, 100L)));
    isFoundAgain(new UptimalExpansion(Dyadic.ZERO, 17, List.of(20L, 20L, 20L)));
    assertThat(u.read("{0||^5000|^4999*}").uptimalExpansion())
        .contains(new UptimalExpansion(Dyadic.ZERO, 1, List.of(5001L, 2L)));
    assertThat(u.read("{0||^10000|^9999*}").uptimalExpansion()).isEmpty();
  }

  private void isFoundAgain(UptimalExpansion e) {
    assertThat(e.in(new Universe()).uptimalExpansion()).as("%s", e).contains(e);
    assertThat(e.in(u).uptimalExpansion()).as("%s", e).contains(e);
  }

  @Test
  void theyAreComparedAsTheirGamesAre() {
    UptimalExpansion zero = new UptimalExpansion(Dyadic.ZERO, 0, List.of());
    for (int k = 0; k < 4; k++) {
      for (int code = 0; code < 5 * 5 * 5 * 3; code++) {
        long[] a = {code % 5 - 2, code / 5 % 5 - 2, code / 25 % 5 - 2, code / 125 - 1};
        UptimalExpansion e = new UptimalExpansion(Dyadic.ZERO, k, List.of(a[0], a[1], a[2], a[3]));
        ShortGame g = e.in(u);
        assertThat(e.isAtLeast(zero)).as("%s", g).isEqualTo(g.isAtLeast(u.zero()));
        assertThat(zero.isAtLeast(e)).as("%s", g).isEqualTo(g.isAtMost(u.zero()));
      }
    }
  }

  @Property(tries = 300)
  void anyTwoAreComparedAsTheirGamesAre(
      @ForAll @Size(max = 4) List<@IntRange(min = -2, max = 2) Integer> a,
      @ForAll @Size(max = 4) List<@IntRange(min = -2, max = 2) Integer> b,
      @ForAll @IntRange(min = 0, max = 3) int j,
      @ForAll @IntRange(min = 0, max = 3) int k) {
    UptimalExpansion e =
        new UptimalExpansion(Dyadic.ZERO, j, a.stream().map(x -> (long) x).toList());
    UptimalExpansion f =
        new UptimalExpansion(Dyadic.ZERO, k, b.stream().map(x -> (long) x).toList());
    assertThat(e.isAtLeast(f)).isEqualTo(e.in(u).isAtLeast(f.in(u)));
  }
}
