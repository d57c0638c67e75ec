package org.farstar.games.strip.toads;

import java.util.Map;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.strip.HerdChecker;
import org.farstar.games.strip.StripLook;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.values.text.Scanner;

/** Toads and Frogs as Farstar offers it. */
public final class ToadsAndFrogsGame {
  /** The game's name on the command line. */
  public static final String ID = "toads-and-frogs";

  /** The name of the game without leaps. */
  public static final String ELEPHANTS = "elephants-and-rhinos";

  /** The name of the game with steps back. */
  public static final String BACKSLIDING = "backsliding-toads-and-frogs";

  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 11";

  private static final String TESTS = "Siegel, CGSuite, cgsuite.org, tests of games on strips";

  private static final StripLook LOOK =
      new StripLook(
          ".tf",
          Map.of(
              't', Mark.FREE.and(Mark.walker(Ink.LEFT_PIECE, true)),
              'f', Mark.FREE.and(Mark.walker(Ink.RIGHT_PIECE, false))));

  private static final String SLIDE = "slide";
  private static final String JUMP = "jump";
  private static final String FRIENDLY = "friendly";
  private static final String ANY = "any";
  private static final int LONGEST = 100;

  private ToadsAndFrogsGame() {}

  /** The game. */
  public static Game<String> game() {
    return Game.named(ID)
        .title("Toads and Frogs")
        .board("strip")
        .rules(
            "Left's toads t look to the right, Right's frogs f look to the left.",
            "A player moves one animal a place forward, or lets it leap over one animal "
                + "of the other player to the free place behind it.",
            "Whoever cannot move loses.")
        .goal(
            "Left's toads t walk right, Right's frogs f left, one place or over one enemy. Who"
                + " cannot move loses.")
        .text("rows joined by |; t, f and . for a free place")
        .example(
            "ttt..ff",
            "three toads, two frogs",
            "Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 5")
        .parameter("slide 2, or slide any: how far an animal may go over free places")
        .parameter("jump 2, or jump any: over how many animals in a row it may leap; jump 0: none")
        .parameter("friendly: it may leap over animals of the same player, too")
        .example("jump 2: tttt..fff", "a leap over one or two", TESTS)
        .of(ToadsAndFrogsGame::variant)
        .positions(
            "toads, free places, frogs",
            "{t:toads}{.:free}{f:frogs}",
            Axis.of("toads", "how many toads", 0, 1, 3),
            Axis.of("free", "how many free places", 0, 1, 2),
            Axis.of("frogs", "how many frogs", 0, 1, 3))
        .build();
  }

  /** The game in which animals may go back. */
  public static Game<String> backsliding() {
    return Game.named(BACKSLIDING)
        .title("Backsliding Toads and Frogs")
        .board("strip")
        .rules(
            "Left's toads t look to the right, Right's frogs f look to the left.",
            "A player moves one animal a place forward or back, or lets it leap forward over one "
                + "animal of the other player to the free place behind it.",
            "Whoever cannot move loses, and nobody wins a play that never ends.")
        .goal(
            "As Toads and Frogs, but an animal may also go one place back. Who cannot move loses; a"
                + " play that never ends is drawn.")
        .text("rows joined by |; t, f and . for a free place")
        .example("t..f", "whoever begins wins", WAYS)
        .example("tt..ff", "two toads, two frogs", WAYS)
        .example("t.f|t.f.", "a sum of two rows", WAYS)
        .of(new ToadsAndFrogs(1, 1, false, true))
        .look(LOOK)
        .build();
  }

  /** The game without leaps. */
  public static Game<String> elephants() {
    return Game.named(ELEPHANTS)
        .title("Elephants and Rhinos")
        .board("strip")
        .paper("rulesets")
        .rules(
            "Left's elephants t look to the right, Right's rhinos f look to the left.",
            "A player moves one animal a place forward onto a free place; nobody leaps.",
            "Whoever cannot move loses.")
        .goal(
            "Left's elephants t walk right, Right's rhinos f left, one place at a time. Who cannot"
                + " move loses.")
        .text("rows joined by |; t, f and . for a free place")
        .example("tt..f", "two elephants, one rhino", TESTS)
        .example("tttt..fff", "worth 1", TESTS)
        .of(new ToadsAndFrogs(1, 0, false, false))
        .look(LOOK)
        .theory(new HerdTheory())
        .checker(new HerdChecker('t', 'f', false))
        .build();
  }

  /** The game with some longer moves. */
  static Variant<String> variant(String parameters, Sources sources) {
    int slide = 1;
    int jump = 1;
    boolean friendly = false;
    Scanner at = new Scanner(parameters).whitespace();
    while (!at.atEnd()) {
      int place = at.at();
      if (at.accept(SLIDE)) {
        slide = number(at, 1);
      } else if (at.accept(JUMP)) {
        jump = number(at, 0);
      } else if (at.accept(FRIENDLY)) {
        friendly = true;
      } else {
        throw at.error(place, "'" + at.rest().stretch() + "'", "slide, jump and friendly");
      }
      at.whitespace();
    }
    String text =
        (slide == 1 ? "" : SLIDE + " " + word(slide) + " ")
            + (jump == 1 ? "" : JUMP + " " + word(jump) + " ")
            + (friendly ? FRIENDLY : "");
    Variant<String> variant =
        Variant.of(new ToadsAndFrogs(slide, jump, friendly, false)).with(text.strip()).with(LOOK);
    return slide == 1 && jump == 0
        ? variant.with(new HerdTheory()).with(new HerdChecker('t', 'f', false))
        : variant;
  }

  private static int number(Scanner at, int least) {
    at.whitespace();
    return at.accept(ANY)
        ? ToadsAndFrogs.ANY
        : (int) at.natural(least, LONGEST, "a number from " + least + " to " + LONGEST + " or any");
  }

  private static String word(int number) {
    return number == ToadsAndFrogs.ANY ? ANY : Integer.toString(number);
  }
}
