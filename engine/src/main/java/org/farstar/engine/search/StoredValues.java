package org.farstar.engine.search;

/**
 * Values that were found before, outside of the workspace. Safe for threads.
 *
 * @param <P> the positions
 * @param <V> the values
 */
@FunctionalInterface
public interface StoredValues<P, V> {
  /** The value of a position, null where it is not stored. */
  V get(P position);

  /** None at all. */
  static <P, V> StoredValues<P, V> none() {
    return position -> null;
  }
}
