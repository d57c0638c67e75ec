package org.farstar.bench;

import java.io.IOException;
import java.nio.file.Path;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.games.heap.endnim.AtomicWeightTable;

/**
 * Hunts for a row of End Nim whose atomic weight is not an integer and keeps the table as CSV:
 *
 * <pre>
 *   java -cp bench/target/benchmarks.jar org.farstar.bench.AtomicWeightHunt 6 8 weights.csv
 * </pre>
 *
 * for all rows of heights up to 6 and up to 8 piles. An interrupted hunt goes on from its file.
 */
public final class AtomicWeightHunt {
  private AtomicWeightHunt() {}

  /** See the class. */
  public static void main(String[] args) throws IOException {
    Control control =
        new Control(
            Budget.unlimited(),
            p -> System.err.print("\r" + p.positions() + " blocks, " + p.millis() / 1000 + " s"));
    AtomicWeightTable.Result result =
        AtomicWeightTable.write(
            Path.of(args[2]), Integer.parseInt(args[0]), Integer.parseInt(args[1]), control);
    System.err.println();
    System.out.println(
        result.rows()
            + " rows, after "
            + result.earlier()
            + " that the file had; weights "
            + result.weights());
    System.out.println(
        result.counterexamples().isEmpty()
            ? "all of them integers"
            : "not integers: " + String.join("\n", result.counterexamples()));
  }
}
