package org.farstar.values.misere;

import java.util.Arrays;

/** A sum of parts: their numbers, the least first. */
record Parts(int... parts) {
  /** No part. */
  static final Parts EMPTY = new Parts();

  static Parts of(int... parts) {
    int[] sorted = parts.clone();
    Arrays.sort(sorted);
    return new Parts(sorted);
  }

  Parts plus(Parts other) {
    int[] all = Arrays.copyOf(parts, parts.length + other.parts.length);
    System.arraycopy(other.parts, 0, all, parts.length, other.parts.length);
    return of(all);
  }

  Parts plus(int part) {
    return plus(new Parts(part));
  }

  Parts without(int index) {
    int[] rest = new int[parts.length - 1];
    System.arraycopy(parts, 0, rest, 0, index);
    System.arraycopy(parts, index + 1, rest, index, rest.length - index);
    return new Parts(rest);
  }

  int size() {
    return parts.length;
  }

  /** The part at an index, from 0. */
  int at(int index) {
    return parts[index];
  }

  /** The greatest part, or 0 if there is none. */
  int greatest() {
    return parts.length == 0 ? 0 : parts[parts.length - 1];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Parts that && Arrays.equals(parts, that.parts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(parts);
  }

  @Override
  public String toString() {
    return Arrays.toString(parts);
  }
}
