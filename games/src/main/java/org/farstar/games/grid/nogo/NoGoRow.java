package org.farstar.games.grid.nogo;

/**
 * Rows of NoGo as numbers. Only rows in which no two stones stand next to each other are needed,
 * since one stone serves for a group and a row falls apart between stones of different colours.
 *
 * <p>From the first cell on, a free cell is written as 0, a stone of Left's with the free cell
 * behind it as 10, and one of Right's as 11, first bit lowest; so the number of a row is its
 * stones, with Right's once more one place higher. Behind the last cell stands one more 0 and a 1
 * that says where the row ends.
 */
final class NoGoRow {
  /** How many cells a row may have. */
  static final int MOST_CELLS = 60;

  private NoGoRow() {}

  /** The number of a row, without the 1 at its end. */
  static long index(long left, long right) {
    return left | right | right << 1;
  }

  static long of(long left, long right, int cells) {
    return index(left, right) | 2L << cells;
  }

  static int cells(long row) {
    return Long.SIZE - 2 - Long.numberOfLeadingZeros(row);
  }

  /** The stones of Right's, of a row or its index; all others are Left's. */
  static long right(long row) {
    long right = 0;
    for (long rest = row & ~Long.highestOneBit(row); rest != 0; ) {
      long stone = rest & -rest;
      rest ^= stone;
      right |= rest & stone << 1;
      rest &= ~(stone << 1);
    }
    return right >>> 1;
  }

  /** The stones of Left's, if those of Right's are given. */
  static long left(long row, long right) {
    return (row & ~Long.highestOneBit(row)) ^ right ^ right << 1;
  }

  static long reversed(long stones, int cells) {
    return Long.reverse(stones) >>> Long.SIZE - cells;
  }

  /** The smaller one of a row and its image. */
  static long least(long left, long right, int cells) {
    long there = of(left, right, cells);
    long back = of(reversed(left, cells), reversed(right, cells), cells);
    return Math.min(there, back);
  }

  /**
   * The free cells that a player may take.
   *
   * @param breathing the stones at either end that breathe whatever is beside them
   */
  static long able(long own, long enemy, int cells, long breathing) {
    long all = (1L << cells) - 1;
    long ends = (1L | 1L << cells - 1) & ~breathing;
    long free = all & ~(own | enemy);
    long choked = ends & enemy;
    long alive = own & ~ends;
    return free
        & (free << 1 | free >>> 1 | alive << 1 | alive >>> 1)
        & ~(choked << 1 | choked >>> 1);
  }

  /** What a move makes of a row: up to two rows, each with at least one free cell. */
  static final class Parts {
    final long[] own = new long[2];
    final long[] enemy = new long[2];
    final int[] cells = new int[2];

    /** Whether the part has the first cell of the row. */
    final boolean[] first = new boolean[2];

    /** Whether it has the last one. */
    final boolean[] last = new boolean[2];

    int count;

    /** Puts a stone on a free cell, joins it with its own, and parts it from the enemy's. */
    void move(long ownStones, long enemyStones, int size, long cell) {
      int at = Long.numberOfTrailingZeros(cell);
      boolean before = (enemyStones & cell >>> 1) != 0;
      boolean behind = (enemyStones & cell << 1) != 0;
      long a = ownStones | cell;
      long b = enemyStones;
      int n = size;
      if ((ownStones & cell << 1) != 0) {
        a = without(a, cell);
        b = without(b, cell);
        n--;
      }
      if ((ownStones & cell >>> 1) != 0) {
        a = without(a, cell);
        b = without(b, cell);
        n--;
        at--;
      }
      count = 0;
      if (before) {
        add(a, b, 0, at, n);
      }
      int from = before ? at : 0;
      add(a, b, from, behind ? at + 1 : n, n);
      if (behind) {
        add(a, b, at + 1, n, n);
      }
    }

    private void add(long a, long b, int from, int to, int size) {
      if (to - from > 1) {
        long mask = (1L << to - from) - 1;
        own[count] = a >>> from & mask;
        enemy[count] = b >>> from & mask;
        cells[count] = to - from;
        first[count] = from == 0;
        last[count++] = to == size;
      }
    }

    /** Whether it is one row, and the same from either end. */
    boolean isOneImage() {
      return count == 1
          && own[0] == reversed(own[0], cells[0])
          && enemy[0] == reversed(enemy[0], cells[0]);
    }

    private static long without(long stones, long cell) {
      return stones & cell - 1 | stones >>> 1 & -cell;
    }
  }
}
