package org.farstar.games.heap.cake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Scene;
import org.farstar.engine.setup.Setup;
import org.farstar.games.heap.cake.Cakes.Cake;
import org.farstar.picture.Boards;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Mark;

/** Cakes next to each other, cell by cell. A spot {@code 2.3,1} is a cell of the second cake. */
final class CakeLook implements Look<Cakes> {
  /** Of more cells nobody could point at one. */
  private static final int MOST_CELLS = 1000;

  private static final int MOST_TOOLS = 3;

  @Override
  public String picture(Cakes cakes) {
    return cakes.toString();
  }

  @Override
  public Optional<Drawing> drawing(Cakes cakes) {
    int cells = cakes.cakes().stream().mapToInt(cake -> cake.rows() * cake.columns()).sum();
    if (cells > MOST_CELLS) {
      return Optional.empty();
    }
    if (cells == 0) {
      return Optional.of(Boards.text("0"));
    }
    Canvas canvas = new Canvas();
    double x = 0;
    for (int i = 0; i < cakes.cakes().size(); i++) {
      Cake cake = cakes.cakes().get(i);
      String row = ".".repeat(cake.columns());
      String rows = (row + "|").repeat(cake.rows() - 1) + row;
      canvas.add(Boards.grid(rows, Map.of()), x, 0, 1, (i + 1) + ".");
      x += (cake.columns() + 1) * Mark.CELL;
    }
    return Optional.of(canvas.drawing(1));
  }

  @Override
  public Setup setup() {
    return CakeLook::hand;
  }

  private static Optional<Hand> hand(Scene scene) {
    List<Cake> cakes = Cakes.read(scene.text(), Integer.MAX_VALUE).cakes();
    List<Hand.Tool> tools = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST_TOOLS, cakes.size()); i++) {
      Cake cake = cakes.get(i);
      tools.add(tool(scene, "A row on " + (i + 1), cakes, i, cake.rows() + 1, cake.columns()));
      tools.add(tool(scene, "A column on " + (i + 1), cakes, i, cake.rows(), cake.columns() + 1));
    }
    List<Cake> more = new ArrayList<>(cakes);
    more.add(new Cake(2, 3));
    tools.add(new Hand.Tool("Add 2x3", scene.line().with(Cakes.of(more).toString())));
    return Optional.of(
        Hand.of(
            "Click a cell to cut its cake down to there; the first one removes the cake.",
            Hand.Click.one(spot -> cut(cakes, spot)),
            tools));
  }

  private static Hand.Tool tool(
      Scene scene, String label, List<Cake> cakes, int at, int rows, int columns) {
    return new Hand.Tool(label, scene.line().with(changed(cakes, at, new Cake(rows, columns))));
  }

  private static String cut(List<Cake> cakes, String spot) {
    String[] numbers = spot.split("[.,]");
    if (numbers.length != 3) {
      return null;
    }
    int cake = Integer.parseInt(numbers[0]) - 1;
    Cake piece = new Cake(Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
    return cake >= cakes.size() ? null : changed(cakes, cake, piece);
  }

  private static String changed(List<Cake> cakes, int at, Cake cake) {
    List<Cake> all = new ArrayList<>(cakes);
    all.remove(at);
    if (cake.rows() * cake.columns() > 1) {
      all.add(cake);
    }
    return Cakes.of(all).toString();
  }
}
