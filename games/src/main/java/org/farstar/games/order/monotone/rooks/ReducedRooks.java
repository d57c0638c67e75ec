package org.farstar.games.order.monotone.rooks;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Rooks on a board, up to all that the rest of the play cannot see.
 *
 * <p>Kept are the order of the rooks, and how many free columns and free rows there are between
 * neighbouring ones. A rook is forgotten, its column and row with it, where it makes no difference:
 * where between any two free squares, and between a free square and the border, there is an
 * ascending chain of rooks as long without it as with it, and a descending one. Every subsequence
 * completed later consists of new rooks and of such chains between them.
 *
 * <p>Its images in the two diagonals and by half a turn keep what ascends; where both critical
 * lengths are equal, the images in the middle lines are worth the same too.
 */
final class ReducedRooks {
  private final int[] rows;
  private final int[] freeColumns;
  private final int[] freeRows;

  /**
   * @param rows for every rook, from left to right, how many rooks are lower
   * @param freeColumns the free columns before the first, between two, and after the last rook
   * @param freeRows the free rows below the lowest, between two, and above the highest rook
   */
  ReducedRooks(int[] rows, int[] freeColumns, int[] freeRows) {
    this.rows = rows;
    this.freeColumns = freeColumns;
    this.freeRows = freeRows;
  }

  /** The board without rooks. */
  static ReducedRooks empty(int n) {
    return new ReducedRooks(new int[0], new int[] {n}, new int[] {n});
  }

  /**
   * A board of n columns and n rows.
   *
   * @param columns the columns in use, from 1, ascending
   * @param rows the row of the rook in each of them, from 1
   */
  static ReducedRooks of(int n, List<Integer> columns, List<Integer> rows) {
    List<Integer> sorted = rows.stream().sorted().toList();
    int[] ranks = rows.stream().mapToInt(sorted::indexOf).toArray();
    return new ReducedRooks(ranks, free(n, columns), free(n, sorted));
  }

  /** How many numbers up to n lie below, between and above those used. */
  private static int[] free(int n, List<Integer> used) {
    int[] free = new int[used.size() + 1];
    for (int i = 0; i <= used.size(); i++) {
      int low = i == 0 ? 0 : used.get(i - 1);
      int high = i == used.size() ? n + 1 : used.get(i);
      free[i] = high - low - 1;
    }
    return free;
  }

  /** Receives the free squares that differ, and what is needed to put a rook there. */
  interface Squares {
    /**
     * @param column how many rooks are left of it
     * @param row how many rooks are below it
     */
    void square(int column, int row);
  }

  /** Hands over the kinds of free squares: those between the same rooks. */
  void squares(Squares squares) {
    for (int column = 0; column < freeColumns.length; column++) {
      for (int row = 0; row < freeRows.length; row++) {
        if (freeColumns[column] > 0 && freeRows[row] > 0) {
          squares.square(column, row);
        }
      }
    }
  }

  /** How many columns there are. */
  int size() {
    return rows.length + free();
  }

  /** How many columns are free. */
  int free() {
    int free = 0;
    for (int columns : freeColumns) {
      free += columns;
    }
    return free;
  }

  /** Hands over the boards after a rook was put on each of the free squares of a kind. */
  void put(int column, int row, Consumer<ReducedRooks> boards) {
    int[] more = new int[rows.length + 1];
    for (int i = 0; i < more.length; i++) {
      int old = i < column ? rows[i] : i > column ? rows[i - 1] : row;
      more[i] = i != column && old >= row ? old + 1 : old;
    }
    for (int left = 0; left < freeColumns[column]; left++) {
      for (int below = 0; below < freeRows[row]; below++) {
        boards.accept(
            new ReducedRooks(more, split(freeColumns, column, left), split(freeRows, row, below)));
      }
    }
  }

  private static int[] split(int[] gaps, int at, int before) {
    int[] more = new int[gaps.length + 1];
    System.arraycopy(gaps, 0, more, 0, at);
    more[at] = before;
    more[at + 1] = gaps[at] - 1 - before;
    System.arraycopy(gaps, at + 1, more, at + 2, gaps.length - at - 1);
    return more;
  }

  /** The longest ascending chain that a rook on a free square would belong to. */
  int ascending(int column, int row) {
    return chain(0, 0, column, row) + 1 + chain(column, row, rows.length, rows.length);
  }

  /** The longest descending chain that a rook on a free square would belong to. */
  int descending(int column, int row) {
    return mirrored().ascending(column, rows.length - row);
  }

  /** The longest ascending chain of rooks between two corners, each given by gaps. */
  private int chain(int left, int bottom, int right, int top) {
    return chain(left, bottom, right, top, -1);
  }

