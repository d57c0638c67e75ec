package org.farstar.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.farstar.picture.Canvas;
import org.farstar.picture.Figure;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;
import org.farstar.values.player.Outcome;

/**
 * A table of positions as a picture: a cell for each, coloured by Grundy value or by outcome, with
 * a dot on P-positions.
 *
 * <p>With two parameters the first runs to the right and the second upwards, as on a chessboard.
 * With one the positions run to the right in lines from the top, of a length that shows a period.
 */
public final class HeatmapFigure {
  /** No figure has more cells. */
  public static final int MOST_CELLS = 40_000;

  private static final double MARGIN = 12;
  private static final double LABEL = 11;
  private static final double TITLE_SIZE = 14;
  private static final double WRITTEN = 22;
  private static final double SIZE = 10.5;
  private static final double SMALL = 8;
  private static final double SMALLEST = 6.5;

  /** Ends what is too long for its cell. */
  private static final String CUT = "\u2026";

  private static final double MOST_CELL = 42;
  private static final int MOST_ENTRIES = 12;
  private static final double MOST_SIDE = 800;
  private static final double LEAST_WRITTEN = 16;
  private static final double LEAST_LINED = 8;
  private static final String LINE = "#9a9a9a";
  private static final int MOST_STEPS = 20;

  /**
   * What is known of a position.
   *
   * @param word its outcome class, or who wins it in the game's own words
   * @param grundy its Grundy value, where it has one
   * @param text what is written into its cell, where there is room
   */
  public record Cell(String word, OptionalLong grundy, String text) {
    /** A position of an impartial game. */
    public static Cell ofGrundy(long value) {
      Outcome outcome = value == 0 ? Outcome.P : Outcome.N;
      return new Cell(outcome.name(), OptionalLong.of(value), Long.toString(value));
    }

    /** A position of which the winner is known, by an outcome class or a word of the game. */
    public static Cell ofWinner(String word, String text) {
      return new Cell(word, OptionalLong.empty(), text);
    }

    boolean previous() {
      return word.equals(Outcome.P.name());
    }
  }

  /**
   * One side of the table.
   *
   * @param name of the parameter
   * @param labels what the parameter is, column by column or row by row
   */
  public record Axis(String name, List<String> labels) {
    public Axis {
      labels = List.copyOf(labels);
    }
  }

  private final Axis across;
  private final Axis along;
  private final boolean upwards;
  private final List<List<Optional<Cell>>> rows;
  private final double size;
  private final long most;
  private final Map<String, Integer> more = new LinkedHashMap<>();
  private final Canvas canvas = new Canvas();

  private HeatmapFigure(Axis across, Axis along, boolean upwards, List<List<Optional<Cell>>> rows) {
    this.across = across;
    this.along = along;
    this.upwards = upwards;
    this.rows = rows;
    int longest = Math.max(across.labels.size(), along.labels.size());
    double wanted = Math.max(WRITTEN, Math.min(MOST_CELL, widestText() + 6));
    this.size = Math.max(4, Math.min(wanted, Math.floor(MOST_SIDE / longest)));
    this.most = known(rows).mapToLong(cell -> cell.grundy.orElse(0)).max().orElse(0);
  }

  /** How much room the texts want that are not too long for any cell. */
  private double widestText() {
    return known(rows)
        .mapToDouble(cell -> textOf(cell, Ink.TEXT, 0, 0, SIZE).width())
        .filter(width -> width <= MOST_CELL)
        .max()
        .orElse(0);
  }

  private static Shape.Text textOf(Cell cell, Ink ink, double x, double y, double height) {
    return new Shape.Text(ink, x, y + 0.35 * height, cell.text, height, Anchor.MIDDLE, Face.PLAIN);
  }

  /**
   * A table with two parameters.
   *
   * @param rows for each value of the second parameter the cells for the values of the first; empty
   *     where nothing is known
   */
  public static Figure ofTwo(
      String title, Axis across, Axis upwards, List<List<Optional<Cell>>> rows) {
    return new HeatmapFigure(across, upwards, true, rows).figure(title);
  }

