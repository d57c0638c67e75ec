package org.farstar.values.shortgame;

/** A {@link LongMap} for threads that search together. */
final class SharedLongMap extends LongMap {
  private final LongMap[] parts = new LongMap[64];

  SharedLongMap() {
    for (int i = 0; i < parts.length; i++) {
      parts[i] = new LongMap();
    }
  }

  private LongMap part(long key) {
    return parts[(int) (key * 0xd1b54a32d192ed03L >>> 58)];
  }

  @Override
  ShortGame get(long key) {
    LongMap part = part(key);
    synchronized (part) {
      return part.get(key);
    }
  }

  @Override
  void put(long key, ShortGame value) {
    LongMap part = part(key);
    synchronized (part) {
      part.put(key, value);
    }
  }

  @Override
  int size() {
    int size = 0;
    for (LongMap part : parts) {
      size += part.size();
    }
    return size;
  }
}
