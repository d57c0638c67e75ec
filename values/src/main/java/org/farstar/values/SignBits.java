package org.farstar.values;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A growing string of signs, one bit each, 1 for plus.
 *
 * <pre>
 *   sign      0  1  2 ...... 63 | 64 ...... 127 | ...
 *   word      words[0]          | words[1]      |
 *   bit      63 62 61 ......  0 | 63 ........ 0 |       highest bit first, unused bits are 0
 * </pre>
 *
 * <p>Highest bit first makes the comparison of words the comparison of signs, and the whole string
 * one big binary number. At most {@value #LONGEST} signs; one more throws {@link
 * ArithmeticException}. Appending is amortised constant time for each 64 signs.
 */
final class SignBits {

  /** The longest string, so that a number made of it stays within {@link BigInteger}. */
  static final int LONGEST = Integer.MAX_VALUE - 64;

  private long[] words;
  private int length;

  SignBits() {
    words = new long[1];
  }

  private SignBits(long[] words, int length) {
    this.words = words;
    this.length = length;
  }

  /** The lowest {@code length} binary digits of a number of no more digits, highest first. */
  static SignBits ofNumber(BigInteger number, int length) {
    int size = wordsFor(length);
    long[] words = new long[size];
    byte[] bytes = number.shiftLeft(size * Long.SIZE - length).toByteArray();
    for (int i = 0; i < bytes.length && i < size * Long.BYTES; i++) {
      long value = bytes[bytes.length - 1 - i] & 0xFFL;
      words[size - 1 - i / Long.BYTES] |= value << (i % Long.BYTES * Byte.SIZE);
    }
    return new SignBits(words, length);
  }

  /** The string as one binary number, the first sign its highest digit. */
  BigInteger toNumber() {
    int size = wordsFor(length);
    byte[] bytes = new byte[size * Long.BYTES];
    for (int i = 0; i < bytes.length; i++) {
      int shift = Long.SIZE - Byte.SIZE - i % Long.BYTES * Byte.SIZE;
      bytes[i] = (byte) (words[i / Long.BYTES] >>> shift);
    }
    return new BigInteger(1, bytes).shiftRight(size * Long.SIZE - length);
  }

  int length() {
    return length;
  }

  boolean isPlus(int index) {
    return words[index / Long.SIZE] << index < 0;
  }

  /** 1 or -1, or 0 past the end. */
  int signumAt(int index) {
    if (index >= length) {
      return 0;
    }
    return isPlus(index) ? 1 : -1;
  }

  /** The end of the run of equal signs that starts at {@code from}. */
  int endOfRun(int from) {
    long same = isPlus(from) ? -1L : 0L;
    int word = from / Long.SIZE;
    long differing = (words[word] ^ same) & (-1L >>> from);
    while (differing == 0 && (word + 1) * (long) Long.SIZE < length) {
      differing = words[++word] ^ same;
    }
    long end = word * (long) Long.SIZE + Long.numberOfLeadingZeros(differing);
    return (int) Math.min(end, length);
  }

  /** Where the first difference is, or the length of the shorter string if it is a prefix. */
  int firstDifference(SignBits other) {
    int common = Math.min(length, other.length);
    int word = Arrays.mismatch(words, 0, wordsFor(common), other.words, 0, wordsFor(common));
    if (word < 0) {
      return common;
    }
    long differing = words[word] ^ other.words[word];
    long index = word * (long) Long.SIZE + Long.numberOfLeadingZeros(differing);
    return (int) Math.min(index, common);
  }

  void append(boolean plus, long count) {
    int from = length;
    grow(count);
    if (plus) {
      fill(from, length);
    }
  }

  void append(SignBits other) {
    int whole = length / Long.SIZE;
    int used = length % Long.SIZE;
    grow(other.length);
    int size = wordsFor(other.length);
    for (int i = 0; i < size; i++) {
      long bits = other.words[i];
      words[whole + i] |= bits >>> used;
      if (used > 0 && whole + i + 1 < words.length) {
        words[whole + i + 1] |= bits << (Long.SIZE - used);
      }
    }
  }

  SignBits copy() {
    return new SignBits(Arrays.copyOf(words, Math.max(1, wordsFor(length))), length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SignBits that
        && length == that.length
        && firstDifference(that) == length;
  }

  @Override
  public int hashCode() {
    int hash = length;
    for (int i = 0; i < wordsFor(length); i++) {
      hash = 31 * hash + Long.hashCode(words[i]);
    }
    return hash;
  }

  private void grow(long count) {
    if (count > LONGEST - length) {
      throw new ArithmeticException(
          "a sign expansion has at most " + LONGEST + " signs after its leading run");
    }
    length += (int) count;
    if (wordsFor(length) > words.length) {
      words = Arrays.copyOf(words, Math.max(wordsFor(length), 2 * words.length));
    }
  }

  private void fill(int from, int to) {
    if (from == to) {
      return;
    }
    int first = from / Long.SIZE;
    int last = (to - 1) / Long.SIZE;
    long head = -1L >>> from;
    long tail = -1L << (Long.SIZE * (last + 1L) - to);
    if (first == last) {
      words[first] |= head & tail;
    } else {
      words[first] |= head;
      Arrays.fill(words, first + 1, last, -1L);
      words[last] |= tail;
    }
  }

  private static int wordsFor(int length) {
    return (int) ((length + (Long.SIZE - 1L)) / Long.SIZE);
  }
}
