package org.farstar.engine.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A table of bounded size from exact keys of some longs to one long, shared by threads without a
 * lock. It replaces instead of stopping: every bucket has two places, one that keeps the entry that
 * took more effort, and one for whatever came last.
 *
 * <p>Keys are stored whole, so what is found is what was put under this very key. Each bucket has a
 * version, odd while somebody writes: who reads while the version changes finds nothing, and who
 * would write to a bucket that another thread writes to does not. So an entry may be lost, but is
 * never mixed with another.
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
  private static final int PLACES = 2;
  private static final int FIRST_BUCKETS = 1 << 12;
  private static final VarHandle VERSIONS = MethodHandles.arrayElementVarHandle(int[].class);

  private final int words;
  private volatile int mostBuckets;
  private volatile Store store;

  /**
   * @param words how many longs a key has, at least 1
   * @param most how many entries there may be at a time, about; at least 2
   */
  public SharedTable(int words, long most) {
    this.words = words;
    long room = Math.min(most / PLACES, Integer.MAX_VALUE / (PLACES * (words + 1L)));
    this.mostBuckets = (int) Long.highestOneBit(Math.max(1, room));
    this.store = new Store(words, Math.min(FIRST_BUCKETS, mostBuckets));
  }

  /** How many bytes one entry takes, with its share of what is next to. */
  public static long bytesPerEntry(int words) {
    return (words + 1L) * Long.BYTES + Integer.BYTES / PLACES;
  }

  /** The arrays of one size. */
  private static final class Store {
    final int mask;
    final long[] longs;
    final int[] versions;

    /** About how many places are taken; threads may lose a count. */
    int taken;

    Store(int words, int buckets) {
      this.mask = buckets - 1;
      this.longs = new long[buckets * PLACES * (words + 1)];
      this.versions = new int[buckets];
    }
  }

  /** The entry under a key, 0 where there is none. */
  public long get(long[] key) {
    return get(store, key, 0);
  }

  /**
   * The entries under several keys. Large tables are slow to answer the first question about a
   * bucket, and here the memory is asked for all buckets at once.
   *
   * @param keys one after the other
   * @param count how many they are
   * @param entries takes the entry under each, 0 where there is none
   */
  public void get(long[] keys, int count, long[] entries) {
    Store now = store;
    for (int i = 0; i < count; i++) {
      entries[i] = anyAt(now, bucket(keys, i * words) & now.mask);
    }
    for (int i = 0; i < count; i++) {
      entries[i] = entries[i] == 0 ? 0 : get(now, keys, i * words);
    }
  }

  /** Not 0 if there is an entry in a bucket that nobody writes to. */
  private long anyAt(Store now, int bucket) {
    int at = bucket * PLACES * (words + 1);
    long any = now.longs[at + words] | now.longs[at + words + words + 1];
    return (now.versions[bucket] & 1) == 0 ? any : 0;
  }

  private long get(Store now, long[] keys, int from) {
    int bucket = bucket(keys, from) & now.mask;
    int version = (int) VERSIONS.getAcquire(now.versions, bucket);
    if ((version & 1) != 0) {
      return 0;
    }
    int at = bucket * PLACES * (words + 1);
    long found = 0;
    for (int place = 0; place < PLACES && found == 0; place++) {
      if (isAt(now.longs, at, keys, from)) {
        found = now.longs[at + words];
      }
      at += words + 1;
    }
    VarHandle.loadLoadFence();
    return (int) VERSIONS.getOpaque(now.versions, bucket) == version ? found : 0;
  }

  /**
   * Stores an entry under a key, in place of the one it had.
   *
   * @param entry not 0
   */
  public void put(long[] key, long entry) {
    Store now = store;
    put(now, key, 0, entry);
    if (now.taken > now.mask && now.mask + 1 < mostBuckets) {
      grow();
    }
  }

  private void put(Store to, long[] key, int from, long entry) {
    int bucket = bucket(key, from) & to.mask;
    int version = (int) VERSIONS.getOpaque(to.versions, bucket);
    if ((version & 1) != 0 || !VERSIONS.compareAndSet(to.versions, bucket, version, version + 1)) {
      return;
    }
    VarHandle.storeStoreFence();
    int first = bucket * PLACES * (words + 1);
    int second = first + words + 1;
    int at = second;
    long[] longs = to.longs;
    if (isAt(longs, first, key, from)) {
      at = first;
    } else if (!isAt(longs, second, key, from)) {
      long kept = longs[first + words];
      if (kept == 0) {
        at = first;
      } else if ((entry & EFFORT) >= (kept & EFFORT)) {
        System.arraycopy(longs, first, longs, second, words + 1);
        at = first;
      }
      to.taken += longs[second + words] == 0 || kept == 0 ? 1 : 0;
    }
    System.arraycopy(key, from, longs, at, words);
    longs[at + words] = entry;
    VERSIONS.setRelease(to.versions, bucket, version + 2);
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
    if (old.taken <= old.mask || buckets >= mostBuckets) {
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
    Store copy = new Store(words, buckets);
    for (int at = 0; at < old.longs.length; at += words + 1) {
      if (old.longs[at + words] != 0) {
        copy(old, at, copy);
      }
    }
    return copy;
  }

  /** Copies one entry, unless another thread is writing to its bucket. */
  private void copy(Store old, int at, Store to) {
    int bucket = at / (PLACES * (words + 1));
    int version = (int) VERSIONS.getAcquire(old.versions, bucket);
    long[] entry = new long[words + 1];
    System.arraycopy(old.longs, at, entry, 0, words + 1);
    VarHandle.loadLoadFence();
    if ((version & 1) == 0
        && (int) VERSIONS.getOpaque(old.versions, bucket) == version
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
