package org.farstar.games.order.pieces;

import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.setup.Setup;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.values.player.Outcome;

/** A row of pieces as people see it. */
final class PieceLook implements Look<PieceLine> {
  private static final Map<Character, Mark> MARKS =
      Map.of('B', Mark.disc(Ink.BLACK_PIECE), 'W', Mark.disc(Ink.WHITE_PIECE));

  @Override
  public String picture(PieceLine line) {
    String turn =
        line.length() == 1 ? "" : line.length() % 2 == 0 ? "White's turn" : "Black's turn";
    return (line.pieces() + "   " + turn).strip();
  }

  @Override
  public Optional<Drawing> drawing(PieceLine line) {
    return Optional.of(Boards.strips(line.pieces(), MARKS));
  }

  @Override
  public Optional<Winner> winner(PieceLine line, Outcome outcome) {
    return Optional.ofNullable(WhiteAndBlack.of(outcome, line.length() % 2 == 0));
  }

  @Override
  public Setup setup() {
    return Setup.symbols("BW");
  }
}