  /**
   * A table with one parameter.
   *
   * @param cells the positions, empty where nothing is known
   * @param wrap how many cells a line has
   */
  public static Figure ofOne(String title, Axis axis, List<Optional<Cell>> cells, int wrap) {
    List<List<Optional<Cell>>> rows = new ArrayList<>();
    List<String> starts = new ArrayList<>();
    for (int from = 0; from < cells.size(); from += wrap) {
      rows.add(cells.subList(from, Math.min(cells.size(), from + wrap)));
      starts.add(axis.labels.get(from));
    }
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < Math.min(wrap, cells.size()); i++) {
      steps.add(rows.size() == 1 ? axis.labels.get(i) : "+" + i);
    }
    return new HeatmapFigure(
            new Axis(rows.size() == 1 ? axis.name : "", steps),
            new Axis(axis.name, starts),
            false,
            rows)
        .figure(title);
  }

  private Figure figure(String title) {
    cells();
    labels();
    double width = across.labels.size() * size;
    canvas.text(Ink.TEXT, width / 2, top() - 22, title, TITLE_SIZE, Anchor.MIDDLE, Face.BOLD);
    legend(width + 24);
    long ps = known(rows).filter(Cell::previous).count();
    long all = known(rows).count();
    return new Figure(
        title, all + " positions, " + ps + " of them P-positions", canvas.drawing(MARGIN));
  }

  private static Stream<Cell> known(List<List<Optional<Cell>>> rows) {
    return rows.stream().flatMap(List::stream).flatMap(Optional::stream);
  }

  private double x(int column) {
    return column * size;
  }

  private double y(int row) {
    return upwards ? -(row + 1) * size : row * size;
  }

  private double top() {
    return upwards ? -along.labels.size() * size : -18;
  }

  /** Cells of one colour after each other, then what is written on them: that keeps files small. */
  private void cells() {
    Map<Ink, List<Shape>> areas = new LinkedHashMap<>();
    Map<Ink, List<Shape>> writing = new LinkedHashMap<>();
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < rows.get(r).size(); c++) {
        if (rows.get(r).get(c).isEmpty()) {
          continue;
        }
        Cell cell = rows.get(r).get(c).get();
        Ink ink = ink(cell);
        areas
            .computeIfAbsent(ink, i -> new ArrayList<>())
            .add(new Shape.Rectangle(ink, x(c), y(r), size, size, 0));
        mark(cell, x(c) + size / 2, y(r) + size / 2, writing);
      }
    }
    areas.values().forEach(list -> list.forEach(canvas::add));
    writing.values().forEach(list -> list.forEach(canvas::add));
  }

  private Ink ink(Cell cell) {
    String line = size >= LEAST_LINED ? LINE : Ink.NONE;
    if (cell.grundy.isPresent()) {
      return cell.previous()
          ? Ink.area("p-position", "#ffffff", line)
          : HeatColour.of(cell.grundy.getAsLong(), most, line);
    }
    String usual = HeatColour.winners().get(cell.word);
    if (usual != null) {
      return Ink.area("outcome-" + cell.word.toLowerCase(Locale.ROOT), usual, line);
    }
    int number = more.computeIfAbsent(cell.word, word -> more.size());
    return Ink.area(
        "kind-" + (number + 1), HeatColour.others().get(number % HeatColour.others().size()), line);
  }

  private void mark(Cell cell, double x, double y, Map<Ink, List<Shape>> writing) {
    if (cell.previous()) {
      writing
          .computeIfAbsent(Ink.POINT, i -> new ArrayList<>())
          .add(new Shape.Circle(Ink.POINT, x, y, size * 0.3));
      return;
    }
    Ink ink = cell.grundy.isPresent() ? HeatColour.textOn(cell.grundy.getAsLong(), most) : Ink.TEXT;
    Shape.Text text = textOf(cell, ink, x, y, SIZE);
    if (text.width() > size - 2) {
      text = textOf(cell, ink, x, y, SMALL);
    }
    if (text.width() > size) {
      text = textOf(cell, ink, x, y, SMALLEST);
    }
    for (int length = cell.text.length() - 1; text.width() > size && length > 0; length--) {
      String begun = cell.text.substring(0, length) + CUT;
      text = textOf(new Cell(cell.word, cell.grundy, begun), ink, x, y, SMALLEST);
    }
    if (text.width() <= size && size >= LEAST_WRITTEN) {
      writing.computeIfAbsent(ink, i -> new ArrayList<>()).add(text);
    }
  }

  private void labels() {
    double below = upwards ? 10 : -9;
    int step = step(across.labels);
    for (int c = 0; c < across.labels.size(); c += step) {
      String label = across.labels.get(c);
      canvas.text(Ink.TEXT, x(c) + size / 2, below, label, LABEL, Anchor.MIDDLE);
    }
    int each = size >= LABEL ? 1 : (int) Math.ceil(LABEL / size);
    double widest = 0;
    for (int r = 0; r < along.labels.size() && !oneLine(); r += each) {
      Shape.Text text =
          new Shape.Text(Ink.TEXT, 0, 0, along.labels.get(r), LABEL, Anchor.END, Face.PLAIN);
      widest = Math.max(widest, text.width());
      canvas.text(Ink.TEXT, -6, y(r) + size / 2, along.labels.get(r), LABEL, Anchor.END);
    }
    if (!oneLine()) {
      middle(widest);
    }
    canvas.text(
        Ink.FAINT_TEXT,
        across.labels.size() * size / 2,
        upwards ? 27 : rows.size() * size + 12,
        across.name,
        LABEL + 1,
        Anchor.MIDDLE);
  }

  private boolean oneLine() {
    return !upwards && rows.size() == 1;
  }

  private void middle(double widest) {
    double middle = (y(0) + y(along.labels.size() - 1) + size) / 2;
    canvas.text(Ink.FAINT_TEXT, -14 - widest, middle, along.name, LABEL + 1, Anchor.END);
  }

  /** Every how many columns there is room for a label. */
  private int step(List<String> labels) {
    double widest = 0;
    for (String label : labels) {
      widest =
          Math.max(
              widest,
              new Shape.Text(Ink.TEXT, 0, 0, label, LABEL, Anchor.MIDDLE, Face.PLAIN).width());
    }
    int least = (int) Math.ceil((widest + 4) / size);
    // Round steps are easier to count on.
    return List.of(1, 2, 5, 10, 20, 50).stream().filter(s -> s >= least).findFirst().orElse(100);
  }

  private void legend(double x) {
    Map<String, Cell> entries = new TreeMap<>();
    boolean sizes = false;
    for (Cell cell : known(rows).toList()) {
      sizes |= cell.grundy.isPresent();
      if (cell.grundy.isEmpty() || cell.previous()) {
        entries.putIfAbsent(cell.word, cell);
      }
    }
    double y = upwards ? top() : 0;
    double box = 14;
    for (Map.Entry<String, Cell> entry : entries.entrySet().stream().limit(MOST_ENTRIES).toList()) {
      Ink ink = ink(entry.getValue());
      canvas.rectangle(Ink.area(ink.role(), ink.fill(), LINE), x, y, box, box);
      if (entry.getValue().previous()) {
        canvas.circle(Ink.POINT, x + box / 2, y + box / 2, box * 0.3);
      }
      canvas.text(Ink.TEXT, x + box + 7, y + box / 2, meaning(entry.getKey()), LABEL, Anchor.START);
      y += box + 5;
    }
    if (entries.size() > MOST_ENTRIES) {
      String rest = "and " + (entries.size() - MOST_ENTRIES) + " more";
      canvas.text(Ink.FAINT_TEXT, x, y + box / 2, rest, LABEL, Anchor.START);
    }
    if (sizes && most > 0) {
      y += 6;
      canvas.text(Ink.TEXT, x, y + 4, "Grundy value", LABEL, Anchor.START);
      y += 14;
      long steps = Math.min(most, MOST_STEPS);
      for (long i = 1; i <= steps; i++) {
        long value = steps == 1 ? most : 1 + Math.round((i - 1.0) * (most - 1) / (steps - 1));
        canvas.rectangle(HeatColour.of(value, most, LINE), x, y, box, box);
        canvas.text(Ink.TEXT, x + box + 7, y + box / 2, Long.toString(value), LABEL, Anchor.START);
        y += box;
      }
    }
  }

  /** An outcome class in words; the words of a game speak for themselves. */
  private static String meaning(String word) {
    return Outcome.ofLabel(word).map(outcome -> word + ": " + outcome.sentence()).orElse(word);
  }
}
