package org.farstar.games.heap.subtraction;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.engine.theory.Digits;
import org.farstar.games.heap.grundy.Naturals;
import org.farstar.values.text.NotationException;

/**
 * How many may be taken at once.
 *
 * @param numbers different numbers of at least 1, the least first
 */
public record SubtractionSet(List<Integer> numbers) {
  /** No number is larger. */
  public static final int LARGEST = 1_000_000;

  private static final String FORM = "a set such as {1,2,3,4}";

  /**
   * @throws IllegalArgumentException if the numbers are not different, ordered and in range
   */
  public SubtractionSet {
    numbers = List.copyOf(numbers);
    if (numbers.isEmpty()
        || !numbers.equals(List.copyOf(new TreeSet<>(numbers)))
        || numbers.get(0) < 1
        || numbers.get(numbers.size() - 1) > LARGEST) {
      throw new IllegalArgumentException("no subtraction set: " + numbers);
    }
  }

  /** The set of these numbers. */
  public static SubtractionSet of(int... numbers) {
    TreeSet<Integer> set = new TreeSet<>();
    for (int number : numbers) {
      set.add(number);
    }
    return new SubtractionSet(List.copyOf(set));
  }

  /** The largest number. */
  public int largest() {
    return numbers.get(numbers.size() - 1);
  }

  /** Whether it is {1, 2, ..., k}. */
  public boolean isInterval() {
    return largest() == numbers.size();
  }

  /**
   * Reads a set.
   *
   * @throws NotationException where it is none
   */
  static SubtractionSet read(String text) {
    TreeSet<Integer> numbers = new TreeSet<>();
    int at = Naturals.skipBlanks(text, 0);
    if (at >= text.length() || text.charAt(at) != '{') {
      throw wrong(text, at, FORM);
    }
    do {
      at = Naturals.skipBlanks(text, at + 1);
      Naturals.Placed number = Naturals.read(text, at, "how many may be taken");
      if (number.number().bitLength() >= Integer.SIZE
          || number.number().intValue() < 1
          || number.number().intValue() > LARGEST) {
        throw new NotationException(
            text, at + 1, Digits.shown(number.number()), "a number from 1 to " + LARGEST);
      }
      if (!numbers.add(number.number().intValue())) {
        throw new NotationException(
            text, at + 1, "a second " + number.number(), "each number once");
      }
      at = Naturals.skipBlanks(text, number.to());
    } while (at < text.length() && text.charAt(at) == ',');
    if (at >= text.length() || text.charAt(at) != '}') {
      throw wrong(text, at, "a comma and a number, or }");
    }
    int end = Naturals.skipBlanks(text, at + 1);
    if (end < text.length()) {
      throw wrong(text, end, "a colon and the heaps");
    }
    return new SubtractionSet(List.copyOf(numbers));
  }

  private static NotationException wrong(String text, int at, String allowed) {
    return new NotationException(text, at + 1, NotationException.at(text, at), allowed);
  }

  @Override
  public String toString() {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
  }
}
