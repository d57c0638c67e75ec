package org.farstar.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/** Text on a screen of so many columns. */
public final class Layout {
  /** How wide a screen is that does not say. */
  public static final int USUAL = 80;

  /** Narrower screens break lines themselves. */
  private static final int LEAST = 40;

  /** Longer lines of prose are hard to read; tables may be wider. */
  private static final int MOST_PROSE = 100;

  /** What is cut to less than this says nothing. */
  private static final int LEAST_CUT = 12;

  private static final String CUT = "...";

  private final IntSupplier asked;
  private int width;

  /**
   * @param width how wide the screen is; asked when the first line is met for which it matters
   */
  public Layout(IntSupplier width) {
    this.asked = width;
  }

  /** How wide the screen is. */
  public int width() {
    if (width == 0) {
      width = Math.max(LEAST, asked.getAsInt());
    }
    return width;
  }

  /**
   * A text in lines that fit the screen, each behind an indent. Lines that fit stay as they are, so
   * that what is aligned stays aligned; longer ones break at blanks, and words longer than a line
   * are left whole: they are data.
   */
  public String indented(String indent, String text) {
    return hanging(indent, indent, text);
  }

  /** Like {@link #indented}, with another indent before the first line. */
  public String hanging(String first, String indent, String text) {
    StringBuilder out = new StringBuilder();
    String before = first;
    for (String line : text.split("\n", -1)) {
      for (String piece : pieces(line, indent.length())) {
        out.append(before).append(piece).append('\n');
        before = indent;
      }
    }
    return out.toString();
  }

  private List<String> pieces(String line, int indent) {
    if (line.length() + indent <= LEAST) {
      return List.of(line);
    }
    int width = Math.min(width(), MOST_PROSE) - indent;
    List<String> pieces = new ArrayList<>();
    String rest = line;
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      if (blank <= 0) {
        blank = rest.indexOf(' ', width);
      }
      if (blank <= 0) {
        break;
      }
      pieces.add(rest.substring(0, blank).stripTrailing());
      rest = rest.substring(blank + 1).stripLeading();
    }
    pieces.add(rest);
    return pieces;
  }

  /** A text that fits the width, its middle left out where it is longer. */
  public static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    int end = Math.max(0, (width - CUT.length()) / 2);
    int start = Math.max(0, width - CUT.length() - end);
    return text.substring(0, start) + CUT + text.substring(text.length() - end);
  }

  /** A text filled with blanks to the width. */
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /**
   * Rows in aligned columns, two blanks between, cut to the screen: the widest columns give way.
   */
  public String table(String indent, List<List<String>> rows) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    shrink(widths, width() - indent.length() - 2 * (columns - 1));
    StringBuilder out = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < columns; i++) {
        line.append(pad(cut(row.get(i), widths[i]), widths[i])).append("  ");
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  /**
   * Rows in aligned columns, of which the last ones are left out where there is no room for them;
   * the last that is shown may be cut.
   *
   * @param least so many columns are shown on every screen
   */
  public String table(String indent, List<List<String>> rows, int least) {
    int room = width() - indent.length();
    int shown = 0;
    while (shown < rows.get(0).size()) {
      int column = shown;
      int wide = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
      boolean cut = wide > room && room < LEAST_CUT;
      if (shown >= least && (room <= 0 || cut)) {
        break;
      }
      room -= wide + 2;
      shown++;
    }
    int columns = shown;
    return table(indent, rows.stream().map(row -> row.subList(0, columns)).toList());
  }

  /** Takes from the widest column until all fit. */
  private static void shrink(int[] widths, int room) {
    int total = 0;
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.min(widths[i], room);
      total += widths[i];
    }
    for (; total > room; total--) {
      int widest = 0;
      for (int i = 1; i < widths.length; i++) {
        widest = widths[i] > widths[widest] ? i : widest;
      }
      widths[widest]--;
    }
  }
}
