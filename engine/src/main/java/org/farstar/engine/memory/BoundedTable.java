package org.farstar.engine.memory;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.UnaryOperator;

/**
 * A map that forgets instead of growing beyond a size. It has two generations: what is put or found
 * goes into the young one; when that is full the old one is dropped, the young one grows old, and
 * an empty one begins. So what has been in use lately stays, and a search that meets a gap only
 * works again.
 *
 * <p>Thread-safe. Getting and putting take expected constant time.
 *
 * @param <K> the keys
 * @param <V> the values, never null
 */
public final class BoundedTable<K, V> implements ForgettingTable<K, V> {
  private final long half;
  private final long bytesPerEntry;
  private final int room;
  private volatile ConcurrentMap<K, V> young;
  private volatile ConcurrentMap<K, V> old = new ConcurrentHashMap<>();

  /**
   * @param most how many entries there may be at a time, about; at least 2
   */
  public BoundedTable(long most) {
    this(most, 0);
  }

  /**
   * @param most how many entries there may be at a time, about; at least 2
   * @param bytesPerEntry an estimate of the memory that one takes with all that hangs on it
   */
  public BoundedTable(long most, long bytesPerEntry) {
    this(most, bytesPerEntry, 0);
  }

  /**
   * @param most how many entries there may be at a time, about; at least 2
   * @param bytesPerEntry an estimate of the memory that one takes with all that hangs on it
   * @param room for how many entries there is room from the start: growing takes time, which tells
   *     in a process that has only just begun
   */
  public BoundedTable(long most, long bytesPerEntry, int room) {
    if (most < 2) {
      throw new IllegalArgumentException("a table of " + most + " entries");
    }
    this.half = most / 2;
    this.bytesPerEntry = bytesPerEntry;
    this.room = (int) Math.min(room, half);
    this.young = generation();
  }

  private ConcurrentMap<K, V> generation() {
    return room == 0 ? new ConcurrentHashMap<>() : new ConcurrentHashMap<>(room);
  }

  @Override
  public V get(K key) {
    V value = young.get(key);
    if (value == null) {
      value = old.get(key);
      if (value != null) {
        put(key, value);
      }
    }
    return value;
  }

  @Override
  public void put(K key, V value) {
    if (young.put(key, value) == null) {
      age();
    }
  }

  /** Remembers a value unless there is one; returns the one that is remembered now. */
  public V putIfAbsent(K key, V value) {
    V known = get(key);
    if (known != null) {
      return known;
    }
    known = young.putIfAbsent(key, value);
    if (known == null) {
      age();
    }
    return known == null ? value : known;
  }

  /** How many entries there are; those found in both generations count twice. */
  @Override
  public long size() {
    return sizeOf(young) + sizeOf(old);
  }

  /** An estimate of the memory in use, in bytes; 0 where nothing is known of the entries. */
  @Override
  public long bytes() {
    return size() * bytesPerEntry;
  }

  /** Drops the older generation; the younger one grows old. */
  @Override
  public synchronized void forget() {
    old = young;
    young = generation();
  }

  @Override
  public synchronized void clear() {
    forget();
    forget();
  }

  /**
   * Replaces all values of the younger generation, and drops the older one.
   *
   * @param change what a value becomes; null forgets the entry
   */
  @Override
  public synchronized void changeAll(UnaryOperator<V> change) {
    old = new ConcurrentHashMap<>();
    for (Map.Entry<K, V> entry : young.entrySet()) {
      V changed = change.apply(entry.getValue());
      if (changed == null) {
        young.remove(entry.getKey());
      } else {
        entry.setValue(changed);
      }
    }
  }

  /** Counting a concurrent map takes a moment, so the young one is asked now and then. */
  private int puts;

  private void age() {
    // A race between threads only makes the check come a little earlier or later.
    if ((++puts & CHECK_MASK) == 0 || half <= CHECK_MASK) {
      if (sizeOf(young) >= half) {
        synchronized (this) {
          if (sizeOf(young) >= half) {
            forget();
          }
        }
      }
    }
  }

  private static final int CHECK_MASK = 63;

  private static long sizeOf(ConcurrentMap<?, ?> map) {
    return ((ConcurrentHashMap<?, ?>) map).mappingCount();
  }
}
