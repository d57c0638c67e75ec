package org.farstar.values;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Collection;

/**
 * The value of a nim heap, and so of every impartial game (Sprague, Grundy): 0, {@code *} for a
 * heap of 1, {@code *2}, {@code *3} and so on.
 *
 * <p>Heaps of any size are values; those below 2^31 take no more than an int.
 */
public final class Nimber implements Value {
  /** The empty heap. */
  public static final Nimber ZERO = new Nimber(0);

  private final int small;

  /** The size where it is no int, otherwise null. */
  private final BigInteger large;

  /**
   * @param heap the size of the heap, which is the Grundy value
   * @throws IllegalArgumentException if the size is negative
   */
  public Nimber(int heap) {
    if (heap < 0) {
      throw new IllegalArgumentException("a nim heap of " + heap);
    }
    this.small = heap;
    this.large = null;
  }

  private Nimber(BigInteger large) {
    this.small = 0;
    this.large = large;
  }

  /**
   * The value of a heap of any size.
   *
   * @throws IllegalArgumentException if the size is negative
   */
  public static Nimber of(BigInteger heap) {
    if (heap.signum() < 0) {
      throw new IllegalArgumentException("a nim heap of " + heap);
    }
    return heap.bitLength() < Integer.SIZE ? new Nimber(heap.intValue()) : new Nimber(heap);
  }

  /**
   * The size of the heap.
   *
   * @throws ArithmeticException if it is 2^31 or more, see {@link #size}
   */
  public int heap() {
    return large == null ? small : large.intValueExact();
  }

  /** The size of the heap, whatever it is. */
  public BigInteger size() {
    return large == null ? BigInteger.valueOf(small) : large;
  }

  /** Whether this is the value of the empty heap. */
  public boolean isZero() {
    return large == null && small == 0;
  }

  /** The sum of two heaps: binary addition without carry. */
  public Nimber plus(Nimber other) {
    return large == null && other.large == null
        ? new Nimber(small ^ other.small)
        : of(size().xor(other.size()));
  }

  /** The least heap that is not among the options (the mex rule). */
  public static Nimber ofOptions(Collection<Nimber> options) {
    BitSet taken = new BitSet();
    // A heap larger than the number of options cannot fill the first gap.
    options.stream()
        .filter(n -> n.large == null && n.small <= options.size())
        .forEach(n -> taken.set(n.small));
    return new Nimber(taken.nextClearBit(0));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Nimber that
        && small == that.small
        && (large == null ? that.large == null : large.equals(that.large));
  }

  @Override
  public int hashCode() {
    return large == null ? small : large.hashCode();
  }

  @Override
  public String toString() {
    return isZero() ? "0" : large == null && small == 1 ? "*" : "*" + size();
  }
}
