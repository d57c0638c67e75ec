package org.farstar.engine.memory;

import java.lang.invoke.VarHandle;
import java.util.function.UnaryOperator;

/**
 * A generation with keys of two longs and an int, by open addressing in arrays: 24 bytes for a
 * place, at most two thirds of them taken, where a map of objects takes 144.
 *
 * <p>It is divided into parts with a lock each for writers, so that threads seldom wait. Readers
 * take no lock: a value is stored after its key, and a place that has a value keeps its key.
 */
final class PackedGeneration<K, V> implements Generation<K, V> {
  /** The memory that an entry takes at most, in two generations, in bytes. */
  static final int BYTES_PER_ENTRY = 72;

  private static final int BYTES_PER_PLACE = 24;
  private static final int PART_BITS = 4;
  private static final int FIRST_PLACES = 1 << 11;
  private static final int LEAST_PLACES = 1 << 4;
  private static final int MOST_PLACES = 1 << 26;

  private final ForgettingTable.Packing<K> packing;
  private final Part[] parts = new Part[1 << PART_BITS];
  private final int most;
  private volatile boolean full;

  /**
   * @param packing tells keys apart
   * @param bytes how much memory it may take
   */
  PackedGeneration(ForgettingTable.Packing<K> packing, long bytes) {
    this.packing = packing;
    long places = bytes / BYTES_PER_PLACE / parts.length;
    most = (int) Math.min(MOST_PLACES, Long.highestOneBit(Math.max(LEAST_PLACES, places)));
    for (int i = 0; i < parts.length; i++) {
      parts[i] = new Part(new Places(Math.min(FIRST_PLACES, most)));
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
    return (V) part(mixed).places.get((int) mixed, first, second, rest);
  }

  @Override
  public V put(K key, V value) {
    return put(key, value, true);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, false);
  }

  @SuppressWarnings("unchecked")
  private V put(K key, V value, boolean replace) {
    long first = packing.first(key);
    long second = packing.second(key);
    int rest = packing.rest(key);
    long mixed = mixed(first, second, rest);
    Part part = part(mixed);
    synchronized (part) {
      Places places = part.places;
      int at = places.find((int) mixed, first, second, rest);
      Object before = places.values[at];
      if (before == null ? places.hasRoom() : replace) {
        places.set(at, first, second, rest, value);
      }
      if (before == null && places.isFull()) {
        if (places.values.length < most) {
          part.places = places.doubled();
        } else {
          full = true;
        }
      }
      return (V) before;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void changeAll(UnaryOperator<V> change) {
    for (Part part : parts) {
      synchronized (part) {
        part.places = part.places.changed((UnaryOperator<Object>) change);
      }
    }
  }

  @Override
  public long entries() {
    long entries = 0;
    for (Part part : parts) {
      // Read without a lock: what is a moment old will do.
      entries += part.places.size;
    }
    return entries;
  }

  @Override
  public long bytes() {
    long places = 0;
    for (Part part : parts) {
      places += part.places.values.length;
    }
    return BYTES_PER_PLACE * places;
  }

  @Override
  public boolean isFull() {
    return full;
  }

  /** Is locked by who writes. */
  private static final class Part {
    volatile Places places;

    Part(Places places) {
      this.places = places;
    }
  }

  /** The arrays of one part. */
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

    /** What other threads put in before a full generation grows old must leave a place empty. */
    boolean hasRoom() {
      return size < values.length - 1;
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
        if (isAt(at, first, second, rest)) {
          return value;
        }
      }
    }

    /** Where a key is, or the empty place where it would be. */
    int find(int hash, long first, long second, int rest) {
      int mask = values.length - 1;
      int at = hash & mask;
      while (values[at] != null && !isAt(at, first, second, rest)) {
        at = at + 1 & mask;
      }
      return at;
    }

    private boolean isAt(int at, long first, long second, int rest) {
      return keys[2 * at] == first && keys[2 * at + 1] == second && rests[at] == rest;
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
      return copied(2 * values.length, UnaryOperator.identity());
    }

    Places changed(UnaryOperator<Object> change) {
      return copied(values.length, change);
    }

    private Places copied(int places, UnaryOperator<Object> change) {
      Places copy = new Places(places);
      for (int i = 0; i < values.length; i++) {
        Object value = values[i] == null ? null : change.apply(values[i]);
        if (value != null) {
          long first = keys[2 * i];
          long second = keys[2 * i + 1];
          int hash = (int) mixed(first, second, rests[i]);
          copy.set(copy.find(hash, first, second, rests[i]), first, second, rests[i], value);
        }
      }
      return copy;
    }
  }
}
