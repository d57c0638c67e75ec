package org.farstar.site.shim.java.lang.invoke;

/** {@link java.lang.invoke.VarHandle} for elements of arrays of longs, on one thread. */
public final class VarHandle {
  public VarHandle() {}

  public static void acquireFence() {}

  public static void releaseFence() {}

  public static void loadLoadFence() {}

  public static void storeStoreFence() {}

  public long getAcquire(long[] values, int at) {
    return values[at];
  }

  public long getOpaque(long[] values, int at) {
    return values[at];
  }

  public void setRelease(long[] values, int at, long value) {
    values[at] = value;
  }

  public boolean compareAndSet(long[] values, int at, long expected, long value) {
    boolean same = values[at] == expected;
    if (same) {
      values[at] = value;
    }
    return same;
  }
}
