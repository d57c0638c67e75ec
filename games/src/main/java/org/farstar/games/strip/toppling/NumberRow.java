package org.farstar.games.strip.toppling;

import java.util.Optional;
import org.farstar.values.Dyadic;

/**
 * The rows that are worth numbers, by {@link TopplingStatements#NUMBERS}: n of Left's dominoes are
 * worth n, n of Right's -n, and between the rows of the options a &lt; b of a number stands LR.
 *
 * <p>Each such row reads alike from both ends and begins with the row of each number that is met on
 * the way from an integer to its own. So these are beginnings of one text. Which way leads there is
 * seen from how many dominoes each player has: one more than that, the numbers of both options add
 * up, so their ratio lies between those of the options, as in the Stern-Brocot tree.
 */
final class NumberRow {
  /**
   * A number whose row is the beginning of the text.
   *
   * @param value the number
   * @param left one more than Left has dominoes in its row
   * @param right one more than Right has
   */
  private record Number(Dyadic value, long left, long right) {
    int length() {
      return (int) (left + right - 2);
    }
  }

  private final String row;

  /** How many of Left's dominoes stand before each place. */
  private final int[] lefts;

  /**
   * A row of which parts are looked at.
   *
   * @param row symbols L, R and E
   */
  NumberRow(String row) {
    this.row = row;
    this.lefts = new int[row.length() + 1];
    for (int i = 0; i < row.length(); i++) {
      lefts[i + 1] = lefts[i] + (row.charAt(i) == 'L' ? 1 : 0);
    }
  }

  /** The number that the whole row is worth; empty for any other row. */
  Optional<Dyadic> value() {
    return value(0, row.length());
  }

  /**
   * The number that a part of the row is worth; empty for any other part. At most quadratic in the
   * length; of most other parts the first few dominoes show it.
   *
   * @param from its first domino, from 0
   * @param to the domino behind it
   */
  Optional<Dyadic> value(int from, int to) {
    long left = 1 + lefts[to] - lefts[from];
    long right = 1 + (to - from) - (left - 1);
    long floor = left >= right ? left / right - 1 : -((right - 1) / left);
    char first = left >= right ? 'L' : 'R';
    boolean integer = left == 1 || right == 1;
    int run = (int) (integer ? to - from : Math.max(Math.abs(floor), Math.abs(floor + 1)));
    for (int i = from; i < from + run; i++) {
      if (row.charAt(i) != first) {
        return Optional.empty();
      }
    }
    return integer
        ? Optional.of(Dyadic.of(left - right))
        : between(integer(floor), integer(floor + 1), from, left, right);
  }

  private static Number integer(long n) {
    return new Number(Dyadic.of(n), 1 + Math.max(n, 0), 1 + Math.max(-n, 0));
  }

  /** The number with so many dominoes, plus one of each, where its row stands from a place on. */
  private Optional<Dyadic> between(Number low, Number high, int from, long left, long right) {
    Number a = low;
    Number b = high;
    while (row.startsWith("LR", from + a.length())
        && row.regionMatches(from + a.length() + 2, row, from, b.length())) {
      Number x =
          new Number(a.value().plus(b.value()).half(), a.left() + b.left(), a.right() + b.right());
      if (x.left() == left && x.right() == right) {
        return Optional.of(x.value());
      }
      if (left * x.right() > x.left() * right) {
        a = x;
      } else {
        b = x;
      }
    }
    return Optional.empty();
  }
}
