package org.farstar.site.missing;

/** Methods of {@link Math}. */
public final class MathMethods {
  private MathMethods() {}

  /** By halves, as Hacker's Delight has it: Warren, second edition, section 8-2. */
  public static long multiplyHigh(long x, long y) {
    long low = 0xFFFFFFFFL;
    long x1 = x >> 32;
    long x2 = x & low;
    long y1 = y >> 32;
    long y2 = y & low;
    long t = x1 * y2 + (x2 * y2 >>> 32);
    long z = (t & low) + x2 * y1;
    return x1 * y1 + (t >> 32) + (z >> 32);
  }
}
