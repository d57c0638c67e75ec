package org.farstar.regions.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;

/**
 * Finds the best ways to cut a row at stones into pieces of up to {@value #LONGEST} cells, see
 * {@link org.farstar.regions.rules.Bounds#pieces}: for the sum of the mean values of the pieces,
 * and for the sum of their stops. Dynamic programming over the stones, each the best end of the row
 * before it.
 */
final class RowCuts {
  /** How many cells a piece has at most: longer ones take too long to value. */
  static final int LONGEST = 12;

  private final ItemStock stock;
  private final StripCuts.Strips pieces;

  /**
   * @param pieces values pieces
   */
  RowCuts(ItemStock stock, StripCuts.Strips pieces) {
    this.stock = stock;
    this.pieces = pieces;
  }

  /**
   * The sums of the best cuts that a row is at least, or at most.
   *
   * @param row a row at the beginning of the first line of its grid
   * @param player who has no more in the sums than in the row
   */
  List<ItemSum> best(Board row, Player player) {
    boolean left = player == Player.LEFT;
    Board seen = left ? row : new Board(row.grid(), row.second(), row.first());
    int[] points = points(row);
    ItemSum[][] values = new ItemSum[points.length][points.length];
    for (int i = 0; i < points.length; i++) {
      for (int j = i + 1; j < points.length; j++) {
        boolean before = i > 0;
        boolean behind = j < points.length - 1;
        int size = points[j] - points[i] + 1 + (before ? 1 : 0) + (behind ? 1 : 0);
        if (size <= LONGEST && (before || behind)) {
          Board piece = piece(seen, points[i], points[j], before, behind);
          ItemSum value = pieces.value(piece, (1L << size) - 1);
          values[i][j] = value == null || left ? value : value.negative(stock);
        }
      }
    }
    List<ItemSum> sums = new ArrayList<>(2);
    add(sums, best(values, sum -> left ? sum.mean() : -sum.mean()));
    add(sums, best(values, sum -> left ? sum.stop(Player.RIGHT) : -sum.stop(Player.LEFT)));
    return sums;
  }

  private static void add(List<ItemSum> sums, ItemSum sum) {
    if (sum != null && !sums.contains(sum)) {
      sums.add(sum);
    }
  }

  /** The first cell of a row, those of the stones that it may be cut at, and the last one. */
  static int[] points(Board row) {
    long cells = row.grid().all() & ~row.in(3);
    long last = Long.highestOneBit(cells);
    long points = row.in(1) | row.in(2) | 1 | last;
    int[] at = new int[Long.bitCount(points)];
    for (int i = 0; i < at.length; i++) {
      at[i] = Long.numberOfTrailingZeros(points);
      points &= points - 1;
    }
    return at;
  }

  /**
   * The piece between two cells of a row.
   *
   * @param before whether it is cut at the first one
   * @param behind whether it is cut at the last one
   */
  static Board piece(Board row, int first, int last, boolean before, boolean behind) {
    long all = row.grid().all();
    return new Board(
        row.grid(),
        piece(row.first(), first, last, before, behind) & all,
        piece(row.second(), first, last, before, behind) & all);
  }

  /** A plane of a piece, with every bit behind it set. */
  private static long piece(long plane, int first, int last, boolean before, boolean behind) {
    int size = last - first + 1;
    long beyond = -1L << size;
    long piece = plane >>> first & ~beyond;
    long whole = piece | (behind ? beyond << 1 | (piece << 1 & -1L << size) : beyond);
    return before ? whole << 1 | whole & 1 : whole;
  }

  /** The sum of the pieces of the best way; null where no way is known to the end. */
  private ItemSum best(ItemSum[][] values, ToLongFunction<ItemSum> worth) {
    int end = values.length - 1;
    long[] most = new long[end + 1];
    int[] next = new int[end + 1];
    for (int i = end - 1; i >= 0; i--) {
      for (int j = i + 1; j <= end; j++) {
        if (values[i][j] != null && (j == end || next[j] > 0)) {
          long total = worth.applyAsLong(values[i][j]) + most[j];
          if (next[i] == 0 || total > most[i]) {
            most[i] = total;
            next[i] = j;
          }
        }
      }
    }
    if (next[0] == 0) {
      return null;
    }
    ItemSum sum = stock.empty();
    for (int i = 0; i < end; i = next[i]) {
      sum = sum.plus(stock, values[i][next[i]]);
    }
    return sum;
  }
}
