package org.farstar.games.graph.board;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The names of the vertices 0, 1, 2, ... and the way back. Names that are small numbers take an int
 * each and are found without hashing, so that files of millions of edges are read quickly.
 */
final class VertexNames {
  /** Numbers from here on are names like all others; the table of the smaller ones is direct. */
  private static final int NUMBERS = 1 << 24;

  private static final int DIGITS = 8;

  private int count;

  /** The number that is the name, or -1 where the name is a word. */
  private int[] numbers = new int[16];

  private String[] words = new String[0];

  /** The vertex + 1 of each number that is a name, otherwise 0. */
  private int[] ofNumber = new int[16];

  /** The vertices + 1 whose names are words, in an open hash table that is at most half full. */
  private int[] slots = new int[32];

  private int hashed;

  int count() {
    return count;
  }

  /** The name of a vertex. */
  String name(int vertex) {
    return numbers[vertex] >= 0 ? Integer.toString(numbers[vertex]) : words[vertex];
  }

  /** The vertex of this name, or -1. */
  int find(String name) {
    int number = number(name, 0, name.length());
    if (number >= 0) {
      return number < ofNumber.length ? ofNumber[number] - 1 : -1;
    }
    return slots[slot(name, 0, name.length())] - 1;
  }

  /** The vertex whose name is a stretch of a text; a new one where there is none so far. */
  int add(String text, int from, int to) {
    int number = number(text, from, to);
    if (number >= 0) {
      return addNumber(number);
    }
    int slot = slot(text, from, to);
    if (slots[slot] == 0) {
      int vertex = next(-1);
      if (vertex >= words.length) {
        words = Arrays.copyOf(words, numbers.length);
      }
      words[vertex] = text.substring(from, to);
      slots[slot] = vertex + 1;
      hashed++;
      if (2 * hashed > slots.length) {
        rehash();
      }
      return vertex;
    }
    return slots[slot] - 1;
  }

  /** The vertex whose name is a number; a new one where there is none so far. */
  int addNumber(int number) {
    if (number >= NUMBERS) {
      String name = Integer.toString(number);
      return add(name, 0, name.length());
    }
    if (number >= ofNumber.length) {
      ofNumber = Arrays.copyOf(ofNumber, Math.max(number + 1, 2 * ofNumber.length));
    }
    if (ofNumber[number] == 0) {
      ofNumber[number] = next(number) + 1;
    }
    return ofNumber[number] - 1;
  }

  private int next(int number) {
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * count);
    }
    numbers[count] = number;
    return count++;
  }

  /** A small number in its usual spelling, or -1. */
  private static int number(String text, int from, int to) {
    int digits = to - from;
    if (digits < 1 || digits > DIGITS || (digits > 1 && text.charAt(from) == '0')) {
      return -1;
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number < NUMBERS ? number : -1;
  }

  private int slot(String text, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    int mask = slots.length - 1;
    int slot = (hash * 0x9E3779B9 >>> 7) & mask;
    while (slots[slot] != 0) {
      String word = words[slots[slot] - 1];
      if (word.length() == to - from && word.regionMatches(0, text, from, to - from)) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void rehash() {
    int[] old = slots;
    slots = new int[2 * old.length];
    for (int entry : old) {
      if (entry != 0) {
        String word = words[entry - 1];
        slots[slot(word, 0, word.length())] = entry;
      }
    }
  }

  /** The vertices in the order of their names: numbers by size, then words. */
  int[] sorted() {
    Integer[] order = new Integer[count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(
        order,
        Comparator.comparingInt((Integer v) -> numbers[v] >= 0 ? numbers[v] : Integer.MAX_VALUE)
            .thenComparing(v -> numbers[v] >= 0 ? "" : words[v]));
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }
}
