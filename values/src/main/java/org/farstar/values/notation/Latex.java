package org.farstar.values.notation;

import org.farstar.values.Value;
import org.farstar.values.surreal.Surreal;

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
 *   *(w^2*3+w)      \ast(\omega^{2}\cdot 3+\omega)
 *   on  a{0|1||a}   \mathrm{on}  a\{0\mid 1\mathrel{||}a\}
 *   (w+1)/(2*w)     \frac{\omega+1}{2\omega}
 *   on &amp; 0          \mathrm{on}\mathbin{\&amp;}0
 * </pre>
 *
 * <p>The parts of a sum stand side by side, <code>1\ast 2</code>; where one of them is a multiple
 * of an arrow they have plus signs between, <code>1+3\cdot&#92;uparrow</code>, for <code>
 * 13\cdot&#92;uparrow</code> would mean something else.
 */
public final class Latex extends Typesetter {
  private Latex(String text) {
    super(text);
  }

  /**
   * A value as mathematics.
   *
   * @param value a value that prints itself in the notation of short games, as nimbers, numbers and
   *     short games do, or a {@link Surreal}
   * @throws IllegalArgumentException if its text has a sign that is not of this notation
   */
  public static String of(Value value) {
    return value instanceof Surreal number
        ? new Latex("").written(number)
        : new Latex(value.toString()).written();
  }

  @Override
  String bracket(char sign) {
    return "\\" + sign;
  }

  @Override
  String bars(int count) {
    return count == 1 ? "\\mid " : "\\mathrel{" + "|".repeat(count) + "}";
  }

  @Override
  String comma() {
    return ",";
  }

  @Override
  String plusMinus() {
    return "\\pm ";
  }

  @Override
  String inline(char sign) {
    return Character.toString(sign);
  }

  @Override
  String beginTiny(boolean tiny) {
    return (tiny ? "{+}" : "{-}") + "_{";
  }

  @Override
  String endTiny() {
    return "}";
  }

  @Override
  String star(String size) {
    return size.isEmpty() ? "\\ast" : "\\ast " + size;
  }

  @Override
  String omega(String exponent) {
    return "\\omega" + (exponent.isEmpty() ? "" : "^{" + exponent + "}");
  }

  @Override
  String copies(String digits) {
    return "\\cdot " + digits;
  }

  @Override
  String integer(String sign, String digits) {
    return sign + digits;
  }

  @Override
  String fraction(String sign, String above, String below) {
    return sign + "\\frac{" + above + "}{" + below + "}";
  }

  @Override
  String minus(String sign) {
    return sign;
  }

  @Override
  String quotient(String above, String below) {
    return fraction("", above, below);
  }

  @Override
  String arrow(boolean up) {
    return up ? "\\uparrow" : "\\downarrow";
  }

  @Override
  String doubleArrow(boolean up) {
    return up ? "\\Uparrow" : "\\Downarrow";
  }

  @Override
  String times(String many, boolean up) {
    return many + "\\cdot" + arrow(up);
  }

  @Override
  String name(String sign, String word) {
    return sign + (word.length() == 1 ? word : "\\mathrm{" + word + "}");
  }

  @Override
  String sides() {
    return "\\mathbin{\\&}";
  }

  @Override
  String raised(boolean up, String power, boolean squareBrackets) {
    return arrow(up) + (up ? "^{" : "_{") + (squareBrackets ? "[" + power + "]" : power) + "}";
  }
}
