package org.farstar.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.farstar.figures.Walls.Corner;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.StopperThermograph;
import org.farstar.values.shortgame.Thermograph;

/**
 * A thermograph in block characters, for terminals: the value axis reversed, the temperature
 * upwards, as {@link ThermographFigure} draws it. Each character is two points wide and two high,
 * and walls slant by 45 degrees where characters are twice as high as wide.
 */
public final class ThermographText {
  /** The characters by their points: upper left 1, upper right 2, lower left 4, lower right 8. */
  private static final String BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

  private static final int MOST_ROWS = 14;
  private static final int MOST_COLUMNS = 56;
  private static final int MAST_ROWS = 2;

  /** Longer numbers are not written at the axes. */
  private static final int LONGEST_LABEL = 12;

  private static final int LABEL_ROWS = 3;

  private final Thermograph walls;
  private final Dyadic bottom;
  private final List<Corner> corners = new ArrayList<>();
  private final Walls.Extent extent;
  private final Scale scale;
  private final int columns;
  private final int rows;
  private final int[][] points;
  private final Map<Integer, String> temperatures = new TreeMap<>();

  private ThermographText(Thermograph walls, int width) {
    this.walls = walls;
    this.bottom = walls.temperature().signum() > 0 ? Dyadic.ZERO : Dyadic.of(-1);
    corners.addAll(Walls.corners(walls.leftWall(), walls.temperature(), bottom));
    corners.addAll(Walls.corners(walls.rightWall(), walls.temperature(), bottom));
    this.extent =
        Walls.extent(
            List.of(new ThermographFigure.Named("", StopperThermograph.of(walls))), bottom);
    int room = Math.max(8, Math.min(MOST_COLUMNS, width - LONGEST_LABEL - 4));
    this.scale = scale(extent.width(), walls.temperature().minus(bottom), room);
    // Half a column on each side is room for the middle of a label.
    this.columns = x(extent.least()) / 2 + 1;
    this.rows = y(walls.temperature()) / 2 + 1 + MAST_ROWS;
    this.points = new int[rows][columns];
  }

  /** Points for a value of 1 in the direction of the temperature; along the other axis twice. */
  private static Scale scale(Dyadic width, Dyadic height, int room) {
    int most = 2 * MOST_ROWS - 1;
    if (width.isZero() && height.isZero()) {
      return new Scale(Dyadic.ONE, most);
    }
    boolean flat = height.isZero() || Scale.ratio(width, height) > (double) (room - 1) / most;
    return flat ? new Scale(width, room - 1) : new Scale(height, most);
  }

  private int x(Dyadic value) {
    return (int) Math.round(2 * scale.length(extent.greatest().minus(value)));
  }

  private int y(Dyadic temperature) {
    return (int) Math.round(scale.length(temperature.minus(bottom)));
  }

  /**
   * The drawing, in lines that end with a line break.
   *
   * @param width the columns that it may take, at least 30
   */
  public static String of(Thermograph walls, int width) {
    return new ThermographText(walls, width).drawn();
  }

  private String drawn() {
    wall(Walls.corners(walls.leftWall(), walls.temperature(), bottom));
    wall(Walls.corners(walls.rightWall(), walls.temperature(), bottom));
    int foot = Math.max(0, y(walls.temperature()));
    for (int y = foot; y < 2 * rows; y++) {
      point(x(walls.mean()), y);
    }
    ticks();
    int margin = temperatures.values().stream().mapToInt(String::length).max().orElse(0);
    StringBuilder text = new StringBuilder();
    for (int row = rows - 1; row >= 0; row--) {
      String label = temperatures.getOrDefault(row, "");
      text.append(" ".repeat(margin - label.length())).append(label);
      text.append(label.isEmpty() ? " │" : " ┤");
      StringBuilder line = new StringBuilder();
      for (int at : points[row]) {
        line.append(BLOCKS.charAt(at));
      }
      text.append((" " + line).stripTrailing()).append('\n');
    }
    axis(margin, text);
    return text.toString();
  }

  private void wall(List<Corner> corners) {
    for (int i = 0; i + 1 < corners.size(); i++) {
      line(corners.get(i), corners.get(i + 1));
    }
    Corner only = corners.get(0);
    point(x(only.value()), y(only.temperature()));
  }

  /** All points on the way, as many as there are steps along the longer axis. */
  private void line(Corner from, Corner to) {
    int steps =
        Math.max(
            Math.abs(x(to.value()) - x(from.value())),
            Math.abs(y(to.temperature()) - y(from.temperature())));
    for (int i = 0; i <= steps; i++) {
      double part = steps == 0 ? 0 : (double) i / steps;
      point(
          (int) Math.round(x(from.value()) + part * (x(to.value()) - x(from.value()))),
          (int)
              Math.round(
                  y(from.temperature()) + part * (y(to.temperature()) - y(from.temperature()))));
    }
  }

  private void point(int x, int y) {
    int corner = (y % 2 == 1 ? 1 : 4) << x % 2;
    points[y / 2][x / 2] |= corner;
  }

  /** The foot of the mast is written first, so that no other corner takes its row. */
  private void ticks() {
    Set<Dyadic> wanted = new TreeSet<>();
    wanted.add(bottom);
    wanted.add(Dyadic.ZERO.max(bottom));
    corners.forEach(corner -> wanted.add(corner.temperature()));
    List<Dyadic> order = new ArrayList<>(List.of(walls.temperature().max(bottom)));
    order.addAll(wanted);
    for (Dyadic t : order) {
      String label = t.toString();
      if (label.length() <= LONGEST_LABEL && y(t) / 2 < rows) {
        temperatures.putIfAbsent(y(t) / 2, label);
      }
    }
  }

  private void axis(int margin, StringBuilder text) {
    Set<Dyadic> values = new TreeSet<>();
    corners.forEach(corner -> values.add(corner.value()));
    List<Labels.Label> labels = new ArrayList<>();
    StringBuilder line = new StringBuilder("─".repeat(columns));
    for (Dyadic value : values) {
      String label = value.toString();
      if (label.length() <= LONGEST_LABEL) {
        line.setCharAt(x(value) / 2, '┬');
        labels.add(
            new Labels.Label(x(value) / 2, label.length(), label, value.equals(walls.mean())));
      }
    }
    String before = " ".repeat(margin);
    text.append(before).append(" └─").append(line).append('\n');
    List<StringBuilder> rows = new ArrayList<>();
    for (Labels.Placed placed : Labels.place(labels, LABEL_ROWS, 1)) {
      while (rows.size() <= placed.row()) {
        rows.add(new StringBuilder(" ".repeat(margin + columns + 2 * LONGEST_LABEL)));
      }
      String label = placed.label().text();
      int from = margin + 3 + (int) placed.label().at() - label.length() / 2;
      StringBuilder row = rows.get(placed.row());
      row.replace(Math.max(0, from), Math.max(0, from) + label.length(), label);
    }
    rows.forEach(row -> text.append(row.toString().stripTrailing()).append('\n'));
  }
}
