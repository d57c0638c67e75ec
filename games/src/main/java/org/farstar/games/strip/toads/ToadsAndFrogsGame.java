package org.farstar.games.strip.toads;

import java.util.Map;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Axis;
import org.farstar.games.strip.StripLook;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;

/** Toads and Frogs as Farstar offers it. */
public final class ToadsAndFrogsGame {
  /** The game's name on the command line. */
  public static final String ID = "toads-and-frogs";

  /** The name of the game with steps back. */
  public static final String BACKSLIDING = "backsliding-toads-and-frogs";

  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 11";

  private static final StripLook LOOK =
      new StripLook(
          ".tf",
          Map.of(
              't', Mark.FREE.and(Mark.walker(Ink.LEFT_PIECE, true)),
              'f', Mark.FREE.and(Mark.walker(Ink.RIGHT_PIECE, false))));

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
        .of(new ToadsAndFrogs(false))
        .look(LOOK)
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
        .of(new ToadsAndFrogs(true))
        .look(LOOK)
        .build();
  }
}
