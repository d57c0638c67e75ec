package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.surreal.Surreal;
import org.farstar.values.text.Scanner;

/**
 * Reads the text of a value sign by sign and writes it in another notation, whose spelling of each
 * sign a subclass gives.
 */
abstract class Typesetter {
  private static final String TINY = "Tiny(";
  private static final String MINY = "Miny(";
  private static final String PLUS_MINUS = "+-";
  private static final Surreal ONE = Surreal.of(Dyadic.ONE);

  private final Scanner at;
  private final StringBuilder out = new StringBuilder();
  private boolean multiple;

  /**
   * @param text a value as it prints itself
   */
  Typesetter(String text) {
    this.at = new Scanner(text);
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

  /** A power of omega, whose exponent is empty where it is 1. */
  abstract String omega(String exponent);

  /** What an integer multiplies a power of omega by. */
  abstract String copies(String digits);

  /** An integer. */
  abstract String integer(String sign, String digits);

  /** A minus sign, or nothing, before a value. */
  abstract String minus(String sign);

  /** A fraction of two polynomials. */
  abstract String quotient(String above, String below);

  /** A fraction. */
  abstract String fraction(String sign, String above, String below);

  /** An arrow. */
  abstract String arrow(boolean up);

  /** Two arrows in one. */
  abstract String doubleArrow(boolean up);

  /** A multiple of an arrow. */
  abstract String times(String many, boolean up);

  /** The name of a loopy game, or of a position that play comes back to. */
  abstract String name(String sign, String word);

  /** What stands between the onside and the offside of a game. */
  abstract String sides();

  /** An arrow with a superscript, or for down a subscript. */
  abstract String raised(boolean up, String power, boolean squareBrackets);

  /**
   * The text in the other notation.
   *
   * @throws IllegalArgumentException if it has a sign that is not of the notation of values
   */
  final String written() {
    while (!at.atEnd()) {
      if (at.is('{') || at.is('}')) {
        out.append(bracket(at.next()));
      } else if (at.is('|')) {
        out.append(bars(run('|')));
      } else if (at.accept(" & ")) {
        out.append(sides());
      } else if (at.accept(',')) {
        out.append(comma());
      } else if (at.accept(')')) {
        out.append(endTiny());
      } else if (at.accept(PLUS_MINUS)) {
        out.append(plusMinus());
        sum(true);
      } else {
        sum(false);
      }
    }
    return out.toString();
  }

  /** A number that is not dyadic: a quotient of sums of powers of omega. */
  final String written(Surreal number) {
    if (number.denominator().equals(ONE)) {
      return sum(number);
    }
    // The sign of a single term stands before the fraction, as it does before 1/3.
    boolean negative = number.termsAbove().size() == 1 && number.signum() < 0;
    Surreal above = negative ? number.numerator().negate() : number.numerator();
    return (negative ? minus("-") : "") + quotient(sum(above), sum(number.denominator()));
  }

  private String sum(Surreal numerator) {
    StringBuilder sum = new StringBuilder();
    for (Surreal.Term term : numerator.termsAbove()) {
      BigInteger c = term.coefficient();
      boolean constant = term.exponent().signum() == 0;
      String sign = c.signum() < 0 ? "-" : "";
      sum.append(sum.length() > 0 && sign.isEmpty() ? inline('+') : "");
      boolean one = c.abs().equals(BigInteger.ONE) && !constant;
      sum.append(one ? minus(sign) : integer(sign, c.abs().toString()));
      sum.append(
          constant ? "" : omega(term.exponent().equals(ONE) ? "" : written(term.exponent())));
    }
    return sum.toString();
  }

  /** How many signs of one kind stand here; goes behind them. */
  private int run(char sign) {
    return at.takeWhile(c -> c == sign).length();
  }

  /** The parts of a sum that stand side by side. */
  private void sum(boolean signed) {
    int start = at.at();
    List<String> parts = new ArrayList<>();
    multiple = false;
    for (String part = part(); !part.isEmpty(); part = part()) {
      parts.add(part);
    }
    boolean opens = at.is('{') || at.is('|');
    if (at.at() == start && !(signed && opens)) {
      throw new IllegalArgumentException(
          "'" + at.text() + "' cannot be typeset: found '" + at.peek() + "'");
    }
    boolean enclosed = signed && multiple && parts.size() > 1;
    out.append(enclosed ? inline('(') : "");
    out.append(String.join(multiple ? inline('+') : "", parts));
    out.append(enclosed ? inline(')') : "");
  }

  /** One part of a sum, or nothing; of a tiny or miny value the beginning. */
  private String part() {
    if (at.is('^') || at.is('v')) {
      return arrows(at.peek());
    }
    if (at.accept('*')) {
      return at.is('(') ? star("") + heap() : star(digits());
    }
    if (at.accept(TINY)) {
      return beginTiny(true);
    }
    if (at.accept(MINY)) {
      return beginTiny(false);
    }
    if (isName()) {
      return name(at.accept('-') ? "-" : "", at.word());
    }
    return number();
  }

  private boolean isName() {
    int start = at.at();
    at.accept('-');
    boolean letter = !at.atEnd() && Scanner.isLetter(at.peek());
    at.seek(start);
    return letter;
  }

  private String number() {
    int start = at.at();
    String sign = at.accept('-') ? "-" : "";
    String above = digits();
    if (above.isEmpty()) {
      at.seek(start);
      return "";
    }
    return at.accept('/') ? fraction(sign, above, digits()) : integer(sign, above);
  }

  /** The ordinal in brackets behind a star. */
  private String heap() {
    StringBuilder size = new StringBuilder();
    int depth = 0;
    do {
      char c = at.next();
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      size.append(c);
    } while (depth > 0);
    String ordinal = size.substring(1, size.length() - 1);
    return inline('(') + ordinal(Ordinal.read(ordinal)) + inline(')');
  }

  /** An ordinal. */
  private String ordinal(Ordinal ordinal) {
    List<String> terms = new ArrayList<>();
    for (Ordinal.Term term : ordinal.terms()) {
      String many = term.coefficient().toString();
      if (term.exponent().isZero()) {
        terms.add(integer("", many));
        continue;
      }
      String exponent = term.exponent().equals(Ordinal.ONE) ? "" : ordinal(term.exponent());
      terms.add(omega(exponent) + (many.equals("1") ? "" : copies(many)));
    }
    return String.join(inline('+'), terms);
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
    boolean square = at.is('[');
    if (!square && !at.is('<')) {
      return arrow(up);
    }
    at.next();
    String power = digits();
    at.next();
    return raised(up, power, square);
  }

  private String digits() {
    return at.takeWhile(Scanner::isDigit);
  }
}
