package org.farstar.games.heap.cake;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameWords;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.breaking.BreakCode;
import org.farstar.games.heap.breaking.SideCodes;

/** Cutcake, Maundy Cake and Eatcake, and cakes that are cut by any codes. */
public final class CakeGame {
  /** The names on the command line. */
  public static final String CUTCAKE = "cutcake";

  /** A cake is cut into equal parts. */
  public static final String MAUNDY = "maundy-cake";

  /** A row or a column is eaten. */
  public static final String EATCAKE = "eatcake";

  private static final String TEXT =
      "cakes of rows and columns such as 3x5, blanks between, or 0 for none";
  private static final String PAPER = "rulesets";
  private static final String USUAL = "4.0 | 4.0";
  private static final String TURNING = "turning";
  private static final String SOURCE = "Siegel, CGSuite, cgsuite.org, tests of heap games";
  private static final String EATEN = "Berlekamp, Conway and Guy, Winning Ways, ch. 8";
  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 2";

  private CakeGame() {}

  /** Cutcake, and by parameters all cakes. */
  public static Game<Cakes> cutcake() {
    return words(
            CUTCAKE,
            "Cutcake",
            "A move cuts a cake in two along its lines: Left from top to bottom, Right from side"
                + " to side.",
            "Left cuts a cake in two between its columns, Right between its rows. Who cannot move"
                + " loses.")
        .paper(PAPER)
        .parameter("4.0 | 4.0: what Left does with the columns and Right with the rows, the usual")
        .parameter("0.7 | 0.7: codes or sets as in partizan-take-and-break")
        .parameter("turning 0.7 | 0.7: the cake is turned by a right angle before each move")
        .example("2x5", "worth 1", WAYS)
        .example("8x5 4x8", "a sum of two cakes", WAYS)
        .example("turning 0.7 | 0.7: 8x5", "Turn-and-Eatcake", SOURCE)
        .of(
            (parameters, sources) ->
                parameters.strip().startsWith(TURNING)
                    ? variant(parameters.strip().substring(TURNING.length()), true)
                    : variant(parameters, false))
        .positions(
            "one cake",
            "{rows}x{columns}",
            Axis.of("rows", "how many rows", 1, 1, 8),
            Axis.of("columns", "how many columns", 1, 1, 8))
        .build();
  }

  /** Maundy Cake. */
  public static Game<Cakes> maundy() {
    return words(
            MAUNDY,
            "Maundy Cake",
            "A move cuts a cake into any number of equal parts, two or more: Left from top to"
                + " bottom, Right from side to side.",
            "Left cuts a cake into equal parts between its columns, Right between its rows. Who"
                + " cannot move loses.")
        .paper(PAPER)
        .example("6x8", "six rows, eight columns", WAYS)
        .example("8x6", "worth -1", SOURCE)
        .of(rules("{2+}=.0"))
        .look(new CakeLook())
        .theory(new MaundyTheory())
        .checker(new CakeChecker())
        .build();
  }

  /** Eatcake. */
  public static Game<Cakes> eatcake() {
    return words(
            EATCAKE,
            "Eatcake",
            "Left eats a column of a cake, Right a row; what is on either side of it stays, as two"
                + " cakes or one.",
            "Left eats a column of a cake, Right a row, which may part the cake in two. Who cannot"
                + " move loses.")
        .paper(PAPER)
        .example("2x3", "two rows, three columns", EATEN)
        .example("8x8", "worth *", SOURCE)
        .of(rules("0.7"))
        .look(new CakeLook())
        .theory(new EatcakeTheory())
        .checker(new CakeChecker())
        .build();
  }

  private static GameWords words(String id, String title, String move, String goal) {
    return Game.named(id)
        .title(title)
        .board("heap")
        .rules("There are cakes of rows and columns.", move, "Whoever cannot move loses.")
        .goal(goal)
        .text(TEXT);
  }

  private static CakeRules rules(String code) {
    return new CakeRules(BreakCode.read(code), BreakCode.read(code), false);
  }

  private static Variant<Cakes> variant(String parameters, boolean turning) {
    SideCodes codes = SideCodes.read(parameters.isBlank() ? USUAL : parameters);
    String text = codes.toString().equals(USUAL) && !turning ? "" : codes.toString();
    Variant<Cakes> cakes =
        Variant.of(new CakeRules(codes.left(), codes.right(), turning))
            .with(turning ? TURNING + " " + text : text)
            .with(new CakeLook());
    return text.isEmpty() ? cakes.with(new CutcakeTheory()).with(new CakeChecker()) : cakes;
  }
}
