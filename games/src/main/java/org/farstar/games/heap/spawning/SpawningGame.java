package org.farstar.games.heap.spawning;

import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.HeapChecker;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.octal.TokenLook;
import org.farstar.games.strip.turning.TurningRule;
import org.farstar.values.text.NotationException;

/** Spawning as a game of the catalogue. */
public final class SpawningGame {
  /** The name on the command line. */
  public static final String ID = "spawning";

  private static final String SOURCE = "Siegel, CGSuite, cgsuite.org, rulesets of heap games";
  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 14";
  private static final String USUAL = "1-3";

  private SpawningGame() {}

  /** The game, with any rule of coin turning on a line. */
  public static Game<Heaps> game() {
    return Game.named(ID)
        .title("Spawning")
        .board("heap")
        .rules(
            "There are heaps of counters, and a code of coin turning.",
            "A move replaces a heap by smaller heaps, where the code allows to turn the coins in the"
                + " places of all of them: with 1-3 by at most two heaps of different sizes.",
            "Whoever cannot move loses.")
        .goal(
            "A move replaces a heap by smaller ones of different sizes, as the code allows. Who"
                + " cannot move loses.")
        .text("a code, a colon and the sizes of the heaps with blanks between")
        .parameter("1-3: codes and names as in coin-turning; the usual one, Mock Turtles")
        .example("5 8", "each heap by at most two smaller ones", WAYS)
        .example("1+C: 12", "the Ruler game: worth *4, the largest power of 2 in 12", WAYS)
        .example("1-3C(5): 20", "up to three among five places next to each other", SOURCE)
        .of(SpawningGame::variant)
        .positions("one heap", "{n}", Axis.of("n", "the heap", 0, 0, 20))
        .build();
  }

  private static Variant<Heaps> variant(String parameters, Sources sources) {
    TurningRule usual = TurningRule.read(USUAL);
    TurningRule rule = parameters.isBlank() ? usual : TurningRule.read(parameters);
    if (rule.board()) {
      throw new NotationException(
          parameters, 1, "'" + parameters.strip() + "'", "a rule for coins in one line");
    }
    Spawning rules = new Spawning(rule);
    return Variant.of(rules)
        .with(rule == usual ? "" : rule.text())
        .with(new TokenLook())
        .with(new SpawningTheory(rules))
        .with(new HeapChecker(rules));
  }
}
