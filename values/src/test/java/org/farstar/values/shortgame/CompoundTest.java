package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
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

  /**
   * The rules of the short and the long end (Conway, On Numbers and Games, chapter 14), played on
   * the canonical forms: which of the two games may be left alone, and what ends the play.
   */
  @Test
  void compoundsOfEitherEndAreWonByWhoWinsTheirPlay() {
    for (ShortGame g : games()) {
      for (ShortGame h : games()) {
        for (Player player : Player.values()) {
          for (Compound kind :
              List.of(
                  Compound.DIMINISHED_DISJUNCTIVE,
                  Compound.CONTINUED_CONJUNCTIVE,
                  Compound.SHORTENED_SELECTIVE)) {
            assertThat(wins(kind.of(g, h), player))
                .as(g + " and " + h + " " + kind)
                .isEqualTo(plays(kind, g, h, player));
          }
        }
      }
    }
  }

  private List<ShortGame> games() {
    return List.of("0", "1", "-2", "-1/2", "*", "*2", "^", "v*", "{2|-1}", "{1|*}", "{0||1|-1}")
        .stream()
        .map(universe::read)
        .toList();
  }

  private static boolean plays(Compound kind, ShortGame g, ShortGame h, Player player) {
    boolean over = g.isZero() || h.isZero();
    boolean continued = kind == Compound.CONTINUED_CONJUNCTIVE;
    if (over && !continued) {
      return false;
    }
    Player other = player.opponent();
    boolean single = over || !continued;
    boolean both = kind != Compound.DIMINISHED_DISJUNCTIVE;
    return single && options(g, player).stream().anyMatch(x -> !plays(kind, x, h, other))
        || single && options(h, player).stream().anyMatch(y -> !plays(kind, g, y, other))
        || both
            && options(g, player).stream()
                .anyMatch(
                    x -> options(h, player).stream().anyMatch(y -> !plays(kind, x, y, other)));
  }

  /**
   * Conway, On Numbers and Games, chapter 14: the next player loses a conjunctive compound of
   * impartial games if its least remoteness is even, a continued one if its greatest suspense
   * number is, and a shortened selective one of games that have not ended if the next player loses
   * both.
   */
  @Test
  void impartialCompoundsAreWonByRemotenessAndSuspense() {
    List<GameForm> forms = impartial();
    for (GameForm g : forms) {
      for (GameForm h : forms) {
        boolean ended = isEmpty(g) || isEmpty(h);
        assertThat(lost(Compound.CONJUNCTIVE, g, h))
            .as("%s and %s", g, h)
            .isEqualTo(Math.min(number(g, 1), number(h, 1)) % 2 == 0);
        assertThat(lost(Compound.CONTINUED_CONJUNCTIVE, g, h))
            .as("%s and %s, continued", g, h)
            .isEqualTo(Math.max(number(g, -1), number(h, -1)) % 2 == 0);
        assertThat(lost(Compound.SHORTENED_SELECTIVE, g, h))
            .as("%s or %s, shortened", g, h)
            .isEqualTo(ended || number(g, 1) % 2 == 0 && number(h, 1) % 2 == 0);
      }
    }
  }

  /** The impartial forms with up to two options, born by day three, and some of day four. */
  private List<GameForm> impartial() {
    List<GameForm> forms = new ArrayList<>(List.of(form(List.of())));
    for (int day = 0; day < 3; day++) {
      List<GameForm> before = List.copyOf(forms);
      for (int i = 0; i < Math.min(7, before.size()); i++) {
        for (int j = 0; j <= i; j++) {
          GameForm next = form(List.of(before.get(i), before.get(j)));
          if (!forms.contains(next)) {
            forms.add(next);
          }
        }
      }
    }
    return forms;
  }

  private GameForm form(List<GameForm> options) {
    return GameForm.of(options, options, universe);
  }

  private static boolean isEmpty(GameForm form) {
    return form.options(Player.LEFT).isEmpty();
  }

  private boolean lost(Compound kind, GameForm g, GameForm h) {
    return kind.of(g, h, universe).isZero();
  }

  /** The remoteness of an impartial game, for the sign -1 its suspense number. */
  private static int number(GameForm form, int sign) {
    List<Integer> options =
        form.options(Player.LEFT).stream().map(option -> number(option, sign)).toList();
    Comparator<Integer> order = Comparator.comparingInt(n -> sign * n);
    return options.stream()
        .filter(n -> n % 2 == 0)
        .min(order)
        .or(() -> options.stream().max(order))
        .map(n -> n + 1)
        .orElse(0);
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
