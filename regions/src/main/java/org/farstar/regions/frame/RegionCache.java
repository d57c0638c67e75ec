package org.farstar.regions.frame;

import java.util.Arrays;

/**
 * Values of regions met not long ago, in the place and turned the way they were met, so that most
 * look-ups need no other image of a region. What is put in may take the place of something else.
 *
 * <p>It has 20 bytes for each of its places. They are few at first: to make all of them would take
 * longer than a short search does, most of all in a browser. Whenever a quarter of them is filled
 * there are four times as many, up to {@code 1 << }{@value #BITS} unless another size is asked for.
 * Not thread-safe.
 */
public final class RegionCache {
  private static final int BITS = 17;
  private static final int FIRST_BITS = 13;
  private static final int MORE_BITS = 2;

  private final int most;
  private int shift;

  /** The two planes of a region one after the other. */
  private long[] planes;

  private Object[] values;

  /** So many more places may be filled. */
  private int room;

  public RegionCache() {
    this(BITS);
  }

  /**
   * @param bits the logarithm to base 2 of the largest number of places
   */
  public RegionCache(int bits) {
    this.most = bits;
    make(Math.min(bits, FIRST_BITS));
  }

  private void make(int bits) {
    shift = Long.SIZE - bits;
    planes = new long[2 << bits];
    values = new Object[1 << bits];
    room = bits == most ? Integer.MAX_VALUE : values.length / 4;
  }

  /** The value put in for a region with these planes, or null. */
  public Object get(long first, long second) {
    int place = place(first, second);
    return isAt(place, first, second) ? values[place] : null;
  }

  public void put(long first, long second, Object value) {
    int place = place(first, second);
    if (values[place] == null && --room < 0) {
      grow();
      place = place(first, second);
    }
    set(place, first, second, value);
  }

  private void grow() {
    long[] oldPlanes = planes;
    Object[] oldValues = values;
    make(Math.min(most, Long.SIZE - shift + MORE_BITS));
    for (int i = 0; i < oldValues.length; i++) {
      if (oldValues[i] != null) {
        long first = oldPlanes[2 * i];
        long second = oldPlanes[2 * i + 1];
        room--;
        set(place(first, second), first, second, oldValues[i]);
      }
    }
  }

  private void set(int place, long first, long second, Object value) {
    planes[2 * place] = first;
    planes[2 * place + 1] = second;
    values[place] = value;
  }

  private boolean isAt(int place, long first, long second) {
    return planes[2 * place] == first && planes[2 * place + 1] == second;
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
