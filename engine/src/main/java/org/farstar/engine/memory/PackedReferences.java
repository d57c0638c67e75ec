package org.farstar.engine.memory;

import java.lang.invoke.VarHandle;
import java.util.function.UnaryOperator;

/**
 * A map from positions of two longs and an int to objects, by open addressing in arrays: 24 bytes
 * for a place, at most two thirds of them taken, where a map of objects takes 144.
 *
 * <p>It has two generations, as a {@link BoundedTable} has: what is put or found goes into the
 * young one; when that is full the old one is dropped, the young one grows old, and an empty one
 * begins. It is divided into parts with a lock each for writers, so that threads seldom wait.
 * Readers take no lock: a value is stored after its key, and a place that has a value keeps its
 * key.
 *
 * @param <K> the keys
 * @param <V> the values, never null
 */
public final class PackedReferences<K, V> implements ForgettingTable<K, V> {
  /** The memory that an entry takes at most, in bytes. */
  public static final int BYTES_PER_ENTRY = 72;

  private static final int BYTES_PER_PLACE = 24;
  private static final int PART_BITS = 4;
  private static final int FIRST_PLACES = 1 << 11;
  private static final int LEAST_PLACES = 1 << 4;
  private static final int MOST_PLACES = 1 << 26;
  private static final int GENERATIONS = 2;

  private final Packing<K> packing;
  private final Part[] parts = new Part[1 << PART_BITS];

  /**
   * How a key is told apart from every other one.
   *
   * @param <K> the keys
   */
  public interface Packing<K> {
    /** One long of it. */
    long first(K key);

    /** The other long. */
    long second(K key);

    /** What is left. */
    int rest(K key);
  }

  /**
   * @param packing tells keys apart
   * @param bytes how much memory it may take
   */
  public PackedReferences(Packing<K> packing, long bytes) {
    this.packing = packing;
    long places = bytes / BYTES_PER_PLACE / GENERATIONS / parts.length;
    int most = (int) Math.min(MOST_PLACES, Long.highestOneBit(Math.max(LEAST_PLACES, places)));
    for (int i = 0; i < parts.length; i++) {
      parts[i] = new Part(most);
    }
  }

  private static long mixed(long first, long second, int rest) {
    long mixed = first * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
    mixed = (mixed + rest ^ mixed >>> 29) * 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 32;
  }

  private Part part(long mixed) {
    return parts[(int) (mixed >>> Long.SIZE - PART_BITS)];
  }

  @Override
  @SuppressWarnings("unchecked")
  public V get(K key) {
    long first = packing.first(key);
    long second = packing.second(key);
    int rest = packing.rest(key);
    long mixed = mixed(first, second, rest);
    Part part = part(mixed);
    Object value = part.young.get((int) mixed, first, second, rest);
    if (value == null && part.old.size > 0) {
      synchronized (part) {
        value = part.get((int) mixed, first, second, rest);
      }
    }
    return (V) value;
  }

  @Override
  public void put(K key, V value) {
    long first = packing.first(key);
    long second = packing.second(key);
    int rest = packing.rest(key);
    long mixed = mixed(first, second, rest);
    Part part = part(mixed);
    synchronized (part) {
      part.put((int) mixed, first, second, rest, value);
    }
  }

  @Override
  public long size() {
    long size = 0;
    for (Part part : parts) {
      synchronized (part) {
        size += part.young.size + part.old.size;
      }
    }
    return size;
  }

  @Override
  public long bytes() {
    long places = 0;
    for (Part part : parts) {
      // Read without a lock: what is a moment old will do.
      places += part.places;
    }
    return BYTES_PER_PLACE * places;
  }

  @Override
  public void forget() {
    for (Part part : parts) {
      synchronized (part) {
        part.age();
      }
    }
  }

  @Override
  public void clear() {
    forget();
    forget();
  }

  @Override
  @SuppressWarnings("unchecked")
  public void changeAll(UnaryOperator<V> change) {
    for (Part part : parts) {
      synchronized (part) {
        Places before = part.young;
        part.age();
        part.age();
        for (int i = 0; i < before.values.length; i++) {
          V changed = before.values[i] == null ? null : change.apply((V) before.values[i]);
          if (changed != null) {
            long first = before.keys[2 * i];
            long second = before.keys[2 * i + 1];
            int rest = before.rests[i];
            part.put((int) mixed(first, second, rest), first, second, rest, changed);
          }
        }
      }
    }
  }

  /** Two generations of one part; under its lock, but for look-ups in the young one. */
  private static final class Part {
    final int most;
    volatile Places young;
    volatile Places old;
    volatile long places;

    Part(int most) {
      this.most = most;
      this.young = new Places(Math.min(FIRST_PLACES, most));
      this.old = new Places(1);
      count();
    }

    private void count() {
      places = young.values.length + old.values.length;
    }

    Object get(int hash, long first, long second, int rest) {
      Object value = young.values[young.find(hash, first, second, rest)];
      if (value == null && old.size > 0) {
        value = old.values[old.find(hash, first, second, rest)];
        if (value != null) {
          put(hash, first, second, rest, value);
        }
      }
      return value;
    }

    void put(int hash, long first, long second, int rest, Object value) {
      int at = young.find(hash, first, second, rest);
      if (young.values[at] == null && young.isFull()) {
        makeRoom();
        at = young.find(hash, first, second, rest);
      }
      young.set(at, first, second, rest, value);
    }

    private void makeRoom() {
      if (young.values.length < most) {
        young = young.doubled();
        count();
      } else {
        age();
      }
    }

    void age() {
      old = young;
      young = new Places(Math.min(FIRST_PLACES, most));
      count();
    }
  }

  /** The arrays of one generation. */
  private static final class Places {
    final long[] keys;
    final int[] rests;
    final Object[] values;
    int size;

    Places(int places) {
      keys = new long[2 * places];
      rests = new int[places];
      values = new Object[places];
    }

    boolean isFull() {
      return 3L * size >= 2L * values.length;
    }

    /** The value of a key, or null; without a lock, so that an entry being written is not seen. */
    Object get(int hash, long first, long second, int rest) {
      int mask = values.length - 1;
      for (int at = hash & mask; ; at = at + 1 & mask) {
        Object value = values[at];
        if (value == null) {
          return null;
        }
        // Whoever sees a value sees the key that was stored before it.
        VarHandle.acquireFence();
        if (keys[2 * at] == first && keys[2 * at + 1] == second && rests[at] == rest) {
          return value;
        }
      }
    }

    /** Where a key is, or the empty place where it would be. */
    int find(int hash, long first, long second, int rest) {
      int mask = values.length - 1;
      int at = hash & mask;
      while (values[at] != null
          && (keys[2 * at] != first || keys[2 * at + 1] != second || rests[at] != rest)) {
        at = at + 1 & mask;
      }
      return at;
    }

    void set(int at, long first, long second, int rest, Object value) {
      if (values[at] == null) {
        size++;
        keys[2 * at] = first;
        keys[2 * at + 1] = second;
        rests[at] = rest;
      }
      VarHandle.releaseFence();
      values[at] = value;
    }

    Places doubled() {
      Places larger = new Places(2 * values.length);
      for (int i = 0; i < values.length; i++) {
        if (values[i] != null) {
          long first = keys[2 * i];
          long second = keys[2 * i + 1];
          int hash = (int) mixed(first, second, rests[i]);
          larger.set(
              larger.find(hash, first, second, rests[i]), first, second, rests[i], values[i]);
        }
      }
      return larger;
    }
  }
}
