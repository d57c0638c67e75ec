package org.farstar.games.strip.coins;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.search.NumberAlgebra;
import org.farstar.engine.table.Axis;

/** Flipping Coins as Farstar offers it. */
public final class FlippingCoinsGame {
  /** The game's name on the command line. */
  public static final String ID = "flipping-coins";

  private FlippingCoinsGame() {}

  /** The game with its theory and claims. */
  public static Game<CoinLine> game() {
    return new Game<>(
            ID,
            new Game.Card(
                "Flipping Coins",
                "strip",
                "flipping-coins",
                "Left turns two tails (1..1 to 0..0), Right a head and a tail to its right (0..1 to 1..0);"
                    + " who cannot move loses.",
                "the coins from left to right, 0 heads and 1 tails; lines summed with +. A move names the"
                    + " coins it turns, counted from 1; 2: 3 5 turns them in the second line.",
                List.of(
                    "left=PATTERNS    what Left may turn over, 11 unless given; several with commas",
                    "right=PATTERNS   what Right may turn over, 01 unless given"),
                List.of(
                    new Game.Example("1011", "the paper's first position"),
                    new Game.Example(
                        "10011110110110111011110011", "the paper's worked example, 10257/16384"),
                    new Game.Example(
                        "0101011111 + 1101100111 + 0110110110111",
                        "the paper's closing question: who wins, and how?"),
                    new Game.Example(
                        "left=111 right=001: 0110111",
                        "a variant that turns three coins at a time"))),
            new FlippingCoins(),
            List.of(new CoinTheory()),
            CoinClaims.all(),
            Optional.of(new NumberAlgebra()))
        .with(
            List.of(
                GameTable.positions(
                    "gaps",
                    "three tails with heads between",
                    "1{0:a}1{0:b}1",
                    Axis.of("a", "heads between the first two", 0, 0, 5),
                    Axis.of("b", "heads between the last two", 0, 0, 5))));
  }
}
