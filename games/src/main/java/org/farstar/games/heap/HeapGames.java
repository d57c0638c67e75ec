package org.farstar.games.heap;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerClaims;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.corner.RookTheory;
import org.farstar.games.heap.corner.WythoffTheory;
import org.farstar.games.heap.even.EvenClaims;
import org.farstar.games.heap.even.EvenSubtraction;
import org.farstar.games.heap.even.EvenSubtractionTheory;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.nim.Nim;
import org.farstar.games.heap.nim.NimClaims;
import org.farstar.games.heap.nim.NimTheory;
import org.farstar.games.heap.subtraction.PeriodTable;
import org.farstar.games.heap.subtraction.Subtraction;
import org.farstar.games.heap.subtraction.SubtractionClaims;
import org.farstar.games.heap.subtraction.SubtractionTheory;
import org.farstar.games.heap.takeaway.Limit;
import org.farstar.games.heap.takeaway.TakeAway;
import org.farstar.games.heap.takeaway.TakeAwayClaims;
import org.farstar.games.heap.takeaway.TakeAwayHeap;
import org.farstar.games.heap.takeaway.TakeAwayTheory;

/** The lecture's heap games as Farstar offers them. */
public final class HeapGames {
  /** Their names on the command line. */
  public static final List<String> IDS =
      List.of("nim", "subtraction", "even-subtraction", "rook", "wythoff", "take-away");

  private static final String PAPER = "slides";
  private static final String BOARD = "heap";
  private static final String LAST = " Who cannot move loses.";
  private static final String SUMS = "; sums with +";

  private HeapGames() {}

  /** The game of one of these names. */
  public static Game<?> game(String id) {
    return switch (id) {
      case "nim" -> nim();
      case "subtraction" -> subtraction();
      case "even-subtraction" -> evenSubtraction();
      case "rook" -> rook();
      case "wythoff" -> wythoff();
      case "take-away" -> takeAway();
      default -> throw new IllegalArgumentException(id);
    };
  }

  private static <P> Game<P> game(
      String id, Game.Card card, Rules<P> rules, Theory<P> theory, List<Claim> claims) {
    return new Game<>(id, card, rules, List.of(theory), claims, Optional.of(new NimAlgebra()));
  }

  private static Game.Card card(
      String title, String goal, String form, List<String> parameters, Game.Example... examples) {
    return new Game.Card(
        title, BOARD, PAPER, goal + LAST, form + SUMS, parameters, List.of(examples));
  }

  private static Axis axis(String name, String what, long from, long to) {
    return Axis.of(name, what, 0, from, to);
  }

  /** Nim. */
  public static Game<Heaps> nim() {
    return game(
            "nim",
            card(
                "Nim",
                "A move takes any number from one heap.",
                "the sizes of the heaps with blanks between, of any number of digits",
                List.of(),
                new Game.Example("3 5 7", "three heaps"),
                new Game.Example("100000000000000000000 1 2", "sizes have no limit")),
            new Nim(),
            new NimTheory(),
            NimClaims.all())
        .with(
            List.of(
                GameTable.positions(
                    "heaps",
                    "two heaps",
                    "{a} {b}",
                    axis("a", "a heap", 0, 9),
                    axis("b", "another heap", 0, 9))));
  }

  /** Subtraction games. */
  public static Game<Heaps> subtraction() {
    return game(
            "subtraction",
            card(
                "Subtraction games",
                "A move takes one of the numbers of a set from one heap.",
                "a set, a colon and the sizes of the heaps with blanks between",
                List.of("{1,2,3,4}: how many may be taken at once; the usual one"),
                new Game.Example("{1,2,3,4}: 10", "the lecture's first game"),
                new Game.Example("{1,2,3,4}: 10 7 3", "several heaps"),
                new Game.Example("{2,5,7}: 1000000000000", "by a proved period")),
            new Subtraction(Subtraction.ONE_TO_FOUR),
            new SubtractionTheory(),
            SubtractionClaims.all())
        .with(
            List.of(
                GameTable.positions(
                    "heaps",
                    "one heap of {1,2,3,4}",
                    "{1,2,3,4}: {n}",
                    axis("n", "the heap", 0, 20)),
                game -> new PeriodTable()));
  }

