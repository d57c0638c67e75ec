package org.farstar.games.heap.takeaway;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.PrintedTable;
import org.farstar.values.player.Outcome;

/** Take-away games with their theory and claims. */
public final class TakeAwayGame {
  /** The name on the command line. */
  public static final String ID = "take-away";

  private static final String SOURCE = "Schwenk, Take-away games, Fibonacci Quart. 8 (1970)";

  private TakeAwayGame() {}

  /** Take-away games. */
  public static Game<TakeAwayHeap> game() {
    return Game.named(ID)
        .title("Take-away games")
        .board("heap")
        .paper("slides")
        .rules(
            "There is a heap of counters and a cap: the most that may be taken.",
            "Whoever takes x counters leaves the cap f(x) for the next move; the first "
                + "move may take anything but the whole heap.",
            "Whoever cannot move loses.")
        .goal(
            "At most the cap may be taken from the heap; who takes x leaves the cap f(x). The first"
                + " move may not take the whole heap. Who cannot move loses.")
        .text("a function, a colon and n, or n/cap in the middle of a play; sums with +")
        .parameter(
            "f(x)=2*x: an expression in x with +, -, *, integers and parentheses that never"
                + " decreases and is at least x; f(x)=x is the usual one")
        .example("f(x)=x : 20", "the opponent may take no more", SOURCE)
        .example("f(x)=2*x : 21/5", "Fibonacci Nim", SOURCE)
        .example("f(x)=2*x+1 : 30 + 17/4", "a sum of two heaps", SOURCE)
        .of(TakeAwayGame::variant)
        .table(caps("caps", "a heap and how many may be taken, f(x)=x", "f(x)=x"))
        .table(caps("fibonacci", "the same with f(x)=2*x", "f(x)=2*x"))
        .printed(fibonacci())
        .build();
  }

  /** The heaps in H as the lecture prints them for f(x) = 2x: those that the second player wins. */
  private static PrintedTable fibonacci() {
    return new PrintedTable(
        "slides/fibonacci",
        "Take-away games, f(x) = 2x: the set H",
        "The heaps that the second player wins, f(x) = 2x",
        "f(x)=2*x: {n}",
        Map.of("n", "1..8", "show", "outcome"),
        "outcome",
        Stream.of(1L, 2L, 3L, 5L, 8L).collect(Collectors.toMap(List::of, n -> Outcome.P.name())));
  }

  private static GameTable<TakeAwayHeap> caps(String name, String what, String function) {
    return GameTable.positions(
        name,
        what,
        function + ": {n}/{cap}",
        Axis.of("n", "the heap", 0, 1, 16),
        Axis.of("cap", "how many may be taken", 0, 1, 8));
  }

  /** The game of a function, or f(x) = x if there is none. */
  static Variant<TakeAwayHeap> variant(String parameters, Sources sources) {
    Limit limit = parameters.isBlank() ? Limit.SAME : Limit.read(parameters);
    TakeAway rules = new TakeAway(limit);
    return Variant.of(rules)
        .with(limit.equals(Limit.SAME) ? "" : limit.toString())
        .with(new TakeAwayLook())
        .with(new TakeAwayTheory(rules))
        .with(new TakeAwayChecker(limit));
  }
}
