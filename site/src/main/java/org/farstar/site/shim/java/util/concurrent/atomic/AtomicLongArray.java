package org.farstar.site.shim.java.util.concurrent.atomic;

/** {@link java.util.concurrent.atomic.AtomicLongArray} on one thread. */
public final class AtomicLongArray {
  private final long[] values;

  public AtomicLongArray(int length) {
    values = new long[length];
  }

  public long getAcquire(int at) {
    return values[at];
  }

  public void setRelease(int at, long value) {
    values[at] = value;
  }

  public boolean compareAndSet(int at, long expected, long value) {
    boolean same = values[at] == expected;
    if (same) {
      values[at] = value;
    }
    return same;
  }
}
