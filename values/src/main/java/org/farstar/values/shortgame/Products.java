package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.values.player.Player;

/** Ordinal sums, Norton products, and incentives, which Norton products are defined by. */
final class Products {

  private Products() {}

  /**
   * The ordinal sum G:H = {G^L, G:H^L | G^R, G:H^R} of canonical forms (Winning Ways, chapter 7;
   * Siegel, Combinatorial Game Theory, II.2).
   */
  static ShortGame ordinalSum(ShortGame g, ShortGame h) {
    if (g.is(Stops.NUMBER) && h.is(Stops.NUMBER)) {
      return g.universe.number(g.number.ordinalSum(h.number));
    }
    return ordinalSum(List.of(g.stored(Player.LEFT)), List.of(g.stored(Player.RIGHT)), h);
  }

  /** The ordinal sum of the form with these options and a game. */
  static ShortGame ordinalSum(List<ShortGame> left, List<ShortGame> right, ShortGame h) {
    h.checkBirthday("an ordinal sum");
    return ordinalSum(Map.of(Player.LEFT, left, Player.RIGHT, right), h, new HashMap<>());
  }

  private static ShortGame ordinalSum(
      Map<Player, List<ShortGame>> base, ShortGame h, Map<ShortGame, ShortGame> known) {
    ShortGame sum = known.get(h);
    if (sum == null) {
      sum =
          h.universe.canonical(
              ordinalOptions(base, h, Player.LEFT, known),
              ordinalOptions(base, h, Player.RIGHT, known));
      known.put(h, sum);
    }
    return sum;
  }

  private static ShortGame[] ordinalOptions(
      Map<Player, List<ShortGame>> base,
      ShortGame h,
      Player player,
      Map<ShortGame, ShortGame> known) {
    List<ShortGame> options = new ArrayList<>(base.get(player));
    for (ShortGame option : h.stored(player)) {
      options.add(ordinalSum(base, option, known));
    }
    return options.toArray(new ShortGame[0]);
  }

  /**
   * The Norton product G.U: n copies of U for an integer n, otherwise {G^L.U + (U + I) | G^R.U - (U
   * + I)} for all incentives I of U (Winning Ways, chapter 8; Siegel, Combinatorial Game Theory,
   * II.6).
   */
  static ShortGame norton(ShortGame g, ShortGame unit) {
    if (!Order.atMost(unit.universe.zero(), unit) || NumberUpStar.isZero(unit)) {
      throw new IllegalArgumentException("a Norton product needs a positive unit, not " + unit);
    }
    g.checkHeight("a Norton product");
    List<ShortGame> steps = incentives(unit).stream().map(i -> Sums.sum(unit, i)).toList();
    return norton(g, unit, steps, new HashMap<>());
  }

  private static ShortGame norton(
      ShortGame g, ShortGame unit, List<ShortGame> steps, Map<ShortGame, ShortGame> known) {
    if (g.is(Stops.NUMBER) && g.number.isInteger()) {
      return Sums.multiple(unit, g.number.numerator());
    }
    ShortGame product = known.get(g);
    if (product == null) {
      product =
          g.universe.of(
              nortonOptions(g, Player.LEFT, unit, steps, known),
              nortonOptions(g, Player.RIGHT, unit, steps, known));
      known.put(g, product);
    }
    return product;
  }

  private static List<ShortGame> nortonOptions(
      ShortGame g,
      Player player,
      ShortGame unit,
      List<ShortGame> steps,
      Map<ShortGame, ShortGame> known) {
    List<ShortGame> options = new ArrayList<>();
    for (ShortGame option : g.stored(player)) {
      ShortGame part = norton(option, unit, steps, known);
      for (ShortGame step : steps) {
        options.add(Sums.sum(part, player == Player.LEFT ? step : Sums.negative(step)));
      }
    }
    return options;
  }

  /** What both players' moves gain, without those that are dominated. */
  static List<ShortGame> incentives(ShortGame g) {
    Set<ShortGame> all = gains(g, Player.LEFT);
    all.addAll(gains(g, Player.RIGHT));
    return undominated(all);
  }

  /** What a player's moves gain, without those that are dominated. */
  static List<ShortGame> incentives(ShortGame g, Player player) {
    return undominated(gains(g, player));
  }

  /** What a move gains: G^L - G for Left, G - G^R for Right. */
  private static Set<ShortGame> gains(ShortGame g, Player player) {
    Set<ShortGame> gains = new LinkedHashSet<>();
    for (ShortGame option : g.stored(player)) {
      ShortGame gain = Sums.sum(option, Sums.negative(g));
      gains.add(player == Player.LEFT ? gain : Sums.negative(gain));
    }
    return gains;
  }

  private static List<ShortGame> undominated(Set<ShortGame> all) {
    return all.stream()
        .filter(i -> all.stream().noneMatch(j -> j != i && Order.atMost(i, j)))
        .sorted(StructuralOrder.INSTANCE)
        .toList();
  }
}
