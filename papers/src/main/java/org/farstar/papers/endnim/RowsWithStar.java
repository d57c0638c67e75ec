package org.farstar.papers.endnim;

import java.util.Arrays;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Who wins a row of a few finite piles beside a heap of Nim, by trying every move.
 *
 * <p>Time and memory grow with the power of the largest height that is one more than the number of
 * piles.
 */
final class RowsWithStar {
  private final int most;
  private final int largest;
  private final Meter meter;
  private final byte[] known;

  /**
   * @param most how many piles a row has at most
   * @param largest the largest height, and heap
   * @param control stops the search when its budget ends
   */
  RowsWithStar(int most, int largest, Control control) {
    this.most = most;
    this.largest = largest;
    this.meter = control.meter();
    this.known = new byte[Math.toIntExact(2 * (long) Math.pow(largest + 1, most + 1))];
  }

  /** The outcome of a row beside a heap. */
  Outcome outcome(List<Integer> row, int heap) {
    int[] piles = new int[most];
    for (int i = 0; i < row.size(); i++) {
      piles[i] = row.get(i);
    }
    return meter.during(() -> outcome(piles, row.size(), heap));
  }

  private Outcome outcome(int[] piles, int count, int heap) {
    boolean left = wins(piles, count, heap, Player.LEFT);
    boolean right = wins(piles, count, heap, Player.RIGHT);
    return left ? (right ? Outcome.N : Outcome.L) : right ? Outcome.R : Outcome.P;
  }

  private boolean wins(int[] piles, int count, int heap, Player player) {
    int code = player.ordinal();
    for (int pile : piles) {
      code = code * (largest + 1) + pile;
    }
    code = code * (largest + 1) + heap;
    if (known[code] == 0) {
      meter.count();
      known[code] = (byte) (tries(piles, count, heap, player) ? 1 : -1);
    }
    return known[code] > 0;
  }

  private boolean tries(int[] piles, int count, int heap, Player player) {
    for (int less = 0; less < heap; less++) {
      if (!wins(piles, count, less, player.opponent())) {
        return true;
      }
    }
    if (count == 0) {
      return false;
    }
    int end = player == Player.LEFT ? 0 : count - 1;
    int[] shorter = new int[most];
    System.arraycopy(piles, player == Player.LEFT ? 1 : 0, shorter, 0, count - 1);
    if (!wins(shorter, count - 1, heap, player.opponent())) {
      return true;
    }
    int[] lower = Arrays.copyOf(piles, most);
    for (int height = 1; height < piles[end]; height++) {
      lower[end] = height;
      if (!wins(lower, count, heap, player.opponent())) {
        return true;
      }
    }
    return false;
  }
}
