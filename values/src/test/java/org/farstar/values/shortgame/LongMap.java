package org.farstar.values.shortgame;

/** What a search remembers: positions of up to 64 bits, none of them 0, and their values. */
class LongMap {
  private long[] keys = new long[1 << 12];
  private ShortGame[] values = new ShortGame[1 << 12];
  private int size;

  ShortGame get(long key) {
    return values[slot(keys, key)];
  }

  void put(long key, ShortGame value) {
    int i = slot(keys, key);
    if (keys[i] == 0) {
      size++;
    }
    keys[i] = key;
    values[i] = value;
    if (size * 2 > keys.length) {
      grow();
    }
  }

  int size() {
    return size;
  }

  private static int slot(long[] keys, long key) {
    int mask = keys.length - 1;
    long h = key * 0x9e3779b97f4a7c15L;
    int i = (int) (h >>> 32 ^ h >>> 48) & mask;
    for (long k = keys[i]; k != key && k != 0; k = keys[i]) {
      i = (i + 1) & mask;
    }
    return i;
  }

  private void grow() {
    long[] oldKeys = keys;
    ShortGame[] oldValues = values;
    keys = new long[oldKeys.length * 4];
    values = new ShortGame[oldKeys.length * 4];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int j = slot(keys, oldKeys[i]);
        keys[j] = oldKeys[i];
        values[j] = oldValues[i];
      }
    }
  }
}
