package org.farstar.engine.memory;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A map that forgets instead of growing beyond a size. It has two generations: what is put or found
 * goes into the young one; when that is full the old one is dropped, the young one grows old, and
 * an empty one begins. So what has been in use lately stays, and a search that meets a gap only
 * works again.
 *
 * <p>A generation is a map of objects, or, where a {@link Packing} tells keys apart by few numbers,
 * arrays that take a sixth of its memory. Safe for threads. Getting and putting take expected
 * constant time.
 *
 * @param <K> the keys
 * @param <V> the values, never null
 */
public final class ForgettingTable<K, V> implements Forgetful {
  /** The memory that an entry with a packed key takes at most, in bytes. */
  public static final int BYTES_PER_PACKED = PackedGeneration.BYTES_PER_ENTRY;

  private final Supplier<Generation<K, V>> maker;
  private volatile Generation<K, V> young;

  /** Null until a first generation has grown old. */
  private volatile Generation<K, V> old;

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

  private ForgettingTable(Supplier<Generation<K, V>> maker) {
    this.maker = maker;
    this.young = maker.get();
  }

  /**
   * @param most how many entries there may be at a time, about; at least 2
   */
  public ForgettingTable(long most) {
    this(most, 0);
  }

  /**
   * @param most how many entries there may be at a time, about; at least 2
   * @param bytesPerEntry an estimate of the memory that one takes with all that hangs on it
   */
  public ForgettingTable(long most, long bytesPerEntry) {
    this(most, bytesPerEntry, 0);
  }

  /**
   * @param most how many entries there may be at a time, about; at least 2
   * @param bytesPerEntry an estimate of the memory that one takes with all that hangs on it
   * @param room for how many entries there is room from the start: growing takes time, which tells
   *     in a process that has only just begun
   */
  public ForgettingTable(long most, long bytesPerEntry, int room) {
    this(() -> new ObjectGeneration<>(most / 2, bytesPerEntry, room));
    if (most < 2) {
      throw new IllegalArgumentException("a table of " + most + " entries");
    }
  }

  /**
   * A table of packed keys.
   *
   * @param packing tells keys apart
   * @param bytes how much memory it may take
   */
  public static <K, V> ForgettingTable<K, V> packed(Packing<K> packing, long bytes) {
    return new ForgettingTable<>(() -> new PackedGeneration<>(packing, bytes / 2));
  }

  /** The value of this key, null where it is not known or was forgotten. */
  public V get(K key) {
    V value = young.get(key);
    Generation<K, V> before = old;
    if (value == null && before != null) {
      value = before.get(key);
      if (value != null) {
        put(key, value);
      }
    }
    return value;
  }

  /** Remembers a value. */
  public void put(K key, V value) {
    Generation<K, V> now = young;
    if (now.put(key, value) == null) {
      age(now);
    }
  }

  /** Remembers a value unless there is one; returns the one that is remembered now. */
  public V putIfAbsent(K key, V value) {
    V known = get(key);
    if (known != null) {
      return known;
    }
    Generation<K, V> now = young;
    known = now.putIfAbsent(key, value);
    if (known == null) {
      age(now);
    }
    return known == null ? value : known;
  }

  private void age(Generation<K, V> now) {
    if (now.isFull()) {
      synchronized (this) {
        if (young == now) {
          forget();
        }
      }
    }
  }

  /** How many entries there are; those found in both generations count twice. */
  public long size() {
    Generation<K, V> before = old;
    return young.entries() + (before == null ? 0 : before.entries());
  }

  /** An estimate of the memory in use, in bytes; 0 where nothing is known of the entries. */
  @Override
  public long bytes() {
    Generation<K, V> before = old;
    return young.bytes() + (before == null ? 0 : before.bytes());
  }

  /** Drops the older generation; the younger one grows old. */
  @Override
  public synchronized void forget() {
    old = young.entries() == 0 ? null : young;
    young = maker.get();
  }

  /** Forgets everything. */
  public synchronized void clear() {
    old = null;
    young = maker.get();
  }

  /**
   * Replaces all values of the younger generation, and drops the older one. Nobody else uses the
   * table meanwhile.
   *
   * @param change what a value becomes; null forgets the entry
   */
  public synchronized void changeAll(UnaryOperator<V> change) {
    old = null;
    young.changeAll(change);
  }
}
