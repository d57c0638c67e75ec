package org.farstar.games.heap.formula;

import java.util.Map;
import java.util.function.LongBinaryOperator;

/** A number that depends on variables, which are single letters. */
@FunctionalInterface
interface Term {
  /** What is written between two terms, or before two terms in parentheses. */
  Map<String, LongBinaryOperator> OPERATIONS =
      Map.of(
          "+", Math::addExact,
          "-", Math::subtractExact,
          "*", Math::multiplyExact,
          "/", Math::floorDiv,
          "%", Math::floorMod,
          "gcd", Term::gcd,
          "min", Math::min,
          "max", Math::max);

  /**
   * The number.
   *
   * @param variables their numbers, by the places of the letters in the alphabet
   * @throws ArithmeticException if it divides by 0 or leaves 64 bits
   */
  long at(long[] variables);

  /** Two terms with an operation between. */
  static Term of(Term one, LongBinaryOperator operation, Term other) {
    return variables -> operation.applyAsLong(one.at(variables), other.at(variables));
  }

  private static long gcd(long a, long b) {
    long one = Math.abs(a);
    long other = Math.abs(b);
    while (other != 0) {
      long rest = one % other;
      one = other;
      other = rest;
    }
    return one;
  }
}
