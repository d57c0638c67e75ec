package org.farstar.regions.nimber;

import java.util.List;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.engine.memory.SharedTable;
import org.farstar.regions.board.Grid;

/**
 * What is known of questions about the nimbers of regions, to outlive the process. A question is
 * known by the region's planes and its nimber, each added to a number of the SHA-256 of the rules
 * and the frame, and by the last one of these. Safe for threads.
 */
public final class KeptNimbers {
  private final KeptResults results;
  private final Digest origin;

  /**
   * @param rules the words that name the rules in every process
   */
  public KeptNimbers(KeptResults results, List<String> rules, Grid frame) {
    this.results = results;
    this.origin = Digest.of(List.of("questions", String.join("\n", rules), frame.toString()));
  }

  private Digest digest(long first, long second, int nimber) {
    return origin.plus(new Digest(first, second, nimber, 0));
  }

  /** What was kept of a question, as {@link KeptResults#content} has it. */
  long content(long first, long second, int nimber) {
    return results.content(digest(first, second, nimber));
  }

  /** Keeps what is known of a question, as long as there is room. */
  void keep(long first, long second, int nimber, KeptResults.Entry entry) {
    results.record(digest(first, second, nimber), entry);
  }

  /**
   * Puts the nimbers that were kept into a table.
   *
   * @param words how many longs tell regions apart
   */
  void fill(SharedTable table, int words) {
    results.forEachUnsorted(
        (digest, entry) -> {
          long nimber = digest.c() - origin.c();
          if (digest.d() == origin.d() && nimber >= 0 && entry.content() == KeptResults.LOST) {
            long[] key = new long[words + 1];
            key[words - 1] = digest.b() - origin.b();
            key[0] = digest.a() - origin.a();
            key[words] = NimberTable.REGION;
            table.put(key, NimberTable.exact((int) nimber, 1L << entry.effort()));
          }
        });
  }
}
