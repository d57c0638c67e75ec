package org.farstar.picture;

/** About how wide texts are, for layouts that must not depend on the fonts of the machine. */
public final class TextWidth {
  private static final double MONOSPACED = 0.602;
  private static final double BOLD = 1.1;

  private TextWidth() {}

  /** The width of a text of size 1, as in the wider ones of the common fonts without serifs. */
  public static double of(String text, Shape.Face face) {
    if (face == Shape.Face.MONOSPACED) {
      return text.length() * MONOSPACED;
    }
    double width = text.chars().mapToDouble(TextWidth::of).sum();
    return face == Shape.Face.BOLD ? width * BOLD : width;
  }

  private static double of(int c) {
    if ("ijl".indexOf(c) >= 0) {
      return 0.28;
    }
    if (" ft|.,:;/'!I[]()-`".indexOf(c) >= 0) {
      return 0.38;
    }
    if ("r*\"".indexOf(c) >= 0) {
      return 0.46;
    }
    if ("mMwW@%+^<>=~\u2026".indexOf(c) >= 0) {
      return 0.9;
    }
    return Character.isUpperCase(c) ? 0.7 : 0.62;
  }
}
