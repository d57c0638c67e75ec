package org.farstar.games.graph.core;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The names of the vertices 0, 1, 2, ... and the way back. A name that is a small number, or one of
 * a few words with a small number behind it as in {@code v17}, takes five bytes and is found
 * without hashing, so that files of millions of edges are read quickly; the others are hashed.
 */
final class VertexNames implements Names {
  /** Numbers from here on are part of the word; the tables of the smaller ones are direct. */
  private static final int NUMBERS = 1 << 24;

  private static final int NUMBERS_BEHIND_WORDS = 1 << 22;

  private static final int DIGITS = 8;
  private static final int MOST_PREFIXES = 8;

  private int count;

  /** The number at the end of the name, or -1 where the name is hashed. */
  private int[] numbers = new int[16];

  /** Which of the prefixes stands before the number. */
  private byte[] prefixOf = new byte[16];

  /** The first prefix is none: names that are numbers. */
  private final String[] prefixes = new String[MOST_PREFIXES];

  private int prefixCount = 1;

  /** For each prefix, the vertex + 1 of each number behind it, otherwise 0. */
  private final int[][] ofNumber = new int[MOST_PREFIXES][];

  private String[] words = new String[0];

  /** The vertices + 1 whose names are hashed, in an open hash table that is at most half full. */
  private int[] slots = new int[32];

  private int hashed;

  VertexNames() {
    prefixes[0] = "";
    ofNumber[0] = new int[16];
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public String name(int vertex) {
    return numbers[vertex] >= 0 ? prefixes[prefixOf[vertex]] + numbers[vertex] : words[vertex];
  }

  @Override
  public int find(String name) {
    int digits = digits(name, 0, name.length());
    int prefix = digits == name.length() ? -1 : prefix(name, 0, digits);
    if (prefix >= 0) {
      int number = number(name, digits, name.length());
      return number < ofNumber[prefix].length ? ofNumber[prefix][number] - 1 : -1;
    }
    return slots[slot(name, 0, name.length())] - 1;
  }

  /** The vertex whose name is a stretch of a text, or a new one if there is none so far. */
  int add(String text, int from, int to) {
    int digits = digits(text, from, to);
    if (digits < to) {
      int prefix = prefix(text, from, digits);
      if (prefix < 0 && prefixCount < MOST_PREFIXES) {
        prefix = prefixCount++;
        prefixes[prefix] = text.substring(from, digits);
        ofNumber[prefix] = new int[16];
      }
      if (prefix >= 0) {
        return addNumber(prefix, number(text, digits, to));
      }
    }
    int slot = slot(text, from, to);
    if (slots[slot] == 0) {
      int vertex = next(-1, 0);
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

  /** The vertex whose name is a number, or a new one if there is none so far. */
  int addNumber(int number) {
    if (number >= NUMBERS) {
      String name = Integer.toString(number);
      return add(name, 0, name.length());
    }
    return addNumber(0, number);
  }

  private int addNumber(int prefix, int number) {
    int[] table = ofNumber[prefix];
    if (number >= table.length) {
      table = Arrays.copyOf(table, Math.max(number + 1, 2 * table.length));
      ofNumber[prefix] = table;
    }
    if (table[number] == 0) {
      table[number] = next(number, prefix) + 1;
    }
    return table[number] - 1;
  }

  private int next(int number, int prefix) {
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * count);
      prefixOf = Arrays.copyOf(prefixOf, 2 * count);
    }
    numbers[count] = number;
    prefixOf[count] = (byte) prefix;
    return count++;
  }

  /**
   * Where the small number at the end of a name begins, or the end if there is none: one without
   * zeros before it, and below the limit.
   */
  private static int digits(String text, int from, int to) {
    int begin = to;
    while (begin > from && text.charAt(begin - 1) >= '0' && text.charAt(begin - 1) <= '9') {
      begin--;
    }
    boolean small =
        to - begin <= DIGITS && (to - begin == 1 || begin == to || text.charAt(begin) != '0');
    int limit = begin == from ? NUMBERS : NUMBERS_BEHIND_WORDS;
    return small && number(text, begin, to) < limit ? begin : to;
  }

  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      number = 10 * number + text.charAt(i) - '0';
    }
    return number;
  }

  private int prefix(String text, int from, int to) {
    for (int i = 0; i < prefixCount; i++) {
      if (prefixes[i].length() == to - from
          && prefixes[i].regionMatches(0, text, from, to - from)) {
        return i;
      }
    }
    return -1;
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
        Comparator.comparingInt((Integer v) -> isNumber(v) ? numbers[v] : Integer.MAX_VALUE)
            .thenComparing(v -> isNumber(v) ? "" : name(v)));
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }

  private boolean isNumber(int vertex) {
    return numbers[vertex] >= 0 && prefixOf[vertex] == 0;
  }
}
