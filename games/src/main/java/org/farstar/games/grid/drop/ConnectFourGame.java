package org.farstar.games.grid.drop;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.values.text.NotationException;

/** Connect-Four as Farstar offers it: boards of any size that 63 bits hold. */
public final class ConnectFourGame {
  /** The game's name on the command line. */
  public static final String ID = "connect-four";

  private static final Pattern FORM =
      Pattern.compile("\\s*([0-9]{1,2})x([0-9]{1,2})(?:\\s+line=([0-9]{1,2}))?\\s*");
  private static final String ALLOWED =
      "columns x places of a column as in 7x6, then line=4 or another length; at most "
          + DropBoard.MOST_HEIGHT
          + " places, and columns times places and one more at most "
          + DropBoard.MOST_BITS;

  private static final String SOURCE =
      "Allis, A knowledge-based approach of Connect-Four, Vrije Univ. Amsterdam (1988)";

  private ConnectFourGame() {}

  /** The variant of a board. */
  static Variant<Columns> variant(String parameters, Sources sources) {
    String text = parameters.isBlank() ? "7x6" : parameters;
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new NotationException(text, 1, "'" + text.strip() + "'", ALLOWED);
    }
    int width = Integer.parseInt(form.group(1));
    int height = Integer.parseInt(form.group(2));
    int line = form.group(3) == null ? 4 : Integer.parseInt(form.group(3));
    if (!DropBoard.fits(width, height) || line < 1) {
      throw new NotationException(text, 1, "'" + text.strip() + "'", ALLOWED);
    }
    DropBoard board = new DropBoard(width, height, line);
    String name = width + "x" + height + (line == 4 ? "" : " line=" + line);
    return Variant.of(new ConnectFour(board)).with(new DropLook(board)).with(name);
  }

  /** The game. */
  public static Game<Columns> game() {
    return Game.named(ID)
        .title("Connect-Four")
        .board("grid")
        .rules(
            "The board stands upright and has columns.",
            "X begins, and the players drop a piece into a column in turn, where it falls to the lowest"
                + " free place.",
            "Whoever first has four pieces in a line wins, across, up or along a diagonal.")
        .goal(
            "X and O drop pieces into columns in turn, X first; whoever first has four in a line"
                + " wins.")
        .text(
            "WxH [line=k] : columns in the order of the moves as in 4453; or rows from the highest"
                + " of X O . joined by |")
        .parameter("WxH       W columns of H places; default 7x6")
        .parameter("line=k    k in a line win; default 4")
        .example("4x4: ...X|...O|...X|XO.O", "a position as rows", SOURCE)
        .example("5x4: 33", "a position as moves", SOURCE)
        .of((Family<Columns>) ConnectFourGame::variant)
        .build();
  }
}
