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

  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 14";
  private static final String CODES = "Siegel, CGSuite, cgsuite.org, rulesets of games on strips";

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
            "the coins from left to right, 0 heads and 1 tails, on a board rows joined by |;"
                + " sums with +. A move names the coins it turns, counted from 1, in rows as 2,3")
        .parameter(
            "turtles (one or two coins, the usual rule), twins (two), mock-turtles (up to three),"
                + " triplets (three), moebius (up to five), mogul (up to seven), moidores (up to"
                + " nine), motley (any number), ternups (three at equal distances), ruler (any number"
                + " next to each other), sym (symmetric), sympler (symmetric from the first coin on),"
                + " grunt (four such coins), corners (of a rectangle)")
        .parameter(
            "1-3C(5): a code; numbers such as 3, 1-3 or 1+, behind them C for coins next to each"
                + " other, C(5) for coins among five such, E for equal distances, S for symmetric"
                + " ones, F for the first coin among them; 2-3,6C for either")
        .parameter(
            "direct 2 x 1-2: a board, on which all coins in some rows and some columns are turned, as"
                + " the two codes, or names, allow; acrostic 2 x 2: coins in one column by the first code or in"
                + " one row by the second")
        .example("01101", "Turning Turtles: heaps of 2, 3 and 5", WAYS)
        .example("mogul: 000000000000000000000001", "the last of 24 coins of Mogul", WAYS)
        .example(
            "ternups: 0010000000000000001",
            "a coin counts by the lowest digit 2 of its place",
            WAYS)
        .example("ruler: 00000001", "the largest power of 2 in the place of a coin", WAYS)
        .example("1-3C(5): 0000001", "up to three among five coins next to each other", CODES)
        .example("corners: 000|010|001", "Turning Corners: nim products", WAYS)
        .example(
            "acrostic 2 x 2: 000|000|001",
            "Acrostic Twins: two coins of a row or of a column",
            WAYS)
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
