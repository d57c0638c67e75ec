package org.farstar.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Text on a screen of so many columns. */
public final class Layout {
  /** How wide a screen is that does not say. */
  public static final int USUAL = 80;

  /** Narrower screens break lines themselves. */
  private static final int LEAST = 40;

  /** Longer lines of prose are hard to read; tables may be wider. */
  private static final int MOST_PROSE = 100;

  private static final String CUT = "...";

  private static final String CONTINUED = " \\";

  /** A word of a command; in quotation marks it may have blanks in it. */
  private static final String ONE = "(?:'[^']*'|\"[^\"]*\"|\\S)+";

  /** The words of a command, an option together with its value. */
  private static final Pattern WORD =
      Pattern.compile("(?:>|--?[A-Za-z][a-z-]*) (?!--?[A-Za-z])" + ONE + "|" + ONE);

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

  /** How long a line of prose may be. */
  public int prose() {
    return Math.min(width(), MOST_PROSE);
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
      int room = prose() - indent.length();
      for (String piece : pieces(line, prose() - before.length(), room)) {
        out.append(before).append(piece).append('\n');
        before = indent;
      }
    }
    return out.toString();
  }

  private static List<String> pieces(String line, int first, int others) {
    List<String> pieces = new ArrayList<>();
    String rest = line;
    int width = first;
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
      width = others;
    }
    pieces.add(rest);
    return pieces;
  }

  /**
   * A command that can be copied: it breaks between arguments only, with a backslash.
   *
   * @param first what stands before it
   * @param indent what stands before its other lines
   */
  public String command(String first, String indent, String command) {
    StringBuilder out = new StringBuilder();
    StringBuilder line = new StringBuilder(first);
    String before = "";
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      String next = before + word.group();
      int after = word.end() < command.length() ? CONTINUED.length() : 0;
      if (!before.isEmpty() && line.length() + next.length() + after > width()) {
        out.append(line).append(CONTINUED).append('\n');
        line = new StringBuilder(indent);
        next = word.group();
      }
      line.append(next);
      before = " ";
    }
    return out.append(line).append('\n').toString();
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
    int[] widths = IntStream.range(0, columns).map(column -> widest(rows, column)).toArray();
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

  /** Rows in aligned columns, two blanks between, of which the last is broken at its blanks. */
  public String list(String indent, List<List<String>> rows) {
    int last = rows.get(0).size() - 1;
    StringBuilder out = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < last; i++) {
        line.append(pad(row.get(i), widest(rows, i))).append("  ");
      }
      int column = line.length();
      int room = width() - column;
      for (String piece : pieces(row.get(last), room, room)) {
        out.append(line.append(piece).toString().stripTrailing()).append('\n');
        line = new StringBuilder(" ".repeat(column));
      }
    }
    return out.toString();
  }

  private static int widest(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }

  /**
   * Rows in aligned columns, of which the last ones are left out where there is no room for them;
   * the last that is shown may be broken at its blanks.
   *
   * @param least so many columns are shown on every screen
   */
  public String table(String indent, List<List<String>> rows, int least) {
    int room = width() - indent.length();
    int shown = 0;
    while (shown < rows.get(0).size()) {
      int wide = widest(rows, shown);
      if (shown >= least && wide > room) {
        break;
      }
      room -= wide + 2;
      shown++;
    }
    int columns = shown;
    return list(indent, rows.stream().map(row -> row.subList(0, columns)).toList());
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
