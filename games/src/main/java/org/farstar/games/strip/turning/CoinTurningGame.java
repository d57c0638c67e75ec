package org.farstar.games.strip.turning;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;

/** The coin-turning games as Farstar offers them. */
public final class CoinTurningGame {
  /** The name on the command line. */
  public static final String ID = "coin-turning";

  private CoinTurningGame() {}

  /** The games with their theory and claims. */
  public static Game<String> game() {
    return Game.named(ID)
        .title("Coin turning")
        .board("strip")
        .paper("flipping-coins")
        .rules(
            "Coins lie in a line, or in rows, some heads (0) and some tails (1).",
            "A move turns over coins that the rule allows, such as one coin or two, and the last of"
                + " them showed tails.",
            "Whoever cannot move loses.")
        .goal(
            "A move turns coins over that the rule allows; the last of them showed tails. Who cannot"
                + " move loses.")
        .text(
            "the coins from left to right, 0 heads and 1 tails, in Turning Corners rows joined by |;"
                + " sums with +. A move names the coins it turns, counted from 1, in rows as 2,3")
        .parameter(
            "turtles (one or two coins, the usual rule), twins (two), moebius (up to five), mogul (up"
                + " to seven), ternups (three at equal distances), corners (of a rectangle)")
        .example("01101", "Turning Turtles: heaps of 2, 3 and 5")
        .example("mogul: 000000000000000000000001", "the last of 24 coins of Mogul")
        .example("ternups: 0010000000000000001", "a coin counts by the lowest digit 2 of its place")
        .example("corners: 000|010|001", "Turning Corners: nim products")
        .of(CoinTurningGame::variant)
        .table(
            GameTable.positions(
                "turtles",
                "two tails in a line, each behind some heads",
                "{0:a}1{0:b}1",
                Axis.of("a", "heads before the first", 0, 0, 5),
                Axis.of("b", "heads between them", 0, 0, 5)))
        .build();
  }

  /** The game of a rule, Turning Turtles where none is named. */
  static Variant<String> variant(String parameters, Sources sources) {
    TurningRule rule = parameters.isBlank() ? TurningRule.TURTLES : TurningRule.read(parameters);
    CoinTurning rules = new CoinTurning(rule);
    return Variant.of(rules)
        .with(rule == TurningRule.TURTLES ? "" : rule.text())
        .with(new TurningLook())
        .with(new TurningTheory(rules))
        .with(new TurningChecker());
  }
}
