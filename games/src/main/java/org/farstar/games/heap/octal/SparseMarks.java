package org.farstar.games.heap.octal;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The marks of a block of heaps in a {@linkplain SparseSpace sparse space}: of each heap, which
 * words its options have, as far as they were looked at. A byte is a mark, so that marking reads
 * nothing. Blocks may be marked by several threads, each by one.
 */
final class SparseMarks {
  /** Eight marks, read at once. */
  private static final long ALL = 0x0101010101010101L;

  private final int[] splits;
  private final boolean halves;
  private final int space;
  private final byte[] marks;
  private final ByteBuffer eights;
  private int first;
  private int size;
  private int[] rowFrom = new int[1024];
  private int[] rowWord = new int[1024];

  /**
   * @param splits how many may be taken where two heaps may be left
   * @param halves whether the two may be equal
   * @param block how many heaps there are at most
   * @param space how many words there are, a multiple of 16
   */
  SparseMarks(int[] splits, boolean halves, int block, int space) {
    this.splits = splits;
    this.halves = halves;
    this.space = space;
    this.marks = new byte[block * space];
    this.eights = ByteBuffer.wrap(marks);
  }

  /** Begins with other heaps, without marks. */
  void begin(int heap, int heaps) {
    first = heap;
    size = heaps;
    Arrays.fill(marks, 0, heaps * space, (byte) 0);
  }

  int first() {
    return first;
  }

  int size() {
    return size;
  }

  /** Marks what all heaps of the block may become that leave one of some heaps, in rows. */
  void rows(char[] words, int[] heaps, int from, int to) {
    rows(words, heaps, from, to, 0, size);
  }

  /**
   * Marks what some heaps of the block may become that leave one of others, in rows.
   *
   * @param words the words of heaps; those of the other heaps that are left must be known
   * @param heaps the others, from one index up to before another
   * @param begin the first heap of the block, counted from 0
   * @param end the heap after the last
   */
  void rows(char[] words, int[] heaps, int from, int to, int begin, int end) {
    int plain = 0;
    for (int j = from; j < to; j++) {
      for (int taken : splits) {
        int start = first - taken - heaps[j];
        int equal = halves ? -1 : 2 * heaps[j] + taken - first;
        if (start + begin < 1 || equal >= begin && equal < end) {
          int word = words[heaps[j]];
          for (int i = Math.max(begin, 1 - start); i < end; i++) {
            if (i != equal) {
              marks[i * space + (words[start + i] ^ word)] = 1;
            }
          }
        } else {
          if (plain == rowFrom.length) {
            rowFrom = Arrays.copyOf(rowFrom, 2 * plain);
            rowWord = Arrays.copyOf(rowWord, 2 * plain);
          }
          rowFrom[plain] = start;
          rowWord[plain++] = words[heaps[j]];
        }
      }
    }
    int j = 0;
    for (; j + 4 <= plain; j += 4) {
      four(marks, words, rowFrom, rowWord, j, begin, end, space);
    }
    for (; j < plain; j++) {
      one(marks, words, rowFrom[j], rowWord[j], begin, end, space);
    }
  }

  private static void one(
      byte[] marks, char[] words, int from, int word, int begin, int end, int space) {
    for (int i = begin, at = begin * space; i < end; i++, at += space) {
      marks[at + (words[from + i] ^ word)] = 1;
    }
  }

  /** Four rows at once, which takes two thirds of the time. */
  private static void four(
      byte[] marks, char[] words, int[] from, int[] word, int j, int begin, int end, int space) {
    int from0 = from[j];
    int from1 = from[j + 1];
    int from2 = from[j + 2];
    int from3 = from[j + 3];
    int word0 = word[j];
    int word1 = word[j + 1];
    int word2 = word[j + 2];
    int word3 = word[j + 3];
    for (int i = begin, at = begin * space; i < end; i++, at += space) {
      marks[at + (words[from0 + i] ^ word0)] = 1;
      marks[at + (words[from1 + i] ^ word1)] = 1;
      marks[at + (words[from2 + i] ^ word2)] = 1;
      marks[at + (words[from3 + i] ^ word3)] = 1;
    }
  }

  /** Marks what a heap of the block may become that leaves another one, where it may. */
  void pair(char[] words, int heap, int one) {
    for (int taken : splits) {
      int other = heap - taken - one;
      if (one > 0 && other > 0 && (halves || one != other)) {
        mark(heap, words[one] ^ words[other]);
      }
    }
  }

  /**
   * Marks what a heap of the block may become, by how many less the larger heap left has than it,
   * and by the word of the other one.
   */
  void pairs(char[] words, int heap, int[] less, int[] word) {
    int at = (heap - first) * space;
    for (int j = 0; j < less.length; j++) {
      marks[at + (words[heap - less[j]] ^ word[j])] = 1;
    }
  }

  void mark(int heap, int word) {
    marks[(heap - first) * space + word] = 1;
  }

  boolean has(int heap, int word) {
    return marks[(heap - first) * space + word] != 0;
  }

  /** The first word without a mark of a heap, or the end; both ends are multiples of 8. */
  int unmarked(int heap, int from, int to) {
    int base = (heap - first) * space;
    for (int i = base + from; i < base + to; i += Long.BYTES) {
      if (eights.getLong(i) != ALL) {
        int at = i;
        while (marks[at] != 0) {
          at++;
        }
        return at - base;
      }
    }
    return to;
  }

  /** The memory of the marks. */
  long bytes() {
    return marks.length;
  }
}
