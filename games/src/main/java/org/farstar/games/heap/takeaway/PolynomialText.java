package org.farstar.games.heap.takeaway;

import org.farstar.engine.theory.Digits;
import org.farstar.games.heap.grundy.Naturals;
import org.farstar.values.text.NotationException;

/**
 * Reads an expression in x.
 *
 * <pre>
 *   expression = [ "-" ] term { ( "+" | "-" ) term }
 *   term       = factor { "*" factor }
 *   factor     = INTEGER | "x" | "(" expression ")"      INTEGER may have a minus sign
 * </pre>
 */
final class PolynomialText {
  private static final int HIGHEST_DEGREE = 64;
  private static final int MOST_BITS = 4096;
  private static final int DEEPEST = 100;
  private static final String FACTOR = "x, an integer or an expression in parentheses";

  private final String text;
  private int at;
  private int depth;

  private PolynomialText(String text, int from) {
    this.text = text;
    this.at = from;
  }

  /** The expression from an index to the end of the text. */
  static Polynomial read(String text, int from) {
    PolynomialText reader = new PolynomialText(text, from);
    Polynomial read = reader.expression();
    if (reader.at < text.length()) {
      throw reader.wrong("+, - or *, or the end");
    }
    return read;
  }

  private boolean next(char c) {
    at = Naturals.skipBlanks(text, at);
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private Polynomial expression() {
    Polynomial sum = next('-') ? term().negated() : term();
    while (true) {
      if (next('+')) {
        sum = sum.plus(term());
      } else if (next('-')) {
        sum = sum.plus(term().negated());
      } else {
        return sum;
      }
    }
  }

  private Polynomial term() {
    int from = Naturals.skipBlanks(text, at);
    Polynomial product = factor();
    while (next('*')) {
      product = product.times(factor());
      if (product.degree() > HIGHEST_DEGREE || product.bits() > MOST_BITS) {
        throw new NotationException(
            text,
            from + 1,
            "a product of degree "
                + product.degree()
                + " with numbers of "
                + product.bits()
                + " bits",
            "degree " + HIGHEST_DEGREE + " and numbers of " + MOST_BITS + " bits");
      }
    }
    return product;
  }

  private Polynomial factor() {
    if (next('x')) {
      return Polynomial.X;
    }
    if (next('(')) {
      depth++;
      if (depth > DEEPEST) {
        at--;
        throw wrong(DEEPEST + " parentheses inside each other");
      }
      Polynomial inner = expression();
      if (!next(')')) {
        throw wrong("+, -, * or )");
      }
      depth--;
      return inner;
    }
    boolean negative = next('-');
    at = Naturals.skipBlanks(text, at);
    if (at >= text.length() || text.charAt(at) < '0' || text.charAt(at) > '9') {
      throw wrong(FACTOR);
    }
    Naturals.Placed number = Naturals.read(text, at, "an integer");
    if (number.number().bitLength() > MOST_BITS) {
      throw new NotationException(
          text, at + 1, Digits.shown(number.number()), "numbers of " + MOST_BITS + " bits");
    }
    at = number.to();
    Polynomial constant = Polynomial.constant(number.number());
    return negative ? constant.negated() : constant;
  }

  private NotationException wrong(String allowed) {
    return new NotationException(text, at + 1, NotationException.at(text, at), allowed);
  }
}
