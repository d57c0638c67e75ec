package org.farstar.engine.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A table of bounded size from exact keys of some longs to one long, shared by threads without a
 * lock. It replaces instead of stopping: every bucket has four places, and what comes into a full
 * one takes the place of the entry that took least effort.
 *
 * <p>Keys are stored whole, so that an entry found under a key was put under this very key. Each
 * bucket has a version next to its places, odd while somebody writes: who reads while the version
 * changes finds nothing, and who would write to a bucket that another thread writes to does not. So
 * an entry may be lost, but is never mixed with another.
 *
 * <p>It begins small and grows by copying until it has its size; what another thread puts in
 * meanwhile may be lost.
 *
 * <p>An entry is a long whose lowest {@value #EFFORT_BITS} bits say how much effort it took; 0
 * means that there is none.
 */
public final class SharedTable implements Forgetful {
  /** How many of the lowest bits of an entry are its effort. */
  public static final int EFFORT_BITS = 6;

  private static final long EFFORT = (1L << EFFORT_BITS) - 1;
  private static final int PLACES = 4;
  private static final int FIRST_BUCKETS = 1 << 11;
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private final int words;

  /** How many longs an entry takes with its key, and a bucket. */
  private final int step;

  private final int room;

  private volatile int mostBuckets;
  private volatile Store store;

  /**
   * @param words how many longs a key has, at least 1
   * @param most how many entries there may be at a time, about; at least 2
   */
  public SharedTable(int words, long most) {
    this.words = words;
    this.step = words + 1;
    this.room = 1 + PLACES * step;
    long buckets = Math.min(most / PLACES, Integer.MAX_VALUE / room);
    this.mostBuckets = (int) Long.highestOneBit(Math.max(1, buckets));
    this.store = new Store(room, Math.min(FIRST_BUCKETS, mostBuckets));
  }

  /**
   * A table of about this size, but not of the smallest ones.
   *
   * @param bytes how much memory it may take
   * @param words how many longs a key has, at least 1
   */
  public static SharedTable within(long bytes, int words) {
    return new SharedTable(words, Math.max(1 << 10, bytes / bytesPerEntry(words)));
  }

  /** How many bytes one entry takes, with its share of what is next to. */
  public static long bytesPerEntry(int words) {
    return (words + 1L) * Long.BYTES + Long.BYTES / PLACES;
  }

  /** The buckets: the version of each, then its entries behind their keys. */
  private static final class Store {
    final int mask;
    final long[] longs;

    /** About how many places are taken; threads may lose a count. */
    int taken;

    Store(int room, int buckets) {
      this.mask = buckets - 1;
      this.longs = new long[buckets * room];
    }

    /** Whether every other place is taken, so that some buckets are full. */
    boolean isFull() {
      return taken > (mask + 1) * (PLACES / 2);
    }
  }

  /** The entry under a key, or 0 if there is none. */
  public long get(long[] key) {
    return get(store, key, 0);
  }

  /**
   * The entries under several keys. Large tables are slow to answer the first question about a
   * bucket, and here the memory is asked for all buckets at once.
   *
   * @param keys one after the other
   * @param count how many they are
   * @param entries takes the entry under each, or 0 if there is none
   */
  public void get(long[] keys, int count, long[] entries) {
    Store now = store;
    for (int i = 0; i < count; i++) {
      entries[i] = anyAt(now.longs, room * (bucket(keys, i * words) & now.mask));
    }
    for (int i = 0; i < count; i++) {
      entries[i] = entries[i] == 0 ? 0 : get(now, keys, i * words);
    }
  }

  /** Not 0 if there is an entry in a bucket that nobody writes to. */
  private long anyAt(long[] longs, int bucket) {
    long any = 0;
    for (int place = 1; place <= PLACES; place++) {
      any |= longs[bucket + place * step];
    }
    return (longs[bucket] & 1) == 0 ? any : 0;
  }

  private long get(Store now, long[] keys, int from) {
    int bucket = room * (bucket(keys, from) & now.mask);
    long[] longs = now.longs;
    long version = (long) LONGS.getAcquire(longs, bucket);
    if ((version & 1) != 0) {
      return 0;
    }
    int at = bucket + 1;
    long found = 0;
    for (int place = 0; place < PLACES && found == 0; place++) {
      if (isAt(longs, at, keys, from)) {
        found = longs[at + words];
      }
      at += step;
    }
    VarHandle.loadLoadFence();
    return (long) LONGS.getOpaque(longs, bucket) == version ? found : 0;
  }

  /**
   * Stores an entry under a key, in place of the one it had.
   *
   * @param entry not 0
   */
  public void put(long[] key, long entry) {
    Store now = store;
    put(now, key, 0, entry);
    if (now.isFull() && now.mask + 1 < mostBuckets) {
      grow();
    }
  }

  private void put(Store to, long[] key, int from, long entry) {
    int bucket = room * (bucket(key, from) & to.mask);
    long[] longs = to.longs;
    long version = (long) LONGS.getOpaque(longs, bucket);
    if ((version & 1) != 0 || !LONGS.compareAndSet(longs, bucket, version, version + 1)) {
      return;
    }
    VarHandle.storeStoreFence();
    int at = place(longs, bucket + 1, key, from);
    to.taken += longs[at + words] == 0 ? 1 : 0;
    System.arraycopy(key, from, longs, at, words);
    longs[at + words] = entry;
    LONGS.setRelease(longs, bucket, version + 2);
  }

  /** Where a key stands in a bucket, or a free place, or the one that took least effort. */
  private int place(long[] longs, int first, long[] key, int from) {
    int least = first;
    for (int i = 0, at = first; i < PLACES; i++, at += step) {
      if (longs[at + words] == 0 || isAt(longs, at, key, from)) {
        return at;
      }
      least = (longs[at + words] & EFFORT) <= (longs[least + words] & EFFORT) ? at : least;
    }
    return least;
  }

  private boolean isAt(long[] longs, int at, long[] key, int from) {
    for (int i = 0; i < words; i++) {
      if (longs[at + i] != key[from + i]) {
        return false;
      }
    }
    return longs[at + words] != 0;
  }

  /** Threads that read the old arrays meanwhile go on with what they found. */
  private synchronized void grow() {
    Store old = store;
    int buckets = old.mask + 1;
    if (!old.isFull() || buckets >= mostBuckets) {
      return;
    }
    store = copied(old, 2 * buckets);
  }

  /** Gives half of its memory back, and takes no more from then on. */
  @Override
  public synchronized void forget() {
    Store old = store;
    mostBuckets = Math.max(1, (old.mask + 1) / 2);
    store = copied(old, mostBuckets);
  }

  private Store copied(Store old, int buckets) {
    Store copy = new Store(room, buckets);
    for (int bucket = 0; bucket < old.longs.length; bucket += room) {
      for (int at = bucket + 1; at < bucket + room; at += step) {
        if (old.longs[at + words] != 0) {
          copy(old, bucket, at, copy);
        }
      }
    }
    return copy;
  }

  /** Copies one entry, unless another thread is writing to its bucket. */
  private void copy(Store old, int bucket, int at, Store to) {
    long version = (long) LONGS.getAcquire(old.longs, bucket);
    long[] entry = new long[step];
    System.arraycopy(old.longs, at, entry, 0, step);
    VarHandle.loadLoadFence();
    if ((version & 1) == 0
        && (long) LONGS.getOpaque(old.longs, bucket) == version
        && entry[words] != 0) {
      put(to, entry, 0, entry[words]);
    }
  }

  /** Mixes all bits of a key into the lowest ones. */
  private int bucket(long[] key, int from) {
    long mixed = 0;
    for (int i = 0; i < words; i++) {
      mixed = (mixed ^ key[from + i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    mixed *= 0xD6E8FEB86659FD93L;
    return (int) (mixed >>> 32);
  }

  /** How many entries there are, about. */
  public long size() {
    return store.taken;
  }

  @Override
  public long bytes() {
    return (store.mask + 1L) * PLACES * bytesPerEntry(words);
  }
}
