package org.farstar.games.grid.ski;

import java.util.Map;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.games.strip.HerdChecker;
import org.farstar.games.strip.StripText;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;

/** Ski Jumps as a game of the catalogue. */
public final class SkiJumpsGame {
  /** The name on the command line. */
  public static final String ID = "ski-jumps";

  private static final String WAYS = "Berlekamp, Conway and Guy, Winning Ways, ch. 1";

  private SkiJumpsGame() {}

  /** The game. */
  public static Game<String> game() {
    return Game.named(ID)
        .title("Ski Jumps")
        .board("grid")
        .paper("rulesets")
        .rules(
            "Left's skiers glide to the right, Right's to the left; capital letters are jumpers,"
                + " small ones slippers.",
            "A player moves one skier any number of free places or off the slope, or lets a jumper"
                + " jump down over an enemy onto the free place below that, which makes the enemy a"
                + " slipper.",
            "Whoever cannot move loses.")
        .goal(
            "Left's skiers glide right, Right's left, or off the slope; a jumper may jump down over"
                + " an enemy, who is a slipper then. Who cannot move loses.")
        .text("rows of one length joined by |; L and R for jumpers, l and r for slippers")
        .example("L..|..R|...", "Left's jumper stands above Right's row", WAYS)
        .example("L...|R...|....", "Left may jump at once", WAYS)
        .of(new SkiJumps())
        .look(new SlopeLook())
        .theory(new SkiTheory())
        .checker(new HerdChecker('l', 'r', true))
        .checker(new MeetingChecker())
        .build();
  }

  /** The slope from above. */
  private static final class SlopeLook implements Look<String> {
    private static final Map<Character, Mark> MARKS =
        Map.of(
            'L', Mark.FREE.and(Mark.walker(Ink.LEFT_PIECE, true)),
            'l', Mark.FREE.and(Mark.walker(Ink.LEFT_CELL, true)),
            'R', Mark.FREE.and(Mark.walker(Ink.RIGHT_PIECE, false)),
            'r', Mark.FREE.and(Mark.walker(Ink.RIGHT_CELL, false)));

    @Override
    public String picture(String slope) {
      return StripText.write(slope).replace('|', '\n');
    }

    @Override
    public Optional<Drawing> drawing(String slope) {
      return Optional.of(slope.isEmpty() ? Boards.text("0") : Boards.grid(slope, MARKS));
    }

    @Override
    public Setup setup() {
      return Setup.symbols(SkiJumps.SYMBOLS);
    }
  }
}
