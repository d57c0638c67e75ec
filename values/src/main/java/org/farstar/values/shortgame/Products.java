package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Ordinal sums, Norton products and incentives. */
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
    h.checkBirthday("an ordinal sum");
    return ordinalSum(g, h, new HashMap<>());
  }

  private static ShortGame ordinalSum(ShortGame g, ShortGame h, Map<ShortGame, ShortGame> known) {
    ShortGame sum = known.get(h);
    if (sum == null) {
      sum =
          g.universe.canonical(
              ordinalOptions(g, h, Form.LEFT, known), ordinalOptions(g, h, Form.RIGHT, known));
      known.put(h, sum);
    }
    return sum;
  }

  private static ShortGame[] ordinalOptions(
      ShortGame g, ShortGame h, int side, Map<ShortGame, ShortGame> known) {
    List<ShortGame> options = new ArrayList<>(List.of(g.options(side)));
    for (ShortGame option : h.options(side)) {
      options.add(ordinalSum(g, option, known));
    }
    return options.toArray(new ShortGame[0]);
  }

  /**
   * The Norton product G.U: n copies of U for an integer n, otherwise {G^L.U + (U + I) | G^R.U - (U
   * + I)} for all incentives I of U (Winning Ways, chapter 8; Siegel, Combinatorial Game Theory,
   * II.6).
   */
  static ShortGame norton(ShortGame g, ShortGame unit) {
    if (!Order.atMost(unit.universe.zero(), unit) || Plain.isZero(unit)) {
      throw new IllegalArgumentException("a Norton product needs a positive unit, not " + unit);
    }
    g.checkHeight("a Norton product");
    List<ShortGame> steps =
        incentives(unit, true, true).stream().map(i -> Sums.sum(unit, i)).toList();
    return norton(g, unit, steps, new HashMap<>());
  }

  private static ShortGame norton(
      ShortGame g, ShortGame unit, List<ShortGame> steps, Map<ShortGame, ShortGame> known) {
    if (g.is(Stops.NUMBER) && g.number.isInteger()) {
      return Sums.multiple(unit, g.number.numerator());
    }
    ShortGame product = known.get(g);
    if (product == null) {
      List<ShortGame> left = new ArrayList<>();
      List<ShortGame> right = new ArrayList<>();
      for (ShortGame option : g.options(Form.LEFT)) {
        ShortGame part = norton(option, unit, steps, known);
        steps.forEach(step -> left.add(Sums.sum(part, step)));
      }
      for (ShortGame option : g.options(Form.RIGHT)) {
        ShortGame part = norton(option, unit, steps, known);
        steps.forEach(step -> right.add(Sums.sum(part, Sums.negative(step))));
      }
      product = g.universe.of(left, right);
      known.put(g, product);
    }
    return product;
  }

  /** What a move gains: G^L - G for Left, G - G^R for Right; the dominated ones left out. */
  static List<ShortGame> incentives(ShortGame g, boolean left, boolean right) {
    Set<ShortGame> all = new LinkedHashSet<>();
    if (left) {
      for (ShortGame option : g.options(Form.LEFT)) {
        all.add(Sums.sum(option, Sums.negative(g)));
      }
    }
    if (right) {
      for (ShortGame option : g.options(Form.RIGHT)) {
        all.add(Sums.sum(g, Sums.negative(option)));
      }
    }
    return all.stream()
        .filter(i -> all.stream().noneMatch(j -> j != i && Order.atMost(i, j)))
        .sorted(StructuralOrder.INSTANCE)
        .toList();
  }
}
