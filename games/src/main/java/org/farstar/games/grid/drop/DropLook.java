package org.farstar.games.grid.drop;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
import org.farstar.values.player.Outcome;

/** Connect-Four as people see it: rows below each other, pieces drawn as stones. */
final class DropLook implements Look<Columns> {
  private final DropBoard board;

  DropLook(DropBoard board) {
    this.board = board;
  }

  @Override
  public String picture(Columns columns) {
    return DropText.write(columns, board).replace('|', '\n');
  }

  @Override
  public Optional<Drawing> drawing(Columns columns) {
    String rows = DropText.write(columns, board).toLowerCase(Locale.ROOT);
    return Optional.of(Boards.grid(rows, Map.of()));
  }

  @Override
  public Optional<Winner> winner(Columns columns, Outcome outcome) {
    if (outcome == Outcome.D) {
      return Optional.of(new Winner("draw", "the game is drawn", Optional.empty()));
    }
    boolean even = Long.bitCount(board.filled(columns.key())) % 2 == 0;
    String winner = even == (outcome == Outcome.N) ? "X" : "O";
    String role = winner.toLowerCase(Locale.ROOT);
    return Optional.of(new Winner(role, winner + " wins", Optional.of(role)));
  }

  @Override
  public Deed deed(Columns columns, List<Spot> at, String move) {
    return at.isEmpty() ? Deed.of(at, move) : Deed.atSpots(Deed.Kind.PLAY, at);
  }

  @Override
  public Setup setup() {
    return scene ->
        Optional.of(
            new DropSetup(DropText.write(DropText.read(scene.text(), board), board))
                .hand(scene.line()));
  }

  @Override
  public boolean upright() {
    return true;
  }
}
