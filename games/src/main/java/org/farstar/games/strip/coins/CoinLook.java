package org.farstar.games.strip.coins;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.picture.Spot;

/** A line of coins as people see it. */
final class CoinLook implements Look<CoinLine> {
  private static final Map<Character, Mark> MARKS =
      Map.of(
          '0', Mark.disc(Ink.WHITE_PIECE, "0", Ink.TEXT_ON_LIGHT),
          '1', Mark.disc(Ink.BLACK_PIECE, "1", Ink.TEXT_ON_DARK));

  /** Coins in one row of a picture. */
  private static final int PICTURE_ROW = 60;

  /** The coins, and below each row of them the number of every fifth coin. */
  @Override
  public String picture(CoinLine line) {
    String coins = line.toString();
    StringBuilder picture = new StringBuilder();
    for (int from = 0; from < coins.length(); from += PICTURE_ROW) {
      int to = Math.min(coins.length(), from + PICTURE_ROW);
      StringBuilder marks = new StringBuilder();
      for (int coin = from + 5; coin <= to; coin += 5) {
        String mark = Integer.toString(coin);
        marks.append(" ".repeat(Math.max(0, coin - from - marks.length() - mark.length())));
        marks.append(mark);
      }
      picture.append(from > 0 ? "\n\n" : "").append(coins, from, to);
      picture.append(marks.isEmpty() ? "" : "\n" + marks);
    }
    return picture.toString();
  }

  @Override
  public Optional<Drawing> drawing(CoinLine line) {
    String rows = line.toString().replaceAll("(.{" + PICTURE_ROW + "})(?=.)", "$1\n");
    return Optional.of(Boards.strips(rows, MARKS));
  }

  @Override
  public Deed deed(CoinLine line, List<Spot> at, String move) {
    return Deed.atSpots(Deed.Kind.TURN, at);
  }

  @Override
  public Setup setup() {
    return Setup.symbols("01");
  }
}
