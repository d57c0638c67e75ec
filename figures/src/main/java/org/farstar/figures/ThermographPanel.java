package org.farstar.figures;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.figures.ThermographFigure.Named;
import org.farstar.figures.Walls.Corner;
import org.farstar.picture.Canvas;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;
import org.farstar.picture.Shape;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.StopperThermograph;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Thermograph;

/** One pair of axes with the thermographs of one game or of several. */
final class ThermographPanel {
  private static final double MAST = 52;
  private static final double ARROW = 5;
  private static final double BESIDE = 22;
  private static final double TICK = 5;
  private static final double SIZE = 12;
  private static final double TITLE_SIZE = 15;
  private static final double ROW = 15;
  private static final int ROWS = 3;
  private static final int LONGEST_LABEL = 18;
  private static final int LONGEST_TITLE = 44;

  /** Beyond this many corners, lines from each to the axes would hide the walls. */
  private static final int MOST_GUIDED = 9;

  /** Colours of several thermographs in one pair of axes. */
  private static final List<Ink> COLOURS =
      List.of(
          Ink.line("game-1", "#0072b2", 2.2, ""),
          Ink.line("game-2", "#d55e00", 2.2, ""),
          Ink.line("game-3", "#009e73", 2.2, ""),
          Ink.line("game-4", "#8f4f83", 2.2, ""),
          Ink.line("game-5", "#8a6d00", 2.2, ""),
          Ink.line("game-6", "#222222", 2.2, ""));

  private final List<Named> games;
  private final Dyadic bottom;
  private final Scale scale;
  private final Walls.Extent extent;
  private final double left;
  private final double right;
  private final double height;
  private final Canvas canvas = new Canvas();

  ThermographPanel(List<Named> games, Dyadic bottom, Dyadic top, Scale scale) {
    this.games = games;
    this.bottom = bottom;
    this.scale = scale;
    this.extent = Walls.extent(games, bottom);
    double width = scale.length(extent.width());
    // A mast alone would leave no room for what is written next to it.
    double spare = Math.max(0, 90 - width) / 2;
    this.left = -spare - BESIDE;
    this.right = width + spare + BESIDE;
    this.height = scale.length(top.minus(bottom)) + MAST;
  }

  private double x(Dyadic value) {
    return scale.length(extent.greatest().minus(value));
  }

  private double y(Dyadic temperature) {
    return -scale.length(temperature.minus(bottom));
  }

  /** The panel; the lowest temperature is drawn at y = 0. */
  Canvas canvas() {
    ground();
    guides();
    axes();
    for (int i = 0; i < games.size(); i++) {
      walls(games.get(i).walls(), i);
    }
    titles();
    return canvas;
  }

  private void ground() {
    if (bottom.signum() < 0) {
      double ground = y(Dyadic.ZERO);
      canvas.rectangle(Ink.GROUND, left, ground, right - left, -ground);
      canvas.line(Ink.AXIS, left, ground, right, ground);
    }
  }

  private List<Corner> corners() {
    Set<Corner> corners = new LinkedHashSet<>();
    for (Named game : games) {
      corners.addAll(Walls.corners(game.walls(), bottom));
    }
    return List.copyOf(corners);
  }

  private void guides() {
    List<Corner> corners = corners();
    if (corners.size() <= MOST_GUIDED) {
      for (Corner corner : corners) {
        double x = x(corner.value());
        double y = y(corner.temperature());
        if (y < 0) {
          canvas.line(Ink.GUIDE, x, y, x, 0);
          canvas.line(Ink.GUIDE, x, y, left, y);
        }
      }
    }
  }

  private void axes() {
    canvas.line(Ink.AXIS, left, 0, right, 0);
    canvas.line(Ink.AXIS, left, 0, left, -height);
    arrow(Ink.AXIS, left, -height);
    canvas.text(Ink.FAINT_TEXT, left - 6, -height - 10, "temperature", SIZE, Anchor.START);
    Set<Dyadic> values = new LinkedHashSet<>();
    Set<Dyadic> temperatures = new LinkedHashSet<>(List.of(bottom));
    if (bottom.signum() < 0) {
      temperatures.add(Dyadic.ZERO);
    }
    for (Corner corner : corners()) {
      values.add(corner.value());
      temperatures.add(corner.temperature());
    }
    temperatures.removeIf(t -> t.compareTo(bottom) < 0);
    valueTicks(values);
    temperatureTicks(temperatures);
  }

  private void valueTicks(Set<Dyadic> values) {
    List<Labels.Label> labels = new ArrayList<>();
    for (Dyadic value : values) {
      boolean mean =
          games.stream().anyMatch(game -> game.walls().mean().equals(Optional.of(value)));
      Shape.Text text = text(cut(value.toString(), LONGEST_LABEL), mean);
      canvas.line(Ink.AXIS, x(value), 0, x(value), TICK);
      labels.add(new Labels.Label(x(value), text.width(), text.text(), mean));
    }
    int last = 0;
    for (Labels.Placed placed : Labels.place(labels, ROWS, 6)) {
      double y = TICK + 9 + placed.row() * ROW;
      double x = placed.label().at();
      last = Math.max(last, placed.row());
      if (placed.row() > 0) {
        canvas.line(Ink.GUIDE, x, TICK, x, y - 8);
      }
      Face face = placed.label().important() ? Face.BOLD : Face.PLAIN;
      canvas.text(Ink.TEXT, x, y, placed.label().text(), SIZE, Anchor.MIDDLE, face);
    }
    double y = TICK + 11 + (last + 1) * ROW;
    canvas.text(Ink.FAINT_TEXT, (left + right) / 2, y, "value", SIZE, Anchor.MIDDLE);
  }

