package org.farstar.values.shortgame;

import java.util.Arrays;

/**
 * Clobber on boards of at most 32 cells, for tests and measurements: Left moves {@code x} onto an
 * adjacent {@code o}, Right {@code o} onto an adjacent {@code x}.
 *
 * <p>A board is two sets of cells, the x above and the o below, four rows of eight bits each of
 * which at most seven are used. Parts that cannot meet are valued separately, each moved into the
 * corner and turned to the least of its images; exchanging the players negates.
 */
final class Clobber {
  private static final int STRIDE = 8;
  private static final int COLUMN = 0x01010101;

  private final Universe universe;
  private final LongMap memo;

  /** The same values by part and place, to spare turning a part again. */
  private final LongMap placed = new LongMap();

  /** Whether to look at the moves from the last, as a second thread does to meet the first. */
  private final boolean backwards;

  Clobber(Universe universe, LongMap memo) {
    this(universe, memo, false);
  }

  Clobber(Universe universe, LongMap memo, boolean backwards) {
    this.universe = universe;
    this.memo = memo;
    this.backwards = backwards;
  }

  /** The value of a board of rows of x, o and . with bars between. */
  ShortGame value(String board) {
    String[] rows = board.split("\\|");
    int x = 0;
    int o = 0;
    for (int r = 0; r < rows.length; r++) {
      for (int c = 0; c < rows[r].length(); c++) {
        int bit = 1 << (STRIDE * r + c);
        x |= rows[r].charAt(c) == 'x' ? bit : 0;
        o |= rows[r].charAt(c) == 'o' ? bit : 0;
      }
    }
    return value(x, o);
  }

  private ShortGame value(int x, int o) {
    ShortGame sum = null;
    int rest = x | o;
    while (rest != 0) {
      int part = connected(rest);
      rest ^= part;
      if ((part & x) != 0 && (part & o) != 0) {
        ShortGame value = partValue(part & x, part & o);
        sum = sum == null ? value : sum.plus(value);
      }
    }
    return sum == null ? universe.zero() : sum;
  }

  private static int connected(int within) {
    int part = within & -within;
    int grown = grow(part, within);
    while (grown != part && grown != within) {
      part = grow(grown, within);
      grown = grow(part, within);
    }
    return grown;
  }

  private static int near(int set) {
    return set << 1 | set >>> 1 | set << STRIDE | set >>> STRIDE;
  }

  private static int grow(int part, int within) {
    return (part | near(part)) & within;
  }

  private ShortGame partValue(int x, int o) {
    long part = (long) x << 32 | o;
    ShortGame known = placed.get(part);
    if (known == null) {
      known = imageValue(x, o);
      placed.put(part, known);
    }
    return known;
  }

  private ShortGame imageValue(int x, int o) {
    long upright = least(x, o);
    long swapped = least(o, x);
    long key = Long.compareUnsigned(upright, swapped) <= 0 ? upright : swapped;
    ShortGame value = memo.get(key);
    if (value == null) {
      value = search((int) (key >>> 32), (int) key);
      memo.put(key, value);
    }
    return key == upright ? value : value.negate();
  }

  private ShortGame search(int x, int o) {
    return universe.of(Arrays.asList(options(x, o, true)), Arrays.asList(options(o, x, false)));
  }

  private ShortGame[] options(int mine, int theirs, boolean left) {
    ShortGame[] options = new ShortGame[4 * Integer.bitCount(mine)];
    int n = 0;
    for (int m = mine; m != 0; ) {
      int from = backwards ? Integer.highestOneBit(m) : m & -m;
      m ^= from;
      for (int t = near(from) & theirs; t != 0; t &= t - 1) {
        int to = t & -t;
        int mover = mine ^ from | to;
        int other = theirs ^ to;
        options[n++] = left ? value(mover, other) : value(other, mover);
      }
    }
    return Arrays.copyOf(options, n);
  }

  private static long least(int x, int o) {
    long a = corner(x, o);
    long b = corner(Integer.reverseBytes(x), Integer.reverseBytes(o));
    long c = corner(mirror(x), mirror(o));
    long d = corner(Integer.reverse(x), Integer.reverse(o));
    return Math.min(Math.min(a, b), Math.min(c, d));
  }

  private static int mirror(int b) {
    return Integer.reverseBytes(Integer.reverse(b));
  }

  private static long corner(int x, int o) {
    int down = Integer.numberOfTrailingZeros(x | o) & ~7;
    int across = 0;
    while (((x | o) >>> down >>> across & COLUMN) == 0) {
      across++;
    }
    return (long) (x >>> down >>> across) << 32 | (o >>> down >>> across);
  }
}
