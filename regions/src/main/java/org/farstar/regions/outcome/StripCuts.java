package org.farstar.regions.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;

/**
 * Finds the best ways to cut a region into strips of up to {@value #WIDEST} lines: for the sum of
 * the mean values of the strips, and for the sum of their stops. Each is the best end of each
 * number of lines, in turn.
 */
final class StripCuts {
  /** How many lines a strip has at most: wider ones take too long to value. */
  private static final int WIDEST = 3;

  private final ItemStock stock;
  private final Strips strips;

  /** Values strips. */
  @FunctionalInterface
  interface Strips {
    /** The value of a part of a board as a sum; null where it is not found. */
    ItemSum value(Board board, long cells);
  }

  StripCuts(ItemStock stock, Strips strips) {
    this.stock = stock;
    this.strips = strips;
  }

  /**
   * The sums of the best cuts.
   *
   * @param lines the lines of the region
   * @param player for whom the sums are to be large
   */
  List<ItemSum> best(Board board, long[] lines, Player player) {
    boolean left = player == Player.LEFT;
    ItemSum[][] values = new ItemSum[lines.length][WIDEST];
    for (int i = 0; i < lines.length; i++) {
      long strip = 0;
      for (int size = 1; size <= WIDEST && i + size <= lines.length; size++) {
        strip |= lines[i + size - 1];
        values[i][size - 1] = strips.value(board, strip);
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

  /** The sum of the strips of the best way; null where no way is known to the end. */
  private ItemSum best(ItemSum[][] values, ToLongFunction<ItemSum> worth) {
    int lines = values.length;
    long[] most = new long[lines + 1];
    int[] first = new int[lines + 1];
    for (int i = lines - 1; i >= 0; i--) {
      for (int size = 1; size <= WIDEST && i + size <= lines; size++) {
        ItemSum value = values[i][size - 1];
        boolean known = value != null && (i + size == lines || first[i + size] > 0);
        long total = known ? worth.applyAsLong(value) + most[i + size] : 0;
        if (known && (first[i] == 0 || total > most[i])) {
          most[i] = total;
          first[i] = size;
        }
      }
    }
    if (lines == 0 || first[0] == 0) {
      return null;
    }
    ItemSum sum = stock.empty();
    for (int i = 0; i < lines; i += first[i]) {
      sum = sum.plus(stock, values[i][first[i] - 1]);
    }
    return sum;
  }
}
