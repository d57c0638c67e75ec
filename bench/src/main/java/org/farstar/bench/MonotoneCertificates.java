package org.farstar.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.DeckOutcomes;

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
    if (games.length == 1 && games[0].equals("rows")) {
      rows(new Control(budget));
    }
    for (String game : games.length == 0 ? USUAL : games) {
      if (game.equals("rows")) {
        continue;
      }
      String[] parts = game.split(",");
      List<Convention> conventions = new ArrayList<>(List.of(Convention.values()));
      if (parts.length > 2) {
        conventions.removeIf(convention -> !convention.word().equals(parts[2]));
      }
      for (Convention convention : conventions) {
        make(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), convention, budget);
      }
    }
    long wall = (System.nanoTime() - start) / 1_000_000;
    System.out.println("together " + wall + " ms, of the processor " + processorMillis() + " ms");
  }

  /** Processor time of this thread: other work on the machine does not count. */
  private static long processorMillis() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
  }

  /** The four normal rows of the paper and its sixteen misère rows. */
  private static void rows(Control control) {
    ChainSearch normal = new ChainSearch(ChainTables.of(7, 5, Convention.NORMAL), control);
    for (int[] game : new int[][] {{5, 4}, {6, 4}, {5, 5}, {7, 4}}) {
      row(normal, game[0], game[1], Convention.NORMAL);
    }
    ChainSearch misere = new ChainSearch(ChainTables.of(9, 5, Convention.MISERE), control);
    for (int d = 3; d <= 5; d++) {
      for (int a = d; a <= (d == 5 ? 7 : 9); a++) {
        row(misere, a, d, Convention.MISERE);
      }
    }
    System.out.println(normal.visited() + misere.visited() + " positions");
  }

  private static void row(ChainSearch search, int a, int d, Convention convention) {
    StringBuilder row = new StringBuilder(convention.word() + " " + a + " " + d + " ");
    for (int n = 1; n <= 20; n++) {
      row.append(search.outcome(a, d, n));
    }
    System.out.println(row);
  }

  private static void make(int a, int d, Convention convention, Budget budget) {
    Control control =
        new Control(
            budget,
            progress ->
                System.err.print(
                    "\r" + progress.positions() + " positions, " + progress.rate() + "/s "));
    ChainTables tables = ChainTables.of(a, d, convention);
    long before = processorMillis();
    try {
      DeckOutcomes made = DeckOutcomes.make(a, d, tables, control);
      System.out.println(
          made.sentence()
              + ", "
              + tables.bytes() / 1_000_000
              + " MB, of the processor "
              + (processorMillis() - before)
              + " ms");
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
