package org.farstar.engine.memory;

import java.util.function.UnaryOperator;

/** What was put into a {@link ForgettingTable} while no other generation was young. */
interface Generation<K, V> {
  /** The value of a key, or null if there is none. */
  V get(K key);

  /** Stores a value; returns the one before, null where there was none. */
  V put(K key, V value);

  /** Stores a value unless there is one; returns the one before, null where there was none. */
  V putIfAbsent(K key, V value);

  /**
   * Replaces all values.
   *
   * @param change what a value becomes; null removes the entry
   */
  void changeAll(UnaryOperator<V> change);

  /** How many entries it has. */
  long entries();

  /** An estimate of its memory, in bytes. */
  long bytes();

  /** Whether it has as many entries as it may; asked after each new one. */
  boolean isFull();
}
