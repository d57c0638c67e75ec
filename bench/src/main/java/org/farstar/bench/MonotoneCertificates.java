package org.farstar.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.order.monotone.chain.Certificate;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;

/**
 * Certificates of monotonic sequence games: who wins for every n, with positions, time and memory.
 *
 * <p>Without arguments those of (3,3)..(9,3), (4,4)..(7,4) and (5,5). Arguments are games, {@code
 * 6,5} for both conventions, {@code 6,5,normal} or {@code 6,5,misere} for one. Each has tables of
 * its own.
 */
public final class MonotoneCertificates {
  private static final String[] USUAL = {
    "3,3", "4,3", "5,3", "6,3", "7,3", "8,3", "9,3", "4,4", "5,4", "6,4", "7,4", "5,5"
  };

  private MonotoneCertificates() {}

  /** Makes the certificates one after the other. */
  public static void main(String[] games) {
    long memory = Runtime.getRuntime().maxMemory() * 3 / 4;
    Budget budget = new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(memory));
    long start = System.nanoTime();
    for (String game : games.length == 0 ? USUAL : games) {
      String[] parts = game.split(",");
      List<Convention> conventions = new ArrayList<>(List.of(Convention.values()));
      if (parts.length > 2) {
        conventions.removeIf(convention -> !convention.word().equals(parts[2]));
      }
      for (Convention convention : conventions) {
        make(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), convention, budget);
      }
    }
    System.out.println("together " + (System.nanoTime() - start) / 1_000_000 + " ms");
  }

  private static void make(int a, int d, Convention convention, Budget budget) {
    Control control =
        new Control(
            budget,
            progress ->
                System.err.print(
                    "\r" + progress.positions() + " positions, " + progress.rate() + "/s "));
    ChainTables tables = ChainTables.of(a, d, convention);
    try {
      Certificate made = Certificate.make(a, d, tables, control);
      System.out.println(made.sentence() + ", " + tables.bytes() / 1_000_000 + " MB");
    } catch (SearchStopped e) {
      System.out.println(
          "("
              + a
              + ","
              + d
              + ") "
              + convention.word()
              + ": "
              + e.getMessage()
              + " after "
              + tables.positions()
              + " positions");
    }
  }
}
