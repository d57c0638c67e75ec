package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.NotationException;

/** Reads natural numbers of any size. */
public final class Naturals {
  /** No number is longer. */
  public static final int MOST_DIGITS = 20_000;

  private Naturals() {}

  /** A natural number and where it stands in the text, its columns counted from 0. */
  public record Placed(BigInteger number, int from, int to) {}

  /**
   * The numbers of a text that consists of numbers with blanks between them.
   *
   * @param what what a number is, for messages, as {@code a heap}
   * @throws NotationException where there is anything else, a negative number among it
   */
  public static List<Placed> readAll(String text, String what) {
    List<Placed> numbers = new ArrayList<>();
    int at = skipBlanks(text, 0);
    while (at < text.length() || numbers.isEmpty()) {
      Placed next = read(text, at, what);
      if (next.to() < text.length() && text.charAt(next.to()) != ' ') {
        throw new NotationException(
            text, next.to() + 1, NotationException.at(text, next.to()), "numbers, blanks between");
      }
      numbers.add(next);
      at = skipBlanks(text, next.to());
    }
    return numbers;
  }

  /**
   * The number that begins at an index of the text.
   *
   * @throws NotationException where none begins there
   */
  public static Placed read(String text, int from, String what) {
    int to = endOfDigits(text, from);
    if (to == from) {
      int end = endOfDigits(text, from + 1);
      boolean negative = from < text.length() && text.charAt(from) == '-' && end > from + 1;
      throw new NotationException(
          text,
          from + 1,
          negative ? text.substring(from, end) : NotationException.at(text, from),
          what + ", a number of at least 0");
    }
    if (to - from > MOST_DIGITS) {
      throw new NotationException(
          text, from + 1, "a number of " + (to - from) + " digits", MOST_DIGITS + " digits");
    }
    return new Placed(new BigInteger(text.substring(from, to)), from, to);
  }

  private static int endOfDigits(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  /** The index of the first character from here that is no blank. */
  public static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
