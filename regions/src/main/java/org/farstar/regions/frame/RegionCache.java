package org.farstar.regions.frame;

import java.util.Arrays;

/**
 * Values of regions met not long ago, in the place and turned the way they were met, so that most
 * look-ups need no other image of a region. What is put in may take the place of something else.
 *
 * <p>It has all its places of 20 bytes from the start, {@code 1 << }{@value #BITS} unless another
 * size is asked for: to grow it would take longer than a short search does. Not thread-safe.
 */
public final class RegionCache {
  private static final int BITS = 17;

  private final int shift;

  /** The two planes of a region one after the other. */
  private final long[] planes;

  private final Object[] values;

  public RegionCache() {
    this(BITS);
  }

  /**
   * @param bits the logarithm to base 2 of the number of places
   */
  public RegionCache(int bits) {
    this.shift = Long.SIZE - bits;
    this.planes = new long[2 << bits];
    this.values = new Object[1 << bits];
  }

  /** The value put in for a region with these planes, or null. */
  public Object get(long first, long second) {
    int place = place(first, second);
    return planes[2 * place] == first && planes[2 * place + 1] == second ? values[place] : null;
  }

  public void put(long first, long second, Object value) {
    int place = place(first, second);
    planes[2 * place] = first;
    planes[2 * place + 1] = second;
    values[place] = value;
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(planes, 0);
    Arrays.fill(values, null);
  }

  private int place(long first, long second) {
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    return (int) (mixed >>> shift);
  }
}
