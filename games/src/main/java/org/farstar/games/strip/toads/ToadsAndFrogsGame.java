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
        .of(new ToadsAndFrogs())
        .look(
            new StripLook(
                ".tf",
                Map.of(
                    't', Mark.FREE.and(Mark.walker(Ink.LEFT_PIECE, true)),
                    'f', Mark.FREE.and(Mark.walker(Ink.RIGHT_PIECE, false)))))
        .positions(
            "toads, free places, frogs",
            "{t:toads}{.:free}{f:frogs}",
            Axis.of("toads", "how many toads", 0, 1, 3),
            Axis.of("free", "how many free places", 0, 1, 2),
            Axis.of("frogs", "how many frogs", 0, 1, 3))
        .build();
  }
}
