package org.farstar.verify.heap;

import java.math.BigInteger;
import java.util.List;

/**
 * Heaps of a game that a theorem speaks of.
 *
 * @param game {@link #NIM}, {@link #WYTHOFF} or the code of an octal or hexadecimal game, as {@code
 *     0.77}
 * @param sizes the sizes of the heaps; of Wythoff's game two
 */
public record HeapSum(String game, List<BigInteger> sizes) {
  /** A move takes any number, at least 1, from one heap. */
  public static final String NIM = "nim";

  /** Two heaps: a move takes any number from one, or the same number from both. */
  public static final String WYTHOFF = "wythoff";

  /** These heaps. */
  public HeapSum {
    sizes = List.copyOf(sizes);
  }
}