  private void temperatureTicks(Set<Dyadic> temperatures) {
    List<Labels.Label> labels = new ArrayList<>();
    for (Dyadic t : temperatures) {
      boolean foot = games.stream().anyMatch(game -> isFoot(game.walls(), t));
      canvas.line(Ink.AXIS, left - TICK, y(t), left, y(t));
      labels.add(new Labels.Label(y(t), SIZE, cut(t.toString(), LONGEST_LABEL), foot));
    }
    double[] column = new double[ROWS + 1];
    List<Labels.Placed> all = Labels.place(labels, ROWS, 1);
    for (Labels.Placed placed : all) {
      double width = text(placed.label().text(), true).width() + 8;
      column[placed.row() + 1] = Math.max(column[placed.row() + 1], width);
    }
    for (int row = 0; row < ROWS; row++) {
      column[row + 1] += column[row];
    }
    for (Labels.Placed placed : all) {
      double x = left - TICK - 3 - column[placed.row()];
      double y = placed.label().at();
      if (placed.row() > 0) {
        canvas.line(Ink.GUIDE, left - TICK, y, x + 2, y);
      }
      Face face = placed.label().important() ? Face.BOLD : Face.PLAIN;
      canvas.text(Ink.TEXT, x, y, placed.label().text(), SIZE, Anchor.END, face);
    }
  }

  private static boolean isFoot(StopperThermograph walls, Dyadic t) {
    return walls.finite().filter(finite -> finite.temperature().equals(t)).isPresent();
  }

  private void walls(StopperThermograph of, int index) {
    boolean alone = games.size() == 1;
    Ink colour = COLOURS.get(index % COLOURS.size());
    Dyadic top = Walls.top(of);
    for (Player player : Player.values()) {
      Ink other = player == Player.LEFT ? colour : colour.dashed("6 3");
      Ink own = player == Player.LEFT ? Ink.LEFT_WALL : Ink.RIGHT_WALL;
      of.wall(player)
          .ifPresent(wall -> wall(alone ? own : other, Walls.corners(wall, top, bottom)));
    }
    of.finite().ifPresent(finite -> mast(finite, alone ? Ink.MAST : colour));
    if (alone && of.finite().isEmpty()) {
      infinite(of);
    }
  }

  private void mast(Thermograph of, Ink mast) {
    double x = x(of.mean());
    double foot = Math.min(0, y(of.temperature()));
    canvas.line(mast, x, foot, x, -height);
    arrow(mast, x, -height);
    if (of.temperature().compareTo(bottom) >= 0) {
      canvas.circle(Ink.POINT, x, foot, 3.2);
    }
    if (games.size() == 1) {
      String mean = "mean " + cut(of.mean().toString(), LONGEST_LABEL);
      canvas.text(Ink.TEXT, x + 8, -height + 8, mean, SIZE, Anchor.START);
      String temperature = "temperature " + cut(of.temperature().toString(), LONGEST_LABEL);
      canvas.text(Ink.TEXT, x + 8, foot - 10, temperature, SIZE, Anchor.START);
    }
  }

  /** What cannot be drawn is said. */
  private void infinite(StopperThermograph of) {
    List<String> lines = new ArrayList<>();
    for (Player player : Player.values()) {
      if (of.wall(player).isEmpty()) {
        Player far = of.owner().orElse(player);
        lines.add(player.title() + "'s wall: " + (far == Player.LEFT ? "on" : "off"));
      }
    }
    if (of.owner().isEmpty()) {
      lines.add(Walls.NEVER);
    }
    for (int i = 0; i < lines.size(); i++) {
      canvas.text(Ink.TEXT, left + 8, -height + 8 + i * ROW, lines.get(i), SIZE, Anchor.START);
    }
  }

  private void wall(Ink ink, List<Corner> corners) {
    List<Point> points =
        corners.stream()
            .map(corner -> new Point(x(corner.value()), y(corner.temperature())))
            .toList();
    if (points.size() > 1) {
      canvas.add(new Shape.Path(ink, points, false));
    }
  }

  private void arrow(Ink ink, double x, double y) {
    Ink whole = ink.dashed("");
    canvas.path(whole, false, x - ARROW, y + 1.5 * ARROW, x, y, x + ARROW, y + 1.5 * ARROW);
  }

  private void titles() {
    double y = -height - 32;
    double middle = (left + right) / 2;
    if (games.size() == 1) {
      String name = cut(games.get(0).name(), LONGEST_TITLE);
      canvas.text(Ink.TEXT, middle, y, name, TITLE_SIZE, Anchor.MIDDLE, Face.BOLD);
      return;
    }
    for (int i = 0; i < games.size(); i++) {
      double line = y - (games.size() - 1 - i) * 18;
      canvas.line(COLOURS.get(i % COLOURS.size()), left, line, left + 24, line);
      canvas.text(Ink.TEXT, left + 32, line, cut(games.get(i).sentence(), 80), SIZE, Anchor.START);
    }
  }

  private static Shape.Text text(String text, boolean bold) {
    return new Shape.Text(Ink.TEXT, 0, 0, text, SIZE, Anchor.MIDDLE, bold ? Face.BOLD : Face.PLAIN);
  }

  private static String cut(String text, int length) {
    return text.length() <= length ? text : text.substring(0, length - 3) + "...";
  }
}
