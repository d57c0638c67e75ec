package org.farstar.games.heap.formula;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import org.farstar.values.text.Scanner;

/**
 * Reads what heaps may be replaced by.
 *
 * <pre>
 *   formula    = moves [ "|" moves ]                     Left's and Right's
 *   moves      = move { ";" move }
 *   move       = term { "," term } { "for" LETTER "=" term ".." term } [ "if" test { "and" test } ]
 *   test       = term ( "=" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" ) term
 *   term       = product { ( "+" | "-" ) product }
 *   product    = factor { ( "*" | "/" | "%" ) factor }   the quotient is rounded down
 *   factor     = NUMBER | LETTER | "-" factor | "(" term ")" | ( "gcd" | "min" | "max" ) "(" term "," term ")"
 * </pre>
 */
final class FormulaText {
  private static final int DEEPEST = 100;
  private static final int MOST_RANGES = 4;
  private static final long LARGEST_NUMBER = 1_000_000_000;
  private static final String SIZE = "n";
  private static final String FACTOR =
      "n, a letter, a number of at most "
          + LARGEST_NUMBER
          + ", gcd, min, max or an expression in parentheses";

  /** The longer ones first. */
  private static final Map<String, LongBinaryOperator> COMPARISONS = new LinkedHashMap<>();

  static {
    COMPARISONS.put("!=", (a, b) -> a != b ? 1 : 0);
    COMPARISONS.put("<=", (a, b) -> a <= b ? 1 : 0);
    COMPARISONS.put(">=", (a, b) -> a >= b ? 1 : 0);
    COMPARISONS.put("=", (a, b) -> a == b ? 1 : 0);
    COMPARISONS.put("<", (a, b) -> a < b ? 1 : 0);
    COMPARISONS.put(">", (a, b) -> a > b ? 1 : 0);
  }

  private final Scanner at;

  /**
   * The letters of the present move that have no range so far, by the places of their first use.
   */
  private final Map<String, Integer> open = new LinkedHashMap<>();

  private int depth;

  FormulaText(Scanner at) {
    this.at = at;
  }

  /** The moves of a player. */
  List<Replacement> replacements() {
    List<Replacement> moves = new ArrayList<>();
    do {
      moves.add(replacement());
    } while (next(";"));
    return moves;
  }

  /** Whether the moves of Right follow. */
  boolean bar() {
    return next("|");
  }

  void end() {
    at.whitespace().expectEnd("an operator, a comma, 'for', 'if', ';' or the end");
  }

  private boolean next(String literal) {
    return at.whitespace().accept(literal);
  }

  private Replacement replacement() {
    open.clear();
    List<Term> heaps = new ArrayList<>();
    do {
      heaps.add(term());
    } while (next(","));
    Map<String, Integer> used = new LinkedHashMap<>(open);
    List<Replacement.Range> ranges = new ArrayList<>();
    List<String> known = new ArrayList<>(List.of(SIZE));
    while (next("for")) {
      open.clear();
      ranges.add(range(known));
      used.remove(known.get(known.size() - 1));
    }
    List<Replacement.Test> tests = new ArrayList<>();
    open.clear();
    if (next("if")) {
      do {
        tests.add(test());
      } while (next("and"));
    }
    used.putAll(open);
    known.forEach(used::remove);
    used.forEach(
        (letter, place) -> {
          throw at.error(place, "'" + letter + "'", "n, or a letter with its range: for k=1..n");
        });
    return new Replacement(heaps, ranges, tests);
  }

  private Replacement.Range range(List<String> known) {
    int place = at.whitespace().at();
    String letter = at.word();
    if (!letter.matches("[a-z]") || known.contains(letter) || known.size() > MOST_RANGES) {
      throw at.error(
          place,
          "'" + letter + "'",
          known.size() > MOST_RANGES
              ? "at most " + MOST_RANGES + " letters"
              : "a small letter that has no range yet");
    }
    at.whitespace().expect("=");
    Term from = term();
    at.whitespace().expect("..", "'..' or an operator");
    Term to = term();
    known.forEach(open::remove);
    open.forEach(
        (name, where) -> {
          throw at.error(where, "'" + name + "'", "n or a letter with a range before it");
        });
    known.add(letter);
    return new Replacement.Range(Replacement.place(letter.charAt(0)), from, to);
  }

  private Replacement.Test test() {
    Term one = term();
    at.whitespace();
    for (Map.Entry<String, LongBinaryOperator> comparison : COMPARISONS.entrySet()) {
      if (at.accept(comparison.getKey())) {
        return new Replacement.Test(one, comparison.getValue(), term());
      }
    }
    throw at.error("a comparison: =, !=, <, <=, > or >=");
  }

  private Term term() {
    Term sum = product();
    while (true) {
      if (next("+")) {
        sum = Term.of(sum, Term.OPERATIONS.get("+"), product());
      } else if (next("-")) {
        sum = Term.of(sum, Term.OPERATIONS.get("-"), product());
      } else {
        return sum;
      }
    }
  }

  private Term product() {
    Term product = factor();
    while (true) {
      at.whitespace();
      String sign = String.valueOf(at.peek());
      if (!"*/%".contains(sign)) {
        return product;
      }
      at.next();
      product = Term.of(product, Term.OPERATIONS.get(sign), factor());
    }
  }

  private Term factor() {
    if (++depth > DEEPEST) {
      throw at.error("at most " + DEEPEST + " signs and parentheses inside each other");
    }
    try {
      int place = at.whitespace().at();
      if (at.accept("(")) {
        Term inner = term();
        at.whitespace().expect(")", "an operator or )");
        return inner;
      }
      if (at.accept("-")) {
        return Term.of(variables -> 0, Term.OPERATIONS.get("-"), factor());
      }
      if (at.atDigit()) {
        long number = at.natural(0, LARGEST_NUMBER, FACTOR);
        return variables -> number;
      }
      String word = at.word();
      if (word.matches("[a-z]")) {
        open.putIfAbsent(word, place);
        int letter = Replacement.place(word.charAt(0));
        return variables -> variables[letter];
      }
      if (word.matches("gcd|min|max")) {
        at.whitespace().expect("(");
        Term one = term();
        at.whitespace().expect(",", "an operator or a comma");
        Term other = term();
        at.whitespace().expect(")", "an operator or )");
        return Term.of(one, Term.OPERATIONS.get(word), other);
      }
      at.seek(place);
      throw word.isEmpty() ? at.error(FACTOR) : at.error(place, "'" + word + "'", FACTOR);
    } finally {
      depth--;
    }
  }
}
