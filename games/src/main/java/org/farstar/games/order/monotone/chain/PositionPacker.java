package org.farstar.games.order.monotone.chain;

import java.util.Arrays;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Packs positions into one long, two, or as many as it takes, without loss.
 *
 * <p>The gaps lie on a staircase from the cell (a,2) down and up to the cell (2,d), with a at least
 * d. Between two gaps the staircase first goes to smaller x, then to larger y. From bit 0 on stand,
 * cell by cell along the staircase,
 *
 * <pre>
 *   size of the gap in this cell, or 0 if there is none | 1 bit: the next cell is 0 (x-1,y), 1 (x,y+1)
 *   as many bits as the largest size in this cell needs |
 * </pre>
 *
 * and zeros after the last gap. So the bits can be read from the lowest one on. For (5,3) in normal
 * play, where gaps count as large from size 5 in (5,2), 18 in (5,3) and 12 in (4,3):
 *
 * <pre>
 *   bit  13 .. 10 | 9    | 8 .. 4   | 3    | 2 .. 0        the staircase (5,2), (5,3), (4,3), ..
 *        (4,3)    | 0    | (5,3)    | 1    | (5,2)
 * </pre>
 *
 * <p>A position and its mirror image, with x and y exchanged, are worth the same and have the same
 * bits: the one with the larger first x is packed, and of two alike the one that is larger from the
 * low end.
 *
 * <p>The limit: the longest staircase must fit into 1024 bits, see {@link #bits}. Positions of more
 * than 128 bits take longer to pack and to find.
 */
final class PositionPacker {
  /** No more than sixteen longs. */
  static final int MOST_BITS = 1024;

  private final int a;
  private final int[][] widths;
  private final int bits;
  private final long[] all;
  private long low;
  private long high;
  private int shift;

  /** The largest size that may stand in a cell. */
  interface Largest {
    long at(int x, int y);
  }

  /**
   * @param a the larger critical length
   * @param d the smaller one
   * @param largest the largest size in each cell
   * @throws SearchStopped where it does not fit
   */
  PositionPacker(int a, int d, Largest largest) {
    this.a = a;
    this.widths = new int[a + 1][d + 1];
    int[][] rest = new int[a + 1][d + 1];
    for (int x = 2; x <= a; x++) {
      for (int y = d; y >= 2; y--) {
        widths[x][y] = 64 - Long.numberOfLeadingZeros(largest.at(x, y));
        int left = x > 2 ? 1 + rest[x - 1][y] : 0;
        int up = y < d ? 1 + rest[x][y + 1] : 0;
        rest[x][y] = widths[x][y] + Math.max(left, up);
      }
    }
    this.bits = rest[a][2];
    if (bits > MOST_BITS) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    this.all = words() > 2 ? new long[words()] : null;
  }

  /** How many bits the longest staircase needs. */
  int bits() {
    return bits;
  }

  /** How many longs a position needs. */
  int words() {
    return (bits + Long.SIZE - 1) / Long.SIZE;
  }

  /**
   * Packs a position; the result is in {@link #low} and {@link #high}, or where there are more than
   * two longs in {@link #all}, and is not zero.
   */
  void pack(PositionStack stack, int depth) {
    low = 0;
    high = 0;
    shift = 0;
    if (all != null) {
      Arrays.fill(all, 0);
    }
    int count = stack.count(depth);
    boolean mirrored = mirrored(stack, depth, count);
    int[] rights = mirrored ? stack.ys(depth) : stack.xs(depth);
    int[] ups = mirrored ? stack.xs(depth) : stack.ys(depth);
    int[] sizes = stack.sizes(depth);
    int x = a;
    int y = 2;
    for (int i = 0; i < count; i++) {
      int gap = mirrored ? count - 1 - i : i;
      while (x > rights[gap]) {
        shift += widths[x][y] + 1;
        x--;
      }
      while (y < ups[gap]) {
        shift += widths[x][y];
        put(1);
        shift++;
        y++;
      }
      put(sizes[gap]);
    }
  }

  /**
   * Unpacks a position: the one that was packed, or its mirror image.
   *
   * @param lower the lower 64 bits
   * @param higher the higher 64 bits
   * @param stack receives the gaps as its first position
   */
  void unpack(long lower, long higher, PositionStack stack) {
    stack.clear(0);
    long rest = lower;
    long above = higher;
    int x = a;
    int y = 2;
    while ((rest | above) != 0) {
      int width = widths[x][y];
      stack.add(0, x, y, rest & (1L << width) - 1);
      boolean up = (rest >>> width & 1) != 0;
      int used = width + 1;
      rest = rest >>> used | above << Long.SIZE - used;
      above >>>= used;
      if (up) {
        y++;
      } else {
        x--;
      }
    }
  }

  private void put(long value) {
    if (all != null) {
      int word = shift / Long.SIZE;
      int offset = shift % Long.SIZE;
      all[word] |= value << offset;
      if (offset > 0 && value >>> (Long.SIZE - offset) != 0) {
        all[word + 1] |= value >>> (Long.SIZE - offset);
      }
    } else if (shift >= Long.SIZE) {
      high |= value << (shift - Long.SIZE);
    } else {
      low |= value << shift;
      if (shift > 0) {
        high |= value >>> (Long.SIZE - shift);
      }
    }
  }

  private static boolean mirrored(PositionStack stack, int depth, int count) {
    int[] rights = stack.xs(depth);
    int[] ups = stack.ys(depth);
    int[] sizes = stack.sizes(depth);
    for (int i = 0; i < count; i++) {
      int other = count - 1 - i;
      int order = ups[other] - rights[i];
      if (order == 0) {
        order = rights[other] - ups[i];
      }
      if (order == 0) {
        order = sizes[other] - sizes[i];
      }
      if (order != 0) {
        return order > 0;
      }
    }
    return false;
  }

  /** The lower 64 bits. */
  long low() {
    return low;
  }

  /** All bits where there are more than two longs, else null; changed by the next position. */
  long[] all() {
    return all;
  }

  /** The same, to be kept. */
  long[] kept() {
    return all == null ? null : all.clone();
  }

  /** The higher 64 bits; 0 where one long is enough. */
  long high() {
    return high;
  }
}
