package org.farstar.values.shortgame;

import java.util.Arrays;

/**
 * Domineering on boards of at most 8 x 7, for tests and measurements: Left places vertical
 * dominoes, Right horizontal ones.
 *
 * <p>A board is its free cells, one bit each, eight bits a row of which at most seven are used.
 * Connected parts are valued separately, each moved into the corner and turned to the least of its
 * eight images; a quarter turn negates.
 */
final class Domineering {
  private static final long COLUMN = 0x0101010101010101L;

  private final Universe universe;
  private final LongMap memo;

  /** The same values by part and place, to spare turning a part again. */
  private final LongMap placed = new LongMap();

  /** Whether to look at the moves from the last, as a second thread does to meet the first. */
  private final boolean backwards;

  Domineering(Universe universe, LongMap memo) {
    this(universe, memo, false);
  }

  Domineering(Universe universe, LongMap memo, boolean backwards) {
    this.universe = universe;
    this.memo = memo;
    this.backwards = backwards;
  }

  static long rectangle(int rows, int columns) {
    long board = 0;
    for (int r = 0; r < rows; r++) {
      board |= ((1L << columns) - 1) << (8 * r);
    }
    return board;
  }

  /** The value of any board. */
  ShortGame value(long board) {
    ShortGame sum = null;
    long rest = board;
    while (rest != 0) {
      long part = connected(rest);
      rest ^= part;
      if ((part & part - 1) != 0) {
        ShortGame value = partValue(part);
        sum = sum == null ? value : sum.plus(value);
      }
    }
    return sum == null ? universe.zero() : sum;
  }

  /** The connected part of the lowest cell. */
  private static long connected(long within) {
    long part = within & -within;
    long grown = grow(part, within);
    while (grown != part && grown != within) {
      part = grow(grown, within);
      grown = grow(part, within);
    }
    return grown;
  }

  private static long grow(long part, long within) {
    return (part | part << 1 | part >>> 1 | part << 8 | part >>> 8) & within;
  }

  private ShortGame partValue(long part) {
    ShortGame known = placed.get(part);
    if (known == null) {
      known = imageValue(part);
      placed.put(part, known);
    }
    return known;
  }

  private ShortGame imageValue(long part) {
    long upright = least(part);
    long turned = least(transpose(part));
    long key = Long.compareUnsigned(upright, turned) <= 0 ? upright : turned;
    ShortGame value = memo.get(key);
    if (value == null) {
      value = search(key);
      memo.put(key, value);
    }
    return key == upright ? value : value.negate();
  }

  private ShortGame search(long board) {
    ShortGame[] left = options(board, board & board >>> 8, 1L << 8 | 1);
    ShortGame[] right = options(board, board & board >>> 1, 3);
    return universe.of(Arrays.asList(left), Arrays.asList(right));
  }

  private ShortGame[] options(long board, long places, long domino) {
    ShortGame[] options = new ShortGame[Long.bitCount(places)];
    int n = 0;
    for (long p = places; p != 0; ) {
      long place = backwards ? Long.highestOneBit(p) : p & -p;
      options[n++] = value(board & ~(domino * place));
      p ^= place;
    }
    return options;
  }

  /** The least of the images by reflection, in the corner. */
  private static long least(long part) {
    long a = corner(part);
    long b = corner(Long.reverseBytes(part));
    long c = corner(mirror(part));
    long d = corner(mirror(Long.reverseBytes(part)));
    return Math.min(Math.min(a, b), Math.min(c, d));
  }

  private static long mirror(long b) {
    long x = (b & 0x5555555555555555L) << 1 | b >>> 1 & 0x5555555555555555L;
    x = (x & 0x3333333333333333L) << 2 | x >>> 2 & 0x3333333333333333L;
    return (x & 0x0f0f0f0f0f0f0f0fL) << 4 | x >>> 4 & 0x0f0f0f0f0f0f0f0fL;
  }

  private static long corner(long part) {
    long b = part >>> (Long.numberOfTrailingZeros(part) & ~7);
    while ((b & COLUMN) == 0) {
      b >>>= 1;
    }
    return b;
  }

  private static long transpose(long b) {
    long x = b;
    long t = (x ^ x >>> 7) & 0x00AA00AA00AA00AAL;
    x ^= t ^ t << 7;
    t = (x ^ x >>> 14) & 0x0000CCCC0000CCCCL;
    x ^= t ^ t << 14;
    t = (x ^ x >>> 28) & 0x00000000F0F0F0F0L;
    return x ^ t ^ t << 28;
  }
}
