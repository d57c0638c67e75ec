package org.farstar.values.notation;

/**
 * A text that is not what it should be: the place, what was found there and what is allowed.
 *
 * <p>Every reader of Farstar throws this and nothing else for wrong text, so that every front shows
 * it the same way: {@link #getMessage} in one line, {@link #pointer} as the text with a caret
 * below.
 */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Texts longer than this are shown around the place only. */
  private static final int WINDOW = 60;

  private final String text;
  private final int column;
  private final String found;
  private final String allowed;

  /**
   * @param text the whole text that was read
   * @param column the place, counted from 1; one past the end where something is missing
   * @param found what stands there, for instance {@code '2'} or {@code the end}
   * @param allowed what may stand there
   */
  public NotationException(String text, int column, String found, String allowed) {
    super("column " + column + ": found " + found + ", allowed: " + allowed);
    this.text = text;
    this.column = column;
    this.found = found;
    this.allowed = allowed;
  }

  /** What stands in a text at an index from 0: the character between quotes, or the end. */
  public static String at(String text, int index) {
    return index < text.length()
        ? "'" + Character.toString(text.codePointAt(index)) + "'"
        : "the end";
  }

  /** The whole text that was read. */
  public String text() {
    return text;
  }

  /** The place, counted from 1. */
  public int column() {
    return column;
  }

  /** What was found at the place. */
  public String found() {
    return found;
  }

  /** What may stand at the place. */
  public String allowed() {
    return allowed;
  }

  /**
   * The same fault seen in a longer text of which the faulty one is a part.
   *
   * @param whole the longer text
   * @param offset how many characters stand before the part
   */
  public NotationException within(String whole, int offset) {
    return new NotationException(whole, column + offset, found, allowed);
  }

  /** Two lines: the text, or the part of it around the place, and a caret under the place. */
  public String pointer() {
    int from = text.length() <= WINDOW ? 0 : Math.max(0, column - 1 - WINDOW / 2);
    int to = Math.min(text.length(), from + WINDOW);
    String before = from > 0 ? "..." : "";
    String after = to < text.length() ? "..." : "";
    String shown = text.substring(from, to).replaceAll("\\s", " ");
    return before + shown + after + "\n" + " ".repeat(before.length() + column - 1 - from) + "^";
  }
}