  private int chain(int left, int bottom, int right, int top, int without) {
    int[] ending = new int[rows.length];
    int longest = 0;
    for (int i = left; i < right; i++) {
      if (rows[i] < bottom || rows[i] >= top || i == without) {
        continue;
      }
      ending[i] = 1;
      for (int j = left; j < i; j++) {
        if (rows[j] < rows[i] && ending[j] >= ending[i]) {
          ending[i] = ending[j] + 1;
        }
      }
      longest = Math.max(longest, ending[i]);
    }
    return longest;
  }

  /** The image in the horizontal middle line. */
  ReducedRooks mirrored() {
    int[] upside = new int[rows.length];
    for (int i = 0; i < upside.length; i++) {
      upside[i] = rows.length - 1 - rows[i];
    }
    return new ReducedRooks(upside, freeColumns, reversed(freeRows));
  }

  private ReducedRooks halfTurned() {
    int[] turned = new int[rows.length];
    for (int i = 0; i < turned.length; i++) {
      turned[i] = rows.length - 1 - rows[rows.length - 1 - i];
    }
    return new ReducedRooks(turned, reversed(freeColumns), reversed(freeRows));
  }

  private ReducedRooks transposed() {
    int[] across = new int[rows.length];
    for (int i = 0; i < across.length; i++) {
      across[rows[i]] = i;
    }
    return new ReducedRooks(across, freeRows, freeColumns);
  }

  private static int[] reversed(int[] gaps) {
    int[] reversed = new int[gaps.length];
    for (int i = 0; i < gaps.length; i++) {
      reversed[i] = gaps[gaps.length - 1 - i];
    }
    return reversed;
  }

  /** The board without the rooks that make no difference. */
  ReducedRooks reduced() {
    for (int rook = 0; rook < rows.length; rook++) {
      if (spare(rook) && mirrored().spare(rook)) {
        return without(rook).reduced();
      }
    }
    return this;
  }

  /** Whether every ascending chain through a rook can do without it. */
  private boolean spare(int rook) {
    int size = rows.length;
    // The border below and left of everything is the corner (0, 0) taken once more, at -1.
    for (int left = -1; left <= rook; left++) {
      for (int bottom = left < 0 ? -1 : 0; bottom <= (left < 0 ? -1 : rows[rook]); bottom++) {
        boolean start = left < 0 || (freeColumns[left] > 0 && freeRows[bottom] > 0);
        for (int right = rook + 1; start && right <= size + 1; right++) {
          boolean border = right > size;
          int from = border ? size + 1 : rows[rook] + 1;
          for (int top = from; top <= (border ? size + 1 : size); top++) {
            boolean end = border ? left >= 0 : freeColumns[right] > 0 && freeRows[top] > 0;
            if (end && !same(rook, Math.max(left, 0), Math.max(bottom, 0), right, top)) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private boolean same(int rook, int left, int bottom, int right, int top) {
    int end = Math.min(right, rows.length);
    int high = Math.min(top, rows.length);
    return chain(left, bottom, end, high, rook) == chain(left, bottom, end, high, -1);
  }

  private ReducedRooks without(int rook) {
    int[] fewer = new int[rows.length - 1];
    for (int i = 0; i < fewer.length; i++) {
      int old = rows[i < rook ? i : i + 1];
      fewer[i] = old > rows[rook] ? old - 1 : old;
    }
    return new ReducedRooks(fewer, joined(freeColumns, rook), joined(freeRows, rows[rook]));
  }

  private static int[] joined(int[] gaps, int at) {
    int[] fewer = new int[gaps.length - 1];
    for (int i = 0; i < fewer.length; i++) {
      fewer[i] = i < at ? gaps[i] : i == at ? gaps[i] + gaps[i + 1] : gaps[i + 1];
    }
    return fewer;
  }

  /**
   * The board or one of its images, the same one for all of them.
   *
   * @param square whether the images in the middle lines count too
   */
  ReducedRooks leastImage(boolean square) {
    ReducedRooks least = leastOfFour();
    return square ? lesser(least, mirrored().leastOfFour()) : least;
  }

  private ReducedRooks leastOfFour() {
    ReducedRooks turned = halfTurned();
    return lesser(lesser(this, turned), lesser(transposed(), turned.transposed()));
  }

  private static ReducedRooks lesser(ReducedRooks one, ReducedRooks other) {
    int order = Arrays.compare(other.rows, one.rows);
    order = order != 0 ? order : Arrays.compare(other.freeColumns, one.freeColumns);
    order = order != 0 ? order : Arrays.compare(other.freeRows, one.freeRows);
    return order < 0 ? other : one;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReducedRooks that
        && Arrays.equals(rows, that.rows)
        && Arrays.equals(freeColumns, that.freeColumns)
        && Arrays.equals(freeRows, that.freeRows);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(rows) * 31 + Arrays.hashCode(freeColumns)) * 31
        + Arrays.hashCode(freeRows);
  }

  @Override
  public String toString() {
    return Arrays.toString(rows) + Arrays.toString(freeColumns) + Arrays.toString(freeRows);
  }
}
