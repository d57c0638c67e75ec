package org.farstar.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Value;

/**
 * Values as mathematics of LaTeX, without any package; what comes out stands between dollar signs.
 *
 * <p>Each sign of the notation has its own spelling here, so that the text of a value can be got
 * back from it:
 *
 * <pre>
 *   -3/4            -\frac{3}{4}
 *   *  *2           \ast  \ast 2
 *   ^  ^^  ^3       &#92;uparrow  \Uparrow  3\cdot&#92;uparrow
 *   v  vv  v3       \downarrow  \Downarrow  3\cdot\downarrow
 *   ^&lt;2&gt;  ^[2]      &#92;uparrow^{2}  &#92;uparrow^{[2]}
 *   v&lt;2&gt;  v[2]      \downarrow_{2}  \downarrow_{[2]}
 *   Tiny(1)         {+}_{1}
 *   Miny(1)         {-}_{1}
 *   +-1             \pm 1
 *   {2||1|0}        \{2\mathrel{||}1\mid 0\}
 * </pre>
 *
 * <p>The parts of a sum stand side by side, <code>1\ast 2</code>; where one of them is a multiple
 * of an arrow they have plus signs between, <code>1+3\cdot&#92;uparrow</code>, for <code>
 * 13\cdot&#92;uparrow</code> would mean something else.
 */
public final class Latex {
  private static final String TINY = "Tiny(";
  private static final String MINY = "Miny(";
  private static final String PLUS_MINUS = "+-";

  private final String text;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private Latex(String text) {
    this.text = text;
  }

  /**
   * A value as mathematics.
   *
   * @param value a value that prints itself in the notation of short games, as nimbers, numbers and
   *     short games do
   * @throws IllegalArgumentException if its text has a sign that is not of this notation
   */
  public static String of(Value value) {
    Latex latex = new Latex(value.toString());
    latex.write();
    return latex.out.toString();
  }

  private void write() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '{' || c == '}') {
        out.append('\\').append(c);
        at++;
      } else if (c == '|') {
        int bars = run('|');
        out.append(bars == 1 ? "\\mid " : "\\mathrel{" + "|".repeat(bars) + "}");
      } else if (c == ',') {
        out.append(c);
        at++;
      } else if (c == ')') {
        out.append('}');
        at++;
      } else if (text.startsWith(PLUS_MINUS, at)) {
        at += PLUS_MINUS.length();
        out.append("\\pm ");
        sum(true);
      } else {
        sum(false);
      }
    }
  }

  /** How often a sign stands here; goes behind them. */
  private int run(char sign) {
    int start = at;
    while (at < text.length() && text.charAt(at) == sign) {
      at++;
    }
    return at - start;
  }

  /** The parts of a sum that stand side by side. */
  private void sum(boolean signed) {
    int start = at;
    List<String> parts = new ArrayList<>();
    boolean multiple = false;
    for (String part = part(); !part.isEmpty(); part = part()) {
      parts.add(part);
      multiple |= part.contains("\\cdot");
    }
    boolean opens = at < text.length() && "{|".indexOf(text.charAt(at)) >= 0;
    if (at == start && !(signed && opens)) {
      throw new IllegalArgumentException(
          "'" + text + "' has no LaTeX: found '" + text.charAt(at) + "'");
    }
    boolean enclosed = signed && multiple && parts.size() > 1;
    out.append(enclosed ? "(" : "");
    out.append(String.join(multiple ? "+" : "", parts));
    out.append(enclosed ? ")" : "");
  }

  /** One part of a sum, or nothing; of a tiny or miny value the beginning. */
  private String part() {
    if (at == text.length()) {
      return "";
    }
    char c = text.charAt(at);
    if (c == '^' || c == 'v') {
      return arrow(c);
    }
    if (c == '*') {
      at++;
      String size = digits();
      return size.isEmpty() ? "\\ast" : "\\ast " + size;
    }
    if (text.startsWith(TINY, at) || text.startsWith(MINY, at)) {
      boolean tiny = c == TINY.charAt(0);
      at += TINY.length();
      return (tiny ? "{+}" : "{-}") + "_{";
    }
    return number();
  }

  private String number() {
    int start = at;
    String sign = text.charAt(at) == '-' ? "-" : "";
    at += sign.length();
    String above = digits();
    if (above.isEmpty()) {
      at = start;
      return "";
    }
    if (at < text.length() && text.charAt(at) == '/') {
      at++;
      return sign + "\\frac{" + above + "}{" + digits() + "}";
    }
    return sign + above;
  }

  private String arrow(char sign) {
    boolean up = sign == '^';
    int arrows = run(sign);
    if (arrows > 1) {
      return up ? "\\Uparrow" : "\\Downarrow";
    }
    String arrow = up ? "\\uparrow" : "\\downarrow";
    String many = digits();
    if (!many.isEmpty()) {
      return many + "\\cdot" + arrow;
    }
    char next = at < text.length() ? text.charAt(at) : ' ';
    if (next != '<' && next != '[') {
      return arrow;
    }
    at++;
    String power = digits();
    at++;
    return arrow + (up ? "^{" : "_{") + (next == '<' ? power : "[" + power + "]") + "}";
  }

  private String digits() {
    int start = at;
    while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
      at++;
    }
    return text.substring(start, at);
  }
}
