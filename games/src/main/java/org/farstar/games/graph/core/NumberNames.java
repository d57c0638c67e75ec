package org.farstar.games.graph.core;

import java.util.Arrays;

/**
 * Names of vertices that are numbers.
 *
 * @param numbers the numbers, rising; not to be changed
 */
public record NumberNames(int[] numbers) implements Names {
  @Override
  public int count() {
    return numbers.length;
  }

  @Override
  public String name(int vertex) {
    return Integer.toString(numbers[vertex]);
  }

  @Override
  public int find(String name) {
    if (!name.matches("0|[1-9][0-9]{0,8}")) {
      return -1;
    }
    return Math.max(-1, Arrays.binarySearch(numbers, Integer.parseInt(name)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NumberNames that && Arrays.equals(numbers, that.numbers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }
}
