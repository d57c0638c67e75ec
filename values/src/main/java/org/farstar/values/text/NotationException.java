package org.farstar.values.text;

import java.util.Locale;
import java.util.Objects;

/**
 * A text that could not be read or evaluated: where, what was found there, and what is allowed.
 *
 * <p>The {@linkplain #getMessage() message} is always one line, {@code column 3: found 3, allowed:
 * a power of two}, fit for a terminal or a JSON answer; {@link #caret()} points into the text
 * itself. Very long findings are shortened in the middle, and control characters are shown as
 * {@code \}{@code u000a}, so that a hostile text cannot break the line.
 *
 * <p>It knows nothing of games, and readers of positions throw it too. Columns count {@code char}s
 * of the text, from 1; a column one past the end means 'the text ended here'.
 */
public final class NotationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private static final String END = "the end";
  private static final int LONGEST_FINDING = 160;
  private static final int CARET_LINE = 72;
  private static final String CUT = "...";

  private final String text;
  private final int column;
  private final String found;
  private final String allowed;

  /**
   * Reports that {@code found} stands at {@code column} of {@code text}, where only {@code allowed}
   * may.
   *
   * @throws IllegalArgumentException if the column is not in 1..length+1
   */
  public NotationException(String text, int column, String found, String allowed) {
    super(message(column, found, allowed));
    if (column < 1 || column > text.length() + 1) {
      throw new IllegalArgumentException(
          "column " + column + " is outside 1.." + (text.length() + 1));
    }
    this.text = text;
    this.column = column;
    this.found = shorten(visible(found));
    this.allowed = allowed;
  }

  private static String message(int column, String found, String allowed) {
    Objects.requireNonNull(allowed, "allowed");
    return "column " + column + ": found " + shorten(visible(found)) + ", allowed: " + allowed;
  }

  /** The whole text that was read. */
  public String text() {
    return text;
  }

  /** What stands in a text at an index from 0: the character in quotes, or {@code the end}. */
  public static String at(String text, int index) {
    return index < text.length() ? "'" + Character.toString(text.codePointAt(index)) + "'" : END;
  }

  /**
   * The same fault seen in a longer text of which the faulty one is a part.
   *
   * @param whole the longer text
   * @param offset how many characters of it stand before the part
   */
  public NotationException within(String whole, int offset) {
    // Where the part ended the whole may go on.
    String seen = found.equals(END) ? at(whole, column + offset - 1) : found;
    return new NotationException(whole, column + offset, seen, allowed);
  }

  /** Where in the text, from 1. */
  public int column() {
    return column;
  }

  /** What was found there, in words or as a quotation. */
  public String found() {
    return found;
  }

  /** What may stand there, in words. */
  public String allowed() {
    return allowed;
  }

  /**
   * The text with a caret under the column, as two lines:
   *
   * <pre>
   * 1/3 + 2
   *   ^
   * </pre>
   *
   * <p>Of a long text only the neighbourhood of the column is shown, with {@code ...} where it was
   * cut. Line breaks and other control characters are shown as blanks, one for one, so that the
   * caret stays under its character.
   */
  public String caret() {
    int at = column - 1;
    int from = text.length() <= CARET_LINE ? 0 : Math.max(0, at - CARET_LINE / 2);
    int to = Math.min(text.length(), from + CARET_LINE);
    String before = from > 0 ? CUT : "";
    String after = to < text.length() ? CUT : "";
    StringBuilder line = new StringBuilder(before);
    text.substring(from, to)
        .chars()
        .forEach(c -> line.append(Character.isISOControl(c) ? ' ' : (char) c));
    line.append(after).append('\n');
    return line.append(" ".repeat(before.length() + at - from)).append('^').toString();
  }

  /** The text, or its two ends when it is too long to be part of a message. */
  public static String shorten(String text) {
    if (text.length() <= LONGEST_FINDING) {
      return text;
    }
    int end = (LONGEST_FINDING - CUT.length()) / 2;
    return text.substring(0, end) + CUT + text.substring(text.length() - end);
  }

  /**
   * The text with its control characters shown, each as {@code \}{@code u001b}: it cannot break a
   * line or steer a terminal.
   */
  public static String visible(String text) {
    if (text.chars().noneMatch(Character::isISOControl)) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.chars()
        .forEach(
            c -> {
              if (Character.isISOControl(c)) {
                shown.append(String.format(Locale.ROOT, "\\u%04x", c));
              } else {
                shown.append((char) c);
              }
            });
    return shown.toString();
  }
}
