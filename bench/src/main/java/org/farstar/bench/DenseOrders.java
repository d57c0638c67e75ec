package org.farstar.bench;

import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.monotone.dense.BoxTable;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.games.order.monotone.dense.DiagramBox;

/**
 * Solves monotonic sequence games on Q for ranges of critical lengths, a row for each d and its
 * time:
 *
 * <pre>
 *   java -Xmx6g -cp bench/target/benchmarks.jar org.farstar.bench.DenseOrders 4 8 4 16 6
 * </pre>
 *
 * for d from 4 to 8 and a from the larger of 4 and d to 16, as far as tables of 6 GB go.
 */
public final class DenseOrders {
  private DenseOrders() {}

  /** See the class. */
  public static void main(String[] args) {
    long bytes = Long.parseLong(args[4]) * 1_000_000_000L;
    for (int d = Integer.parseInt(args[0]); d <= Integer.parseInt(args[1]); d++) {
      for (int a = Math.max(d, Integer.parseInt(args[2])); a <= Integer.parseInt(args[3]); a++) {
        if (!BoxTable.fits(DiagramBox.of(a, d, false), bytes)) {
          break;
        }
        long start = System.nanoTime();
        Control control = new Control(Budget.unlimited());
        DenseGame game = DenseGame.solve(a, d, false, control);
        System.out.printf(
            "a=%d d=%d %s %d words %d lost %.2f s%n",
            a,
            d,
            game.outcome(),
            game.table().words(),
            game.table().lostWords(),
            (System.nanoTime() - start) / 1e9);
      }
    }
  }
}
