package org.farstar.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Value;
import org.farstar.values.text.Scanner;

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

  private final Scanner at;
  private final StringBuilder out = new StringBuilder();

  private Latex(String text) {
    this.at = new Scanner(text);
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
    while (!at.atEnd()) {
      if (at.is('{') || at.is('}')) {
        out.append('\\').append(at.next());
      } else if (at.is('|')) {
        String bars = run('|');
        out.append(bars.equals("|") ? "\\mid " : "\\mathrel{" + bars + "}");
      } else if (at.is(',')) {
        out.append(at.next());
      } else if (at.accept(')')) {
        out.append('}');
      } else if (at.accept(PLUS_MINUS)) {
        out.append("\\pm ");
        sum(true);
      } else {
        sum(false);
      }
    }
  }

  /** The signs of one kind that stand here; goes behind them. */
  private String run(char sign) {
    return at.takeWhile(c -> c == sign);
  }

  /** The parts of a sum that stand side by side. */
  private void sum(boolean signed) {
    int start = at.at();
    List<String> parts = new ArrayList<>();
    boolean multiple = false;
    for (String part = part(); !part.isEmpty(); part = part()) {
      parts.add(part);
      multiple |= part.contains("\\cdot");
    }
    boolean opens = at.is('{') || at.is('|');
    if (at.at() == start && !(signed && opens)) {
      throw new IllegalArgumentException(
          "'" + at.text() + "' has no LaTeX: found '" + at.peek() + "'");
    }
    boolean enclosed = signed && multiple && parts.size() > 1;
    out.append(enclosed ? "(" : "");
    out.append(String.join(multiple ? "+" : "", parts));
    out.append(enclosed ? ")" : "");
  }

  /** One part of a sum, or nothing; of a tiny or miny value the beginning. */
  private String part() {
    if (at.is('^') || at.is('v')) {
      return arrow(at.peek());
    }
    if (at.accept('*')) {
      String size = digits();
      return size.isEmpty() ? "\\ast" : "\\ast " + size;
    }
    if (at.accept(TINY)) {
      return "{+}_{";
    }
    if (at.accept(MINY)) {
      return "{-}_{";
    }
    return number();
  }

  private String number() {
    int start = at.at();
    String sign = at.accept('-') ? "-" : "";
    String above = digits();
    if (above.isEmpty()) {
      at.seek(start);
      return "";
    }
    return sign + (at.accept('/') ? "\\frac{" + above + "}{" + digits() + "}" : above);
  }

  private String arrow(char sign) {
    boolean up = sign == '^';
    if (run(sign).length() > 1) {
      return up ? "\\Uparrow" : "\\Downarrow";
    }
    String arrow = up ? "\\uparrow" : "\\downarrow";
    String many = digits();
    if (!many.isEmpty()) {
      return many + "\\cdot" + arrow;
    }
    if (!at.is('<') && !at.is('[')) {
      return arrow;
    }
    boolean single = at.next() == '<';
    String power = digits();
    at.next();
    return arrow + (up ? "^{" : "_{") + (single ? power : "[" + power + "]") + "}";
  }

  private String digits() {
    return at.takeWhile(Scanner::isDigit);
  }
}
