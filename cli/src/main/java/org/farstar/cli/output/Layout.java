package org.farstar.cli.output;

import java.util.ArrayList;
import java.util.List;

/** Text on a screen of 80 columns. */
public final class Layout {
  /** How wide the screen is. */
  public static final int WIDTH = 80;

  private static final String CUT = "...";

  private Layout() {}

  /**
   * A text in lines that fit the screen, each behind an indent. Lines that fit stay as they are, so
   * that what is aligned stays aligned; longer ones break at blanks, and words longer than a line
   * are left whole: they are data.
   */
  public static String indented(String indent, String text) {
    return hanging(indent, indent, text);
  }

  /** Like {@link #indented}, with another indent before the first line. */
  public static String hanging(String first, String indent, String text) {
    StringBuilder out = new StringBuilder();
    String before = first;
    for (String line : text.split("\n", -1)) {
      for (String piece : pieces(line, WIDTH - indent.length())) {
        out.append(before).append(piece).append('\n');
        before = indent;
      }
    }
    return out.toString();
  }

  private static List<String> pieces(String line, int width) {
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
  public static String table(String indent, List<List<String>> rows) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    shrink(widths, WIDTH - indent.length() - 2 * (columns - 1));
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
