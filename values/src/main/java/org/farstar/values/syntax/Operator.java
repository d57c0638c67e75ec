package org.farstar.values.syntax;

/** The operators between two operands, with the symbols they are written with. */
public enum Operator {
  EQUAL("=="),
  UNEQUAL("!="),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">="),
  CONFUSED("<>"),
  LESS_OR_CONFUSED("<|"),
  GREATER_OR_CONFUSED("|>"),
  PLUS("+"),
  MINUS("-"),
  ORDINAL_SUM(":"),
  TIMES("*"),
  DIVIDED_BY("/");

  private final String symbol;

  Operator(String symbol) {
    this.symbol = symbol;
  }

  /** What is written between the operands. */
  public String symbol() {
    return symbol;
  }
}
