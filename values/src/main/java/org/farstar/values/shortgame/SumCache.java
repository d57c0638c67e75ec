package org.farstar.values.shortgame;

import org.farstar.values.cancel.Cancellation;

/**
 * Remembers sums. Like {@link CompareCache}, but an entry is an object, whose final fields let
 * threads share it without locks.
 */
final class SumCache {
  private static final int SMALLEST = 1 << 8;

  /** One store in this many is counted for all, so that threads seldom write to the same place. */
  private static final int COUNTED = 16;

  private static final class Entry {
    final long key;
    final ShortGame sum;

    Entry(long key, ShortGame sum) {
      this.key = key;
      this.sum = sum;
    }
  }

  private final int largest;
  private volatile Entry[] table;
  private int stores;

  SumCache(int largest) {
    this.largest = largest;
    this.table = new Entry[Math.min(SMALLEST, largest)];
  }

  /** The key of an unordered pair. */
  static long key(int g, int h) {
    return g < h ? (long) g << 31 | h : (long) h << 31 | g;
  }

  /** The sum, or null if it is not known. */
  ShortGame get(long key) {
    Entry[] t = table;
    Entry entry = t[slot(key, t.length)];
    return entry != null && entry.key == key ? entry.sum : null;
  }

  void put(long key, ShortGame sum) {
    Entry[] t = table;
    int slot = slot(key, t.length);
    t[slot] = new Entry(key, sum);
    if ((slot & COUNTED - 1) == 0) {
      Cancellation.check();
      if (t.length < largest && (stores += COUNTED) >= t.length) {
        grow(t);
      }
    }
  }

  private synchronized void grow(Entry[] old) {
    if (table != old) {
      return;
    }
    Entry[] larger = new Entry[Math.min(old.length * 4, largest)];
    for (Entry entry : old) {
      if (entry != null) {
        larger[slot(entry.key, larger.length)] = entry;
      }
    }
    stores = 0;
    table = larger;
  }

  /** Forgets everything. */
  synchronized void clear() {
    table = new Entry[1];
  }

  private static int slot(long key, int length) {
    long h = key * 0x9e3779b97f4a7c15L;
    return (int) (h >>> 32 ^ h >>> 48) & (length - 1);
  }

  long bytes() {
    return 36L * table.length;
  }
}
