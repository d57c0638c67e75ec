package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/** Reads natural numbers of any size. */
public final class Naturals {
  /** No number is longer. */
  public static final int MOST_DIGITS = 20_000;

  private Naturals() {}

  /** A natural number and where it begins in the text, from 0. */
  public record Placed(BigInteger number, int from) {}

  /**
   * The numbers of a text that consists of numbers with blanks between them.
   *
   * @param what what a number is, for messages, as {@code a heap}
   * @throws NotationException where there is anything else, a negative number among it
   */
  public static List<Placed> readAll(String text, String what) {
    List<Placed> numbers = new ArrayList<>();
    Scanner at = new Scanner(text);
    do {
      int from = at.whitespace().at();
      numbers.add(new Placed(read(at, what), from));
      if (!at.atEnd() && !Character.isWhitespace(at.peek())) {
        throw at.error("numbers, blanks between");
      }
    } while (!at.whitespace().atEnd());
    return numbers;
  }

  /**
   * The number here.
   *
   * @throws NotationException where none begins here
   */
  public static BigInteger read(Scanner at, String what) {
    int from = at.at();
    int digits = at.takeWhile(Scanner::isDigit).length();
    if (digits > MOST_DIGITS) {
      throw at.error(from, "a number of " + digits + " digits", MOST_DIGITS + " digits");
    }
    return at.seek(from).digits(what + ", a number of at least 0");
  }
}
