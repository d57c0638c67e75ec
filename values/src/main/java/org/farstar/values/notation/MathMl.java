package org.farstar.values.notation;

import org.farstar.values.Value;
import org.farstar.values.surreal.Surreal;

/**
 * Values as mathematics of MathML Core, which browsers draw without any library. The signs are
 * those that {@link Latex} draws, with the same meaning.
 */
public final class MathMl extends Typesetter {
  private MathMl(String text) {
    super(text);
  }

  /**
   * A value as a {@code math} element, in which every sign is a character of its own: copied as
   * text it does not read back, unlike the notation of values.
   *
   * @param value a value that prints itself in the notation of short games, as nimbers, numbers and
   *     short games do, or a {@link Surreal}
   * @throws IllegalArgumentException if its text has a sign that is not of this notation
   */
  public static String of(Value value) {
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>"
        + (value instanceof Surreal number
            ? new MathMl("").written(number)
            : new MathMl(value.toString()).written())
        + "</mrow></math>";
  }

  private static String operator(String sign) {
    return "<mo>" + sign + "</mo>";
  }

  /** A sign that stands for a value, without the room around an operator. */
  private static String letter(String sign) {
    return "<mi mathvariant=\"normal\">" + sign + "</mi>";
  }

  private static String digits(String digits) {
    return "<mn>" + digits + "</mn>";
  }

  @Override
  String minus(String sign) {
    return sign.isEmpty() ? "" : "<mo form=\"prefix\">\u2212</mo>";
  }

  @Override
  String bracket(char sign) {
    return "<mo form=\"" + (sign == '{' ? "prefix" : "postfix") + "\">" + sign + "</mo>";
  }

  @Override
  String bars(int count) {
    return "<mo form=\"infix\" stretchy=\"false\" lspace=\"0.22em\" rspace=\"0.22em\">"
        + "|".repeat(count)
        + "</mo>";
  }

  @Override
  String comma() {
    return operator(",");
  }

  @Override
  String plusMinus() {
    return "<mo form=\"prefix\">\u00b1</mo>";
  }

  @Override
  String inline(char sign) {
    return operator(Character.toString(sign));
  }

  @Override
  String beginTiny(boolean tiny) {
    return "<msub>" + letter(tiny ? "+" : "\u2212") + "<mrow>";
  }

  @Override
  String endTiny() {
    return "</mrow></msub>";
  }

  @Override
  String star(String size) {
    return letter("\u2217") + (size.isEmpty() ? "" : digits(size));
  }

  @Override
  String omega(String exponent) {
    String omega = "<mi>\u03c9</mi>";
    return exponent.isEmpty() ? omega : "<msup>" + omega + "<mrow>" + exponent + "</mrow></msup>";
  }

  @Override
  String copies(String digits) {
    return operator("\u00b7") + digits(digits);
  }

  @Override
  String integer(String sign, String digits) {
    return minus(sign) + digits(digits);
  }

  @Override
  String fraction(String sign, String above, String below) {
    return minus(sign) + "<mfrac>" + digits(above) + digits(below) + "</mfrac>";
  }

  @Override
  String quotient(String above, String below) {
    return "<mfrac><mrow>" + above + "</mrow><mrow>" + below + "</mrow></mfrac>";
  }

  @Override
  String arrow(boolean up) {
    return letter(up ? "\u2191" : "\u2193");
  }

  @Override
  String doubleArrow(boolean up) {
    return letter(up ? "\u21d1" : "\u21d3");
  }

  @Override
  String times(String many, boolean up) {
    return digits(many) + operator("\u00b7") + arrow(up);
  }

  @Override
  String name(String sign, String word) {
    return minus(sign)
        + (word.length() == 1
            ? "<mi>" + word + "</mi>"
            : "<mi mathvariant=\"bold\">" + word + "</mi>");
  }

  @Override
  String sides() {
    return operator("&amp;");
  }

  @Override
  String raised(boolean up, String power, boolean squareBrackets) {
    String raised =
        squareBrackets
            ? "<mrow>" + inline('[') + digits(power) + inline(']') + "</mrow>"
            : digits(power);
    return up
        ? "<msup>" + arrow(true) + raised + "</msup>"
        : "<msub>" + arrow(false) + raised + "</msub>";
  }
}
