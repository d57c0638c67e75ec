package org.farstar.values;

import java.util.BitSet;
import java.util.Collection;

/**
 * The value of a nim heap, and so of every impartial game (Sprague, Grundy): 0, {@code *} for a
 * heap of 1, {@code *2}, {@code *3} and so on.
 *
 * @param heap the size of the heap, which is the Grundy value
 */
public record Nimber(int heap) implements Value {
  /** The empty heap. */
  public static final Nimber ZERO = new Nimber(0);

  /**
   * @throws IllegalArgumentException if the size is negative
   */
  public Nimber {
    if (heap < 0) {
      throw new IllegalArgumentException("a nim heap of " + heap);
    }
  }

  /** The sum of two heaps: binary addition without carry. */
  public Nimber plus(Nimber other) {
    return new Nimber(heap ^ other.heap);
  }

  /** The least heap that is not among the options (the mex rule). */
  public static Nimber ofOptions(Collection<Nimber> options) {
    BitSet taken = new BitSet();
    // A heap larger than the number of options cannot fill the first gap.
    options.stream().filter(n -> n.heap <= options.size()).forEach(n -> taken.set(n.heap));
    return new Nimber(taken.nextClearBit(0));
  }

  @Override
  public String toString() {
    return heap == 0 ? "0" : heap == 1 ? "*" : "*" + heap;
  }
}
