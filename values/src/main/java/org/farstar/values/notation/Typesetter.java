package org.farstar.values.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the text of a value sign by sign and writes it in another notation, whose spelling of each
 * sign a subclass gives.
 */
abstract class Typesetter {
  private static final String TINY = "Tiny(";
  private static final String MINY = "Miny(";
  private static final String PLUS_MINUS = "+-";

  private final String text;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private boolean multiple;

  /**
   * @param text a value as it prints itself
   */
  Typesetter(String text) {
    this.text = text;
  }

  /** A curly bracket. */
  abstract String bracket(char sign);

  /** Bars between options. */
  abstract String bars(int count);

  /** A comma between options. */
  abstract String comma();

  /** Plus or minus. */
  abstract String plusMinus();

  /** The bracket around a sum, or a plus sign in it. */
  abstract String inline(char sign);

  /** What stands before the subscript of a tiny or miny value. */
  abstract String beginTiny(boolean tiny);

  /** What ends that subscript. */
  abstract String endTiny();

  /** A star, with its size unless that is 1. */
  abstract String star(String size);

  /** An integer. */
  abstract String integer(String sign, String digits);

  /** A fraction. */
  abstract String fraction(String sign, String above, String below);

  /** An arrow. */
  abstract String arrow(boolean up);

  /** Two arrows in one. */
  abstract String doubleArrow(boolean up);

  /** A multiple of an arrow. */
  abstract String times(String many, boolean up);

  /** An arrow with a superscript, or for down a subscript. */
  abstract String raised(boolean up, String power, boolean squareBrackets);

  /**
   * The text in the other notation.
   *
   * @throws IllegalArgumentException if it has a sign that is not of the notation of values
   */
  final String written() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '{' || c == '}') {
        out.append(bracket(c));
        at++;
      } else if (c == '|') {
        out.append(bars(run('|')));
      } else if (c == ',') {
        out.append(comma());
        at++;
      } else if (c == ')') {
        out.append(endTiny());
        at++;
      } else if (text.startsWith(PLUS_MINUS, at)) {
        at += PLUS_MINUS.length();
        out.append(plusMinus());
        sum(true);
      } else {
        sum(false);
      }
    }
    return out.toString();
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
    multiple = false;
    for (String part = part(); !part.isEmpty(); part = part()) {
      parts.add(part);
    }
    boolean opens = at < text.length() && "{|".indexOf(text.charAt(at)) >= 0;
    if (at == start && !(signed && opens)) {
      throw new IllegalArgumentException(
          "'" + text + "' cannot be typeset: found '" + text.charAt(at) + "'");
    }
    boolean enclosed = signed && multiple && parts.size() > 1;
    out.append(enclosed ? inline('(') : "");
    out.append(String.join(multiple ? inline('+') : "", parts));
    out.append(enclosed ? inline(')') : "");
  }

  /** One part of a sum, or nothing; of a tiny or miny value the beginning. */
  private String part() {
    if (at == text.length()) {
      return "";
    }
    char c = text.charAt(at);
    if (c == '^' || c == 'v') {
      return arrows(c);
    }
    if (c == '*') {
      at++;
      return star(digits());
    }
    if (text.startsWith(TINY, at) || text.startsWith(MINY, at)) {
      at += TINY.length();
      return beginTiny(c == TINY.charAt(0));
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
      return fraction(sign, above, digits());
    }
    return integer(sign, above);
  }

  private String arrows(char sign) {
    boolean up = sign == '^';
    if (run(sign) > 1) {
      return doubleArrow(up);
    }
    String many = digits();
    if (!many.isEmpty()) {
      multiple = true;
      return times(many, up);
    }
    char next = at < text.length() ? text.charAt(at) : ' ';
    if (next != '<' && next != '[') {
      return arrow(up);
    }
    at++;
    String power = digits();
    at++;
    return raised(up, power, next == '[');
  }

  private String digits() {
    int start = at;
    while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) {
      at++;
    }
    return text.substring(start, at);
  }
}
