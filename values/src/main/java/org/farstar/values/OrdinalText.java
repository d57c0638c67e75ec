package org.farstar.values;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * The text form of an ordinal:
 *
 * <pre>
 *   ordinal  = term { "+" term }              powers from high to low
 *   term     = digits | power [ "*" digits ]
 *   power    = "w" [ "^" exponent ]
 *   exponent = digits | power | "(" ordinal ")"
 * </pre>
 */
final class OrdinalText {
  private static final String START = "an ordinal such as 7, w or w^2*3+w+4";

  private final Scanner at;
  private int depth;

  private OrdinalText(String text) {
    this.at = new Scanner(text);
  }

  /** See {@link Ordinal#read(String)}. */
  static Ordinal read(String text) {
    OrdinalText reader = new OrdinalText(text);
    Ordinal ordinal = reader.ordinal();
    reader.at.expectEnd("'+' or the end; powers are written w^2*3, the number behind");
    return ordinal;
  }

  private Ordinal ordinal() {
    List<Ordinal.Term> terms = new ArrayList<>();
    int first = at.blanks().at();
    Ordinal sum = term(terms);
    while (next('+')) {
      if (sum.isZero()) {
        throw zeroInSum(first);
      }
      sum = term(terms);
    }
    return terms.isEmpty() ? Ordinal.ZERO : Ordinal.ofTerms(terms);
  }

  private NotationException zeroInSum(int place) {
    return at.error(place, "0 in a sum", "0 alone, or no 0");
  }

  /** Reads one term onto the list and returns it; a 0 is not put there. */
  private Ordinal term(List<Ordinal.Term> terms) {
    int start = at.blanks().at();
    Ordinal exponent = Ordinal.ZERO;
    BigInteger coefficient = BigInteger.ONE;
    if (at.is('w')) {
      exponent = exponentOfPower();
      if (next('*')) {
        coefficient = factor();
      }
    } else {
      coefficient = digits(START);
      if (coefficient.signum() == 0) {
        if (!terms.isEmpty()) {
          throw zeroInSum(start);
        }
        return Ordinal.ZERO;
      }
    }
    Ordinal.Term term = new Ordinal.Term(exponent, coefficient);
    add(terms, term, start);
    return Ordinal.ofTerms(List.of(term));
  }

  private void add(List<Ordinal.Term> terms, Ordinal.Term term, int start) {
    int last = terms.size() - 1;
    int order = last < 0 ? -1 : term.exponent().compareTo(terms.get(last).exponent());
    if (order > 0) {
      String vanishing = write(Ordinal.ofTerms(List.of(terms.get(last))));
      String higher = at.text().substring(start, at.at()).strip();
      throw at.error(
          start,
          higher + " behind " + vanishing,
          "powers of w from high to low; " + vanishing + "+" + higher + " is " + higher);
    }
    if (order == 0) {
      BigInteger both = terms.get(last).coefficient().add(term.coefficient());
      terms.set(last, new Ordinal.Term(term.exponent(), both));
    } else {
      terms.add(term);
    }
  }

  /** Reads {@code w} and what stands behind {@code ^}. */
  private Ordinal exponentOfPower() {
    int start = at.at();
    at.expect('w');
    if (!next('^')) {
      return Ordinal.ONE;
    }
    at.blanks();
    if (++depth >= Ordinal.HIGHEST_TOWER) {
      throw at.error(
          start,
          "an exponent tower of more than " + Ordinal.HIGHEST_TOWER + " storeys",
          "at most " + Ordinal.HIGHEST_TOWER);
    }
    Ordinal exponent = exponent();
    depth--;
    return exponent;
  }

  private Ordinal exponent() {
    if (at.is('w')) {
      return Ordinal.omegaTo(exponentOfPower());
    }
    if (!next('(')) {
      return Ordinal.of(digits("an exponent: a number, w, or an ordinal in brackets"));
    }
    Ordinal exponent = ordinal();
    at.blanks().expect(")", "'+', '*' or ')'");
    return exponent;
  }

  private BigInteger factor() {
    int start = at.blanks().at();
    BigInteger factor = digits("a number of at least 1");
    if (factor.signum() == 0) {
      throw at.error(start, "the factor 0", "a number of at least 1");
    }
    return factor;
  }

  private BigInteger digits(String allowed) {
    BigInteger value = at.blanks().digits(allowed);
    at.blanks();
    return value;
  }

  private boolean next(char wanted) {
    return at.blanks().accept(wanted);
  }

  /** The normal form as text. */
  static String write(Ordinal ordinal) {
    if (ordinal.isZero()) {
      return "0";
    }
    StringBuilder text = new StringBuilder();
    for (Ordinal.Term term : ordinal.terms()) {
      if (text.length() > 0) {
        text.append('+');
      }
      if (term.exponent().isZero()) {
        text.append(term.coefficient());
      } else {
        text.append(power(term.exponent()));
        if (!term.coefficient().equals(BigInteger.ONE)) {
          text.append('*').append(term.coefficient());
        }
      }
    }
    return text.toString();
  }

  private static String power(Ordinal exponent) {
    if (exponent.equals(Ordinal.ONE)) {
      return "w";
    }
    boolean bare = exponent.isFinite() || exponent.equals(Ordinal.OMEGA);
    return bare ? "w^" + exponent : "w^(" + exponent + ")";
  }
}
