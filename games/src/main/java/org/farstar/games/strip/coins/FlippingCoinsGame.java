package org.farstar.games.strip.coins;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** Flipping Coins as Farstar offers it. */
public final class FlippingCoinsGame {
  /** The game's name on the command line. */
  public static final String ID = "flipping-coins";

  private FlippingCoinsGame() {}

  /** The game with its variants, its theory and its claims. */
  public static Game<CoinLine> game() {
    return Game.named(ID)
        .title("Flipping Coins")
        .board("strip")
        .paper("flipping-coins")
        .rules(
            "Coins lie in a line, some heads (0) and some tails (1).",
            "Left turns over any two tails; Right turns over a head and a tail somewhere "
                + "to its right.",
            "Whoever cannot move loses.")
        .goal(
            "Left turns two tails (1..1 to 0..0), Right a head and a tail to its right (0..1 to 1..0);"
                + " who cannot move loses.")
        .text(
            "the coins from left to right, 0 heads and 1 tails; lines summed with +. A move names the"
                + " coins it turns, counted from 1; 2: 3 5 turns them in the second line.")
        .parameter(
            "left=PATTERNS    the patterns Left may turn over; default 11, several with commas")
        .parameter("right=PATTERNS   the patterns Right may turn over; default 01")
        .example(
            "1011",
            "the paper's first position",
            "Bonato, Huggan and Nowakowski, The game of Flipping Coins, section 1 (2021)")
        .example(
            "10011110110110111011110011",
            "the paper's worked example, 10257/16384",
            "Bonato, Huggan and Nowakowski, The game of Flipping Coins, section 3 (2021)")
        .example(
            "0101011111 + 1101100111 + 0110110110111",
            "the paper's closing question: who wins, and how?",
            "Bonato, Huggan and Nowakowski, The game of Flipping Coins, sections 1 and 4.1 (2021)")
        .example(
            "left=111 right=001: 0110111",
            "a variant that turns three coins at a time",
            "Bonato, Huggan and Nowakowski, The game of Flipping Coins, section 5 (2021)")
        .of(new CoinFamily())
        .table(
            GameTable.positions(
                "gaps",
                "three tails with heads between",
                "1{0:a}1{0:b}1",
                Axis.of("a", "heads between the first two", 0, 0, 5),
                Axis.of("b", "heads between the last two", 0, 0, 5)))
        .table(game -> new LengthTable())
        .build();
  }
}
