package org.farstar.games.heap.subtraction;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

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
   * @throws NotationException if it is not one
   */
  public static SubtractionSet read(String text) {
    TreeSet<Integer> numbers = new TreeSet<>();
    Scanner at = new Scanner(text).whitespace().expect("{", FORM);
    do {
      int from = at.whitespace().at();
      int number = (int) at.natural(1, LARGEST, "a number from 1 to " + LARGEST);
      if (!numbers.add(number)) {
        throw at.error(from, "a second " + number, "each number once");
      }
    } while (at.whitespace().accept(','));
    at.expect("}", "a comma and a number, or }");
    at.whitespace().expectEnd("a colon and the heaps");
    return new SubtractionSet(List.copyOf(numbers));
  }

  @Override
  public String toString() {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
  }
}
