package org.farstar.engine.memory;

import java.util.function.UnaryOperator;

/**
 * A map that forgets instead of growing beyond a size. Safe for threads.
 *
 * @param <K> the keys
 * @param <V> the values, never null
 */
public interface ForgettingTable<K, V> extends Forgetful {
  /** The value of this key, null where it is not known or was forgotten. */
  V get(K key);

  /** Remembers a value. */
  void put(K key, V value);

  /** How many entries there are; some may count twice. */
  long size();

  /** Forgets everything. */
  void clear();

  /**
   * Replaces all values, or forgets them.
   *
   * @param change what a value becomes; null forgets the entry
   */
  void changeAll(UnaryOperator<V> change);
}
