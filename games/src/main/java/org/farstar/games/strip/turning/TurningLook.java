package org.farstar.games.strip.turning;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.games.strip.StripText;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.picture.Spot;

/** Coins as people see them: a line, or in Turning Corners a board. */
final class TurningLook implements Look<String> {
  private static final Map<Character, Mark> MARKS =
      Map.of(
          '0', Mark.disc(Ink.WHITE_PIECE, "0", Ink.TEXT_ON_LIGHT),
          '1', Mark.disc(Ink.BLACK_PIECE, "1", Ink.TEXT_ON_DARK));

  @Override
  public String picture(String coins) {
    return StripText.write(coins);
  }

  @Override
  public Optional<Drawing> drawing(String coins) {
    if (coins.isEmpty()) {
      return Optional.of(Boards.text(StripText.write(coins)));
    }
    return Optional.of(
        coins.indexOf('|') >= 0 ? Boards.grid(coins, MARKS) : Boards.strips(coins, MARKS));
  }

  @Override
  public Deed deed(String coins, List<Spot> at, String move) {
    return Deed.atSpots(Deed.Kind.TURN, at);
  }

  @Override
  public Setup setup() {
    return Setup.symbols("01");
  }
}
