package org.farstar.engine.memory;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** A generation with a map of objects. */
final class ObjectGeneration<K, V> extends ConcurrentHashMap<K, V> implements Generation<K, V> {
  private static final long serialVersionUID = 1;

  /** Counting a concurrent map takes a moment, so that is done now and then. */
  private static final int CHECK_MASK = 63;

  private final long most;
  private final long bytesPerEntry;
  private int puts;

  /**
   * @param most how many entries it may have
   * @param bytesPerEntry an estimate of the memory that one takes
   * @param room for how many there is room from the start
   */
  ObjectGeneration(long most, long bytesPerEntry, int room) {
    super(room == 0 ? 16 : (int) Math.min(room, most));
    this.most = most;
    this.bytesPerEntry = bytesPerEntry;
  }

  @Override
  public void changeAll(UnaryOperator<V> change) {
    for (Entry<K, V> entry : entrySet()) {
      V changed = change.apply(entry.getValue());
      if (changed == null) {
        remove(entry.getKey());
      } else {
        entry.setValue(changed);
      }
    }
  }

  @Override
  public long entries() {
    return mappingCount();
  }

  @Override
  public long bytes() {
    return mappingCount() * bytesPerEntry;
  }

  /** A race between threads only makes the count come a little earlier or later. */
  @Override
  public boolean isFull() {
    return ((++puts & CHECK_MASK) == 0 || most <= CHECK_MASK) && mappingCount() >= most;
  }
}
