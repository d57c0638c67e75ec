package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.SignExpansion;
import org.farstar.values.nimber.OrdinalNimber;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

class CompoundTest {
  private final Universe universe = new Universe();

  /** Conway, On Numbers and Games, chapter 6: the product of nimbers is that of their field. */
  @Test
  void conwaysProductOfNimbersIsTheNimProduct() {
    for (int a = 0; a < 9; a++) {
      for (int b = 0; b <= a; b++) {
        Ordinal product =
            OrdinalNimber.of(Ordinal.of(a)).times(OrdinalNimber.of(Ordinal.of(b))).size();
        assertThat(Compound.CONWAY_PRODUCT.of(universe.nimber(a), universe.nimber(b)))
            .isEqualTo(universe.nimber(product.finitePart().intValueExact()));
      }
    }
  }

  @Test
  void conwaysProductOfNumbersIsTheirProduct() {
    List<String> numbers = List.of("0", "1", "-1", "2", "-3", "1/2", "-3/4", "5/8", "7/4");
    for (String a : numbers) {
      for (String b : numbers) {
        assertThat(Compound.CONWAY_PRODUCT.of(universe.read(a), universe.read(b)))
            .isEqualTo(universe.number(Dyadic.read(a).times(Dyadic.read(b))));
      }
    }
  }

  /** Whoever cannot move loses; the rules of the compounds, played on the canonical forms. */
  @Test
  void compoundsAreWonByWhoWinsTheirPlay() {
    List<ShortGame> games =
        List.of("0", "1", "-1/2", "*", "*2", "^", "v*", "{2|-1}", "{1|*}", "{0||1|-1}", "*3")
            .stream()
            .map(universe::read)
            .toList();
    for (ShortGame g : games) {
      for (ShortGame h : games) {
        for (Player player : Player.values()) {
          assertThat(wins(Compound.CONJUNCTIVE.of(g, h), player))
              .as(g + " and " + h)
              .isEqualTo(conjunctive(g, h, player));
          assertThat(wins(Compound.SELECTIVE.of(g, h), player))
              .as(g + " or " + h)
              .isEqualTo(selective(g, h, player));
        }
      }
    }
  }

  private static boolean wins(ShortGame g, Player player) {
    return g.outcome().forMover(player) == Result.WIN;
  }

  private static boolean conjunctive(ShortGame g, ShortGame h, Player player) {
    return options(g, player).stream()
        .anyMatch(
            x -> options(h, player).stream().anyMatch(y -> !conjunctive(x, y, player.opponent())));
  }

  private static boolean selective(ShortGame g, ShortGame h, Player player) {
    Player other = player.opponent();
    return options(g, player).stream().anyMatch(x -> !selective(x, h, other))
        || options(h, player).stream().anyMatch(y -> !selective(g, y, other))
        || options(g, player).stream()
            .anyMatch(x -> options(h, player).stream().anyMatch(y -> !selective(x, y, other)));
  }

  private static List<ShortGame> options(ShortGame g, Player player) {
    return List.copyOf(player == Player.LEFT ? g.leftOptions() : g.rightOptions());
  }

  /** The sign expansion of the one with each sign replaced by that of the other (Conway, ONAG). */
  @Test
  void ordinalProductsOfNumbersAreThoseOfTheirSigns() {
    List<String> numbers = List.of("0", "1", "-1", "2", "-3", "1/2", "-3/4", "5/8", "7/4");
    for (String a : numbers) {
      for (String b : numbers) {
        String signs = SignExpansion.of(Dyadic.read(a)).toString();
        StringBuilder product = new StringBuilder();
        for (char sign : plain(SignExpansion.of(Dyadic.read(b)).toString()).toCharArray()) {
          for (char c : plain(signs).toCharArray()) {
            product.append(sign == c ? '+' : '-');
          }
        }
        assertThat(universe.read(a).ordinalProduct(universe.read(b)))
            .as("%s and %s", a, b)
            .isEqualTo(universe.number(number(product.toString())));
      }
    }
  }

  private static String plain(String signs) {
    return signs.chars().allMatch(c -> c == '+' || c == '-') ? signs : "";
  }

  /** The number of a row of signs, each the simplest number on its side of those before. */
  private static Dyadic number(String signs) {
    Optional<Dyadic> low = Optional.empty();
    Optional<Dyadic> high = Optional.empty();
    Dyadic now = Dyadic.ZERO;
    for (char sign : signs.toCharArray()) {
      if (sign == '+') {
        low = Optional.of(now);
      } else {
        high = Optional.of(now);
      }
      now = Dyadic.ofOptions(low.stream().toList(), high.stream().toList()).orElseThrow();
    }
    return now;
  }

  @Test
  void ordinalProductsOfNimbersAreThoseOfOrdinals() {
    for (int a = 0; a < 6; a++) {
      for (int b = 0; b < 6; b++) {
        assertThat(universe.nimber(a).ordinalProduct(universe.nimber(b)))
            .isEqualTo(universe.nimber(a * b));
      }
    }
  }
}
