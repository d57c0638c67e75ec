package org.farstar.regions.nimber;

import java.util.List;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.engine.memory.SharedTable;
import org.farstar.regions.board.Grid;

/**
 * What is known of the nimbers of regions, to outlive the process: a region is known by its planes,
 * each added to a number of the SHA-256 of the rules and the frame, and by the other two numbers.
 * Safe for threads.
 */
public final class KeptNimbers {
  private final KeptResults results;
  private final Digest origin;

  /**
   * @param rules the words that name the rules in every process
   */
  public KeptNimbers(KeptResults results, List<String> rules, Grid frame) {
    this.results = results;
    this.origin = Digest.of(List.of("nimbers", String.join("\n", rules), frame.toString()));
  }

  /** Keeps an entry of {@link NimberTable}, as long as there is room. */
  void keep(long[] key, long entry) {
    long second = key.length == 1 ? 0 : key[1];
    results.put(
        origin.plus(new Digest(key[0], second, 0, 0)),
        NimberTable.content(entry),
        NimberTable.effort(entry));
  }

  /**
   * Puts what was kept into a table.
   *
   * @param words how many longs its keys have
   */
  void fill(SharedTable table, int words) {
    results.forEachUnsorted(
        (digest, entry) -> {
          if (digest.c() == origin.c() && digest.d() == origin.d()) {
            long first = digest.a() - origin.a();
            long[] key =
                words == 1 ? new long[] {first} : new long[] {first, digest.b() - origin.b()};
            table.put(key, NimberTable.entry(entry.content(), entry.effort()));
          }
        });
  }
}
