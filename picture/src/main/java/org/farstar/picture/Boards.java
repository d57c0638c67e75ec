package org.farstar.picture;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;

/**
 * Drawings of the common kinds of boards. A ruleset says how it is drawn in one line, as in
 *
 * <pre>{@code
 * Boards.grid("x.o|.#.", Map.of('x', Mark.LEFT_PIECE, 'o', Mark.RIGHT_PIECE))
 * }</pre>
 */
public final class Boards {
  private static final double CELL = Mark.CELL;

  /** Symbols that mean the same nearly everywhere. */
  private static final Map<Character, Mark> USUAL =
      Map.of(
          '.', Mark.FREE,
          '#', Mark.BLOCKED,
          'x', Mark.LEFT_PIECE,
          'o', Mark.RIGHT_PIECE,
          'l', Mark.LEFT_CELL,
          'r', Mark.RIGHT_CELL);

  /** Larger heaps are one box with a number. */
  private static final int MOST_BOXES = 12;

  private static final int MOST_TOKENS = 40;
  private static final double BOX = 18;
  private static final double LABEL = 13;
  private static final double WORD_HIGH = 32;
  private static final double MARGIN = 1;

  private Boards() {}

  /**
   * A board of cells.
   *
   * @param rows a symbol for each cell, the rows divided by {@code |} or line feeds
   * @param marks how symbols are drawn; {@code . # x o l r} have a mark unless given another, and
   *     every other symbol is written into its cell
   * @return the drawing, with a spot for each cell, named {@code row,column}
   */
  public static Drawing grid(String rows, Map<Character, Mark> marks) {
    return rows(rows, marks, 0, true);
  }

  /**
   * Rows of cells or pieces below each other, with room between; as {@link #grid} otherwise, but
   * that the spots are numbered from 1 in one row after the other. A bar counts as one, a line feed
   * only breaks a long row.
   */
  public static Drawing strips(String rows, Map<Character, Mark> marks) {
    return rows(rows, marks, CELL / 2, false);
  }

  private static Drawing rows(
      String rows, Map<Character, Mark> marks, double between, boolean grid) {
    Canvas canvas = new Canvas();
    double y = 0;
    int number = 0;
    int before = 0;
    int from = 0;
    for (String row : rows.split("[|\n]", -1)) {
      number++;
      // Marks may be higher than a cell; the next row begins below the last one.
      Canvas line = new Canvas();
      for (int i = 0; i < row.length(); i++) {
        char symbol = row.charAt(i);
        Mark mark = marks.getOrDefault(symbol, USUAL.get(symbol));
        (mark == null ? written(symbol) : mark).draw(line, (i + 0.5) * CELL, 0);
        line.spot(
            grid ? number + "," + (i + 1) : Integer.toString(before + i + 1),
            new Box(i * CELL, -CELL / 2, (i + 1) * CELL, CELL / 2),
            Character.toString(symbol));
      }
      Box box = line.box();
      Drawing drawing = line.drawing(0);
      canvas.add(drawing, box.left(), y, 1);
      y += (row.isEmpty() ? 0 : Math.max(CELL, box.height())) + between;
      from += row.length() + 1;
      before += row.length() + (from <= rows.length() && rows.charAt(from - 1) == '|' ? 1 : 0);
    }
    return canvas.drawing(MARGIN);
  }

  private static Mark written(char symbol) {
    return Mark.FREE.and(Mark.letter(Character.toString(symbol), Ink.TEXT));
  }

  /**
   * Heaps next to each other, each a pile of boxes.
   *
   * @param sizes their sizes as text: one that is no small number is one high box
   */
  public static Drawing piles(List<String> sizes) {
    Canvas canvas = new Canvas();
    int tallest = sizes.stream().mapToInt(size -> small(size, MOST_BOXES)).max().orElse(0);
    double high = BOX * (Math.max(tallest, 4) + 2);
    double x = 0;
    int pile = 0;
    for (String size : sizes) {
      pile++;
      int boxes = small(size, MOST_BOXES);
      double width = BOX * 1.3;
      if (boxes < 0) {
        width = Math.max(width, TextWidth.of(size, Face.PLAIN) * LABEL + 10);
        canvas.rectangle(Ink.STONE, x, -high, width, high);
        canvas.text(Ink.TEXT, x + width / 2, -high / 2, size, LABEL, Anchor.MIDDLE);
        canvas.spot(pile + "", new Box(x, -high, x + width, 0), size);
      }
      for (int i = 1; i <= boxes; i++) {
        canvas.rectangle(Ink.STONE, x, -i * BOX, width, BOX);
        canvas.spot(pile + "." + i, new Box(x, -i * BOX, x + width, (1 - i) * BOX), "box");
      }
      x += width + BOX * 0.7;
    }
    canvas.line(Ink.AXIS, -BOX * 0.5, 0, Math.max(BOX, x - BOX * 0.2), 0);
    return canvas.drawing(MARGIN);
  }

