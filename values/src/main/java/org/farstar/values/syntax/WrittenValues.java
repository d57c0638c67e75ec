package org.farstar.values.syntax;

import org.farstar.values.syntax.Token.Kind;

/**
 * Tells values that are written without operators, as they are printed, from operators between
 * numbers: {@code 1*} and {@code 2*3} are numbers and nimbers, {@code 2 * 3} is a product.
 *
 * <p>Only what touches belongs together. All methods give a number of tokens from the cursor on, 0
 * where no such value begins.
 */
final class WrittenValues {
  private final Cursor at;

  WrittenValues(Cursor at) {
    this.at = at;
  }

  /** How many tokens are an integer or fraction that something is written against. */
  int numberOfSum() {
    int sign = at.peek().is("-") && at.touching(1) ? 1 : 0;
    if (at.ahead(sign).kind() != Kind.INTEGER) {
      return 0;
    }
    int end = sign + number(sign);
    boolean name = at.touching(end) && (isTiny(end) || isOver(end) || isPower(end));
    return infinitesimal(end) > 0 || name ? end : 0;
  }

  /** How many tokens from a place are an integer or a fraction. */
  int number(int from) {
    if (at.ahead(from).kind() != Kind.INTEGER) {
      return 0;
    }
    boolean fraction =
        at.ahead(from + 1).is("/")
            && at.touching(from + 1)
            && at.ahead(from + 2).kind() == Kind.INTEGER
            && at.touching(from + 2);
    return fraction ? 3 : 1;
  }

  /**
   * How many tokens from a place are ups and a nimber, or a nimber alone, against what is before.
   */
  int infinitesimal(int from) {
    if (!at.touching(from)) {
      return 0;
    }
    if (at.ahead(from).kind() == Kind.ARROW) {
      return arrow(from);
    }
    return at.ahead(from).is("*") && isStar(from) ? nimber(from) : 0;
  }

  /** How many tokens from the cursor are ups and a star, or a nimber, with nothing before. */
  int alone() {
    if (at.peek().kind() == Kind.ARROW) {
      return arrow(0);
    }
    return at.peek().is("*") ? nimber(0) : 0;
  }

  /**
   * How many tokens from the cursor are a nimber that is added to the value before it: {@code on*}
   * is on + *, and {@code ^[on]*2} is {@code ^[on]} + *2, as ups are read.
   */
  int added() {
    if (!at.peek().is("*") || !at.touching(0)) {
      return 0;
    }
    int nimber = nimber(0);
    return isPower(-1) || nimber == 1 && isStar(0) ? nimber : 0;
  }

  /** Whether {@code ^[on]} or another loopy power of up stands some places further on. */
  private boolean isPower(int from) {
    return Lexer.LOOPY_POWERS.contains(at.ahead(from).text());
  }

  /** Whether a star with an ordinal in brackets stands here, as in {@code *(w+1)}. */
  boolean isHeap() {
    return at.peek().is("*") && at.ahead(1).is("(") && at.touching(1);
  }

  /** Whether {@code Tiny(} or {@code Miny(} stands some places further on. */
  boolean isTiny(int from) {
    String name = at.ahead(from).text();
    return (name.equals("Tiny") || name.equals("Miny")) && at.ahead(from + 1).is("(");
  }

  /** Whether {@code over} or {@code under} stands some places further on. */
  private boolean isOver(int from) {
    return at.ahead(from).text().equals("over") || at.ahead(from).text().equals("under");
  }

  private int arrow(int from) {
    boolean star = at.ahead(from + 1).is("*") && at.touching(from + 1);
    return star ? 1 + nimber(from + 1) : 1;
  }

  private int nimber(int from) {
    return at.ahead(from + 1).kind() == Kind.INTEGER && at.touching(from + 1) ? 2 : 1;
  }

  /**
   * Whether a star that stands against a number begins a nimber, not a product: its digits touch
   * it, nothing follows that could be multiplied, or it touches the number and not the sign or star
   * that follows.
   */
  private boolean isStar(int star) {
    Token next = at.ahead(star + 1);
    return switch (next.kind()) {
      case END, BARS -> true;
      case INTEGER -> at.touching(star + 1);
      case NAME, ARROW, TEXT, MISERE -> false;
      case SYMBOL ->
          switch (next.text()) {
            case "(", "{", "[" -> false;
            case "+", "-", "+-", "*" -> !at.touching(star + 1);
            default -> true;
          };
    };
  }
}
