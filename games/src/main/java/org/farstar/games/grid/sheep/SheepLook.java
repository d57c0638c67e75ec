package org.farstar.games.grid.sheep;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Scene;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;

/** The board with the numbers of the herds. */
final class SheepLook implements Look<Pasture> {
  /** Symbols for the herds, one for each number of sheep. */
  private static final char LEFT = '\ue000';

  private static final char RIGHT = '\ue100';

  @Override
  public String picture(Pasture pasture) {
    return pasture.toString().replace('|', '\n');
  }

  @Override
  public Optional<Drawing> drawing(Pasture pasture) {
    if (pasture.cells().isEmpty()) {
      return Optional.of(Boards.text("0"));
    }
    Map<Character, Mark> marks = new TreeMap<>();
    StringBuilder symbols = new StringBuilder();
    for (int row = 0; row < pasture.rows(); row++) {
      symbols.append(row == 0 ? "" : "|");
      for (int column = 0; column < pasture.columns(); column++) {
        symbols.append(symbol(pasture.at(row, column), marks));
      }
    }
    return Optional.of(Boards.grid(symbols.toString(), marks));
  }

  private static char symbol(int cell, Map<Character, Mark> marks) {
    if (cell == 0 || cell == Pasture.BLOCKED) {
      return cell == 0 ? '.' : '#';
    }
    char symbol = (char) ((cell > 0 ? LEFT : RIGHT) + Math.abs(cell));
    Ink ink = cell > 0 ? Ink.BLACK_PIECE : Ink.WHITE_PIECE;
    Ink text = cell > 0 ? Ink.TEXT_ON_DARK : Ink.TEXT_ON_LIGHT;
    String label = Integer.toString(Math.abs(cell));
    marks.put(symbol, Mark.FREE.and(Mark.disc(ink, label, text)));
    return symbol;
  }

  @Override
  public Setup setup() {
    return SheepLook::hand;
  }

  private static Optional<Hand> hand(Scene scene) {
    Pasture pasture = Pasture.read(scene.text());
    List<Hand.Mode> modes = new ArrayList<>();
    modes.add(
        mode(
            pasture,
            "Left's sheep",
            "Click a cell to add a sheep of Left's.",
            cell -> Math.max(0, cell) + 1));
    modes.add(
        mode(
            pasture,
            "Right's sheep",
            "Click a cell to add a sheep of Right's.",
            cell -> cell == Pasture.BLOCKED ? -1 : Math.min(0, cell) - 1));
    modes.add(
        mode(
            pasture,
            "Clear and block",
            "Click a cell to clear it, and a free one to block it.",
            cell -> cell == 0 ? Pasture.BLOCKED : 0));
    int columns = Math.max(1, pasture.columns());
    List<Integer> longer = new ArrayList<>(pasture.cells());
    List<Integer> wider = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      longer.add(0);
    }
    for (int i = 0; i < pasture.cells().size(); i++) {
      wider.add(pasture.cells().get(i));
      if ((i + 1) % columns == 0) {
        wider.add(0);
      }
    }
    return Optional.of(
        Hand.of(
            modes,
            List.of(
                tool(scene, "A row more", new Pasture(columns, longer)),
                tool(
                    scene,
                    "A column more",
                    wider.isEmpty()
                        ? new Pasture(columns, longer)
                        : new Pasture(columns + 1, wider)))));
  }

  private static Hand.Tool tool(Scene scene, String label, Pasture pasture) {
    return new Hand.Tool(label, scene.line().with(pasture.toString()));
  }

  private static Hand.Mode mode(
      Pasture pasture, String label, String help, IntUnaryOperator change) {
    return new Hand.Mode(
        label,
        help,
        Hand.Click.one(
            spot ->
                pasture
                    .with(
                        i ->
                            Sheep.name(pasture, i).equals(spot)
                                ? change.applyAsInt(pasture.cells().get(i))
                                : pasture.cells().get(i))
                    .toString()));
  }
}