  /**
   * Heaps in one line, each a row of tokens that touch.
   *
   * @param sizes their sizes as text: one that is no small number is one long token
   */
  public static Drawing tokens(List<String> sizes) {
    Canvas canvas = new Canvas();
    double radius = BOX / 2;
    double x = 0;
    int heap = 0;
    for (String size : sizes) {
      heap++;
      int tokens = small(size, MOST_TOKENS);
      if (tokens < 0) {
        double width = Math.max(4 * BOX, TextWidth.of(size, Face.PLAIN) * LABEL + 2 * BOX);
        canvas.add(new Shape.Rectangle(Ink.STONE, x, -radius, width, BOX, radius));
        canvas.text(Ink.TEXT, x + width / 2, 0, size, LABEL, Anchor.MIDDLE);
        canvas.spot(heap + "", new Box(x, -radius, x + width, radius), size);
        x += width;
      }
      for (int i = 0; i < tokens; i++) {
        canvas.circle(Ink.STONE, x + radius, 0, radius);
        canvas.spot(heap + "." + (i + 1), new Box(x, -radius, x + BOX, radius), "token");
        x += BOX;
      }
      x += BOX;
    }
    if (sizes.isEmpty()) {
      canvas.text(Ink.FAINT_TEXT, 0, 0, "0", LABEL, Anchor.MIDDLE);
    }
    return canvas.drawing(MARGIN);
  }

  /** The number of the lowest box or the first token that is taken where this many are left. */
  public static String above(String left) {
    return Integer.toString(Integer.parseInt(left) + 1);
  }

  /**
   * Words in rows, each in a box of its own with a spot of its name.
   *
   * @param words what is written
   * @param ink how the box of a word is drawn
   */
  public static Drawing words(List<String> words, Function<String, Ink> ink) {
    Canvas canvas = new Canvas();
    double area = words.stream().mapToDouble(Boards::wide).sum() * WORD_HIGH;
    double most = Math.max(320, Math.sqrt(area * 1.8));
    double x = 0;
    double y = 0;
    for (String word : words) {
      double width = wide(word);
      if (x > 0 && x + width > most) {
        x = 0;
        y += WORD_HIGH;
      }
      Ink box = ink.apply(word);
      double high = WORD_HIGH - 6;
      canvas.add(new Shape.Rectangle(box, x, y, width - 6, high, 5));
      canvas.text(Ink.TEXT, x + (width - 6) / 2, y + high / 2, word, LABEL, Anchor.MIDDLE);
      canvas.spot(word, new Box(x, y, x + width - 6, y + high), box.role());
      x += width;
    }
    if (words.isEmpty()) {
      canvas.text(Ink.FAINT_TEXT, 0, 0, "0", LABEL, Anchor.MIDDLE);
    }
    return canvas.drawing(MARGIN);
  }

  private static double wide(String word) {
    return Math.max(26, TextWidth.of(word, Face.PLAIN) * LABEL + 16) + 6;
  }

  private static int small(String size, int most) {
    boolean number = size.matches("[0-9]{1,9}");
    return number && Integer.parseInt(size) <= most ? Integer.parseInt(size) : -1;
  }

  /** Lines of text, every letter as wide as any other. */
  public static Drawing text(String lines) {
    Canvas canvas = new Canvas();
    double y = 0;
    for (String line : lines.split("\n", -1)) {
      if (!line.isBlank()) {
        canvas.text(Ink.TEXT, 0, y, line, LABEL + 1, Anchor.START, Face.MONOSPACED);
      }
      y += (LABEL + 1) * 1.25;
    }
    return canvas.drawing(MARGIN);
  }

  /** A drawing behind a minus sign, with its spots. */
  public static Drawing negative(Drawing term) {
    return new Canvas()
        .text(Ink.TEXT, CELL * 0.4, 0, "\u2212", 20, Anchor.MIDDLE)
        .add(term, CELL * 0.8, -term.height() / 2, 1)
        .drawing(0);
  }

  /**
   * Drawings side by side with plus signs between; the spots of the second have names that begin
   * with {@code 2:}.
   */
  public static Drawing sum(List<Drawing> terms) {
    Canvas canvas = new Canvas();
    double x = 0;
    int number = 0;
    for (Drawing term : terms) {
      number++;
      if (x > 0) {
        canvas.text(Ink.TEXT, x + CELL * 0.55, 0, "+", 20, Anchor.MIDDLE);
        x += CELL * 1.1;
      }
      canvas.add(term, x, -term.height() / 2, 1, number + ":");
      x += term.width();
    }
    return canvas.drawing(0);
  }
}
