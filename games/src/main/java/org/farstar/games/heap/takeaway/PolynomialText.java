package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import org.farstar.engine.theory.Digits;
import org.farstar.games.heap.grundy.Naturals;
import org.farstar.values.text.Scanner;

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

  private final Scanner at;
  private int depth;

  private PolynomialText(Scanner at) {
    this.at = at;
  }

  /** The expression from here to the end. */
  static Polynomial read(Scanner at) {
    Polynomial read = new PolynomialText(at).expression();
    at.expectEnd("+, - or *, or the end");
    return read;
  }

  private boolean next(char c) {
    return at.whitespace().accept(c);
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
    int from = at.whitespace().at();
    Polynomial product = factor();
    while (next('*')) {
      product = product.times(factor());
      if (product.degree() > HIGHEST_DEGREE || product.bits() > MOST_BITS) {
        throw at.error(
            from,
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
        throw at.seek(at.at() - 1).error(DEEPEST + " parentheses inside each other");
      }
      Polynomial inner = expression();
      at.whitespace().expect(")", "+, -, * or )");
      depth--;
      return inner;
    }
    boolean negative = next('-');
    int from = at.whitespace().at();
    if (!at.atDigit()) {
      throw at.error(FACTOR);
    }
    BigInteger number = Naturals.read(at, "an integer");
    if (number.bitLength() > MOST_BITS) {
      throw at.error(from, Digits.shown(number), "numbers of " + MOST_BITS + " bits");
    }
    Polynomial constant = Polynomial.constant(number);
    return negative ? constant.negated() : constant;
  }
}
