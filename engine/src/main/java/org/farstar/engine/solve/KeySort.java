package org.farstar.engine.solve;

import java.util.Arrays;

/**
 * Sorts entries of a few words by the first of them, read as one unsigned number without its signs:
 * radix sort from the least digit on, stable, in time linear in the number of entries. A digit that
 * all entries share costs one pass of reading, so that the unused bits of keys are nearly free.
 */
final class KeySort {
  private static final int DIGIT = 11;
  private static final int DIGITS = 1 << DIGIT;

  /** Fewer entries than this are sorted by insertion. */
  private static final int FEW = 24;

  private final int[] counts = new int[DIGITS];
  private long[] scratch = new long[0];

  /**
   * Sorts.
   *
   * @param entries the entries, one after the other
   * @param count how many
   * @param stride the words of an entry
   * @param words by how many of them, from the first on, it is sorted
   * @return the sorted entries: the given array or one that replaces it
   */
  long[] sort(long[] entries, int count, int stride, int words) {
    if (count <= FEW) {
      insert(entries, count, stride, words);
      return entries;
    }
    if (scratch.length < entries.length) {
      scratch = new long[entries.length];
    }
    long[] from = entries;
    long[] to = scratch;
    for (int word = words - 1; word >= 0; word--) {
      long differing = differing(from, count, stride, word);
      for (int shift = 0; shift < Long.SIZE; shift += DIGIT) {
        if ((differing >>> shift & DIGITS - 1) != 0) {
          pass(from, to, count, stride, word, shift);
          long[] swap = from;
          from = to;
          to = swap;
        }
      }
    }
    scratch = to;
    return from;
  }

  private static long differing(long[] entries, int count, int stride, int word) {
    long differing = 0;
    long first = entries[word];
    for (int i = word; i < count * stride; i += stride) {
      differing |= entries[i] ^ first;
    }
    return differing;
  }

  private void pass(long[] from, long[] to, int count, int stride, int word, int shift) {
    Arrays.fill(counts, 0);
    int end = count * stride;
    for (int i = word; i < end; i += stride) {
      counts[(int) (from[i] >>> shift) & DIGITS - 1]++;
    }
    int before = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int these = counts[digit];
      counts[digit] = before;
      before += these * stride;
    }
    for (int i = 0; i < end; i += stride) {
      int digit = (int) (from[i + word] >>> shift) & DIGITS - 1;
      int at = counts[digit];
      counts[digit] = at + stride;
      to[at] = from[i];
      for (int j = 1; j < stride; j++) {
        to[at + j] = from[i + j];
      }
    }
  }

  private static void insert(long[] entries, int count, int stride, int words) {
    long[] moved = new long[stride];
    for (int i = 1; i < count; i++) {
      System.arraycopy(entries, i * stride, moved, 0, stride);
      int at = i;
      while (at > 0 && compare(entries, (at - 1) * stride, moved, 0, words) > 0) {
        System.arraycopy(entries, (at - 1) * stride, entries, at * stride, stride);
        at--;
      }
      System.arraycopy(moved, 0, entries, at * stride, stride);
    }
  }

  /** Compares two keys; words are never negative. */
  static int compare(long[] one, int atOne, long[] other, int atOther, int words) {
    for (int i = 0; i < words; i++) {
      int order = Long.compare(one[atOne + i], other[atOther + i]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
