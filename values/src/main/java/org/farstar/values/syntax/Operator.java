package org.farstar.values.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

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
  SIDES("&"),
  PLUS("+"),
  MINUS("-"),
  ORDINAL_SUM(":"),
  TIMES("*"),
  DIVIDED_BY("/");

  /** By precedence, from the loosest; {@code +-} adds what it is the sign of. */
  private static final List<Map<String, Operator>> LEVELS =
      List.of(
          bySymbol(
              EQUAL,
              UNEQUAL,
              LESS,
              LESS_OR_EQUAL,
              GREATER,
              GREATER_OR_EQUAL,
              CONFUSED,
              LESS_OR_CONFUSED,
              GREATER_OR_CONFUSED),
          bySymbol(SIDES),
          Map.of("+", PLUS, "-", MINUS, "+-", PLUS),
          bySymbol(ORDINAL_SUM),
          bySymbol(TIMES, DIVIDED_BY));

  private final String symbol;

  Operator(String symbol) {
    this.symbol = symbol;
  }

  /** What is written between the operands. */
  public String symbol() {
    return symbol;
  }

  /** The operator of a precedence that a symbol stands for, or null. */
  static Operator of(int level, String symbol) {
    return LEVELS.get(level).get(symbol);
  }

  private static Map<String, Operator> bySymbol(Operator... operators) {
    return Arrays.stream(operators)
        .collect(Collectors.toUnmodifiableMap(Operator::symbol, Function.identity()));
  }
}
