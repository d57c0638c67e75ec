package org.farstar.site.shim.java.util.concurrent.atomic;

/** {@link java.util.concurrent.atomic.AtomicReferenceArray} on one thread. */
public final class AtomicReferenceArray<T> {
  private final Object[] values;

  public AtomicReferenceArray(int length) {
    values = new Object[length];
  }

  public int length() {
    return values.length;
  }

  @SuppressWarnings("unchecked")
  public T get(int at) {
    return (T) values[at];
  }

  public void set(int at, T value) {
    values[at] = value;
  }
}
