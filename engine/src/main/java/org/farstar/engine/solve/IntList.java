package org.farstar.engine.solve;

import java.util.Arrays;

/** Whole numbers in one array that grows. */
final class IntList {
  private int[] numbers = new int[1 << 10];
  private int size;

  int size() {
    return size;
  }

  int get(int place) {
    return numbers[place];
  }

  void set(int place, int number) {
    numbers[place] = number;
  }

  void add(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  void clear() {
    size = 0;
  }
}
