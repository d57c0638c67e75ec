package org.farstar.games.heap.breaking;

import java.util.function.Function;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.HeapChecker;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.PeriodTheory;
import org.farstar.games.heap.octal.TokenLook;

/** Taking and breaking with any code, by one set, and with a code for each player. */
public final class BreakingGame {
  /** The names on the command line. */
  public static final String ANY = "take-and-break";

  /** A set, and the rest may be split. */
  public static final String SPLITTLES = "splittles";

  /** A code for each player. */
  public static final String PARTIZAN = "partizan-take-and-break";

  private static final String HEAPS = "the sizes of the heaps with blanks between";
  private static final String CODES = "Siegel, CGSuite, cgsuite.org, tests of take-and-break codes";
  private static final String VALUES = "Siegel, CGSuite, cgsuite.org, tests of heap games";
  private static final String RULESETS = "Siegel, CGSuite, cgsuite.org, rulesets of heap games";

  private static final String USUAL = "{1,3} | {2,3}";

  private BreakingGame() {}

  /** Any code. */
  public static Game<Heaps> any() {
    return Game.named(ANY)
        .title("Take-and-break games")
        .paper("rulesets")
        .board("heap")
        .rules(
            "There are heaps of counters, and a code.",
            "If k counters are taken from a heap, place k of the code says into how many heaps the"
                + " rest may be broken; the place before the point is for taking none.",
            "Whoever cannot move loses.")
        .goal(
            "The code says how many may be taken from a heap and into how many heaps the rest may"
                + " be broken. Who cannot move loses.")
        .text("a code, a colon and " + HEAPS)
        .parameter(
            "0.3F: a digit is the sum of 1, 2, 4 and 8 for leaving no, one, two and three heaps; *"
                + " is any number, {0,3+} none or at least three")
        .parameter(
            "4!.0: heaps of different sizes only; ? for sizes not all equal, = for equal ones")
        .parameter("0.7[03]: places in brackets come again and again; 0.[3] is Nim")
        .parameter(
            "80.0: places further to the left are for adding counters; {1,3}, but {2}, split {1,2}:"
                + " sets of numbers to take")
        .example("0.3F: 9", "one, two or three heaps may be left", VALUES)
        .example("4!.0: 20", "Grundy's game", VALUES)
        .example("but {2,3,7}: 20", "any number but 2, 3 and 7 may be taken", VALUES)
        .example("{2+}=.0: 10", "a heap is broken into equal heaps", CODES)
        .of((parameters, sources) -> one(parameters, "0.3F", BreakCode::read))
        .positions("one heap of 0.3F", "0.3F: {n}", Axis.of("n", "the heap", 0, 0, 20))
        .build();
  }

  /** Splittles. */
  public static Game<Heaps> splittles() {
    return Game.named(SPLITTLES)
        .title("Splittles")
        .board("heap")
        .rules(
            "There are heaps of counters and a set of numbers.",
            "A move takes as many counters from a heap as a number of the set says, and may split"
                + " what is left of the heap in two.",
            "Whoever cannot move loses.")
        .goal(
            "A move takes a number of a set from a heap and may split the rest in two. Who cannot"
                + " move loses.")
        .text("a set, a colon and " + HEAPS)
        .parameter("{1,2}: how many may be taken at once; the usual one, which is Kayles")
        .parameter("but {3}: any number but those")
        .example("{1,3}: 9", "one or three are taken", RULESETS)
        .example("but {1}: 8", "two or more are taken", RULESETS)
        .of((parameters, sources) -> one(parameters, "{1,2}", BreakCode::splitting))
        .positions("one heap of {1,3}", "{1,3}: {n}", Axis.of("n", "the heap", 0, 0, 20))
        .build();
  }

  /** A code for each player. */
  public static Game<Heaps> partizan() {
    return Game.named(PARTIZAN)
        .title("Partizan take-and-break games")
        .board("heap")
        .rules(
            "There are heaps of counters; Left has a code or a set of numbers, Right another one.",
            "A move takes counters from a heap and may break the rest, as the player's code says;"
                + " a set says how many may be taken.",
            "Whoever cannot move loses.")
        .goal(
            "Left and Right have different codes of what they may take from a heap and how they may"
                + " break the rest. Who cannot move loses.")
        .text("Left's code | Right's code, a colon and " + HEAPS)
        .parameter("{1,3} | {2,3}: partizan subtraction, the usual one; but {2}: any other number")
        .parameter("split {1} | split {2}: partizan splittles, where the rest may be split")
        .parameter("0.7 | 4!.3: codes as in take-and-break")
        .example("{1,3} | {2,3}: 6", "partizan subtraction", VALUES)
        .example("split {1} | split {2}: 7", "partizan splittles", RULESETS)
        .example(
            "0.7 | 4!.3: 6 3",
            "Left takes one, Right splits into unequal heaps or takes one",
            RULESETS)
        .of(BreakingGame::two)
        .positions(
            "one heap of {1,3} | {2,3}", "{1,3} | {2,3}: {n}", Axis.of("n", "the heap", 0, 0, 10))
        .build();
  }

  private static Variant<Heaps> one(
      String parameters, String usual, Function<String, BreakCode> reader) {
    BreakCode code = reader.apply(parameters.isBlank() ? usual : parameters);
    Breaking rules = new Breaking(code, code);
    return Variant.of(rules)
        .with(code.toString().equals(usual) ? "" : code.toString())
        .with(new TokenLook())
        .with(new PeriodTheory(rules))
        .with(new HeapChecker(rules, code.toString(), 1));
  }

  private static Variant<Heaps> two(String parameters, Sources sources) {
    SideCodes codes = SideCodes.read(parameters.isBlank() ? USUAL : parameters);
    return Variant.of(new Breaking(codes.left(), codes.right()))
        .with(codes.toString().equals(USUAL) ? "" : codes.toString())
        .with(new TokenLook());
  }
}
