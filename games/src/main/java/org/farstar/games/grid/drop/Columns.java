package org.farstar.games.grid.drop;

/**
 * A position of Connect-Four as one number: each column, from the left, has as many bits as it has
 * places and one more. From the lowest bit on stand its pieces, 1 for X and 0 for O, then a 1 that
 * marks the first free place, then zeros. X moves first.
 *
 * @param key the number
 */
public record Columns(long key) {
  /** Written out: what the language makes of a record takes a short search 20 ms to set up. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Columns columns && columns.key == key;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key * 0x9E3779B97F4A7C15L);
  }

  @Override
  public String toString() {
    return Long.toHexString(key);
  }
}