  /** Even subtraction. */
  public static Game<Heaps> evenSubtraction() {
    return game(
            "even-subtraction",
            card(
                "Even subtraction",
                "A move takes an even number from a heap, but not the whole heap, or the whole heap"
                    + " if it is odd.",
                "the sizes of the heaps with blanks between",
                List.of(),
                new Game.Example("11 6", "values 6 and 2"),
                new Game.Example("2", "nothing may be taken from a heap of 2")),
            new EvenSubtraction(),
            new EvenSubtractionTheory(),
            EvenClaims.all())
        .with(
            List.of(GameTable.positions("heaps", "one heap", "{n}", axis("n", "the heap", 0, 20))));
  }

  /** The rook, which is Nim with two heaps. */
  public static Game<Corner> rook() {
    return game(
            "rook",
            card(
                "Rook",
                "A chip on the point (m, n): a move lowers one coordinate.",
                "m and n with a blank between; a move is the point it leads to",
                List.of(),
                new Game.Example("4 7", "the lecture's Game 2")),
            CornerGame.rook(),
            new RookTheory(),
            CornerClaims.rook())
        .with(List.of(points()));
  }

  /** Wythoff's game. */
  public static Game<Corner> wythoff() {
    return game(
            "wythoff",
            card(
                "Wythoff's game",
                "A chip on the point (m, n): a move lowers one coordinate, or both by the same"
                    + " number.",
                "m and n with a blank between; a move is the point it leads to",
                List.of(),
                new Game.Example("4 7", "a P-position"),
                new Game.Example("10 12", "three winning moves"),
                new Game.Example("100000000000000000000 161803398874989484821", "no limit")),
            CornerGame.wythoff(),
            new WythoffTheory(),
            CornerClaims.wythoff())
        .with(List.of(points()));
  }

  private static GameTable<Corner> points() {
    return GameTable.positions(
        "points",
        "points (m, n)",
        "{m} {n}",
        axis("m", "the first coordinate", 0, 9),
        axis("n", "the second coordinate", 0, 9));
  }

  /** Take-away games. */
  public static Game<TakeAwayHeap> takeAway() {
    List<GameTable<TakeAwayHeap>> tables =
        List.of(
            GameTable.positions(
                "caps",
                "a heap and how many may be taken, f(x)=x",
                "f(x)=x: {n}/{cap}",
                axis("n", "the heap", 1, 16),
                axis("cap", "how many may be taken", 1, 8)),
            GameTable.positions(
                "fibonacci",
                "the same with f(x)=2*x",
                "f(x)=2*x: {n}/{cap}",
                axis("n", "the heap", 1, 16),
                axis("cap", "how many may be taken", 1, 8)));
    return game(
            "take-away",
            card(
                "Take-away games",
                "At most the cap may be taken from the heap; who takes x leaves the cap f(x). The"
                    + " first move may not take the whole heap.",
                "a function, a colon and n, or n/cap in the middle of a play",
                List.of(
                    "f(x)=2*x: an expression in x with +, -, *, integers and parentheses that never"
                        + " decreases and is at least x; f(x)=x is the usual one"),
                new Game.Example("f(x)=x : 20", "the opponent may take no more"),
                new Game.Example("f(x)=2*x : 21/5", "Fibonacci Nim"),
                new Game.Example("f(x)=2*x+1 : 30 + 17/4", "a sum of two heaps")),
            new TakeAway(Limit.SAME),
            new TakeAwayTheory(),
            TakeAwayClaims.all())
        .with(tables);
  }
}
