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

  /** Keeps the nimber of a region that was found without a question. */
  void keep(long first, long second, int nimber) {
    keep(first, second, nimber, new KeptResults.Entry(KeptResults.LOST, 0));
  }

  /**
   * Puts the nimbers that were kept into a table.
   *
   * @param key has room for its keys
   */
  void fill(SharedTable table, long[] key) {
    results.forEachUnsorted(
        (digest, entry) -> {
          Digest question = digest.minus(origin);
          if (question.d() == 0 && question.c() >= 0 && entry.content() == KeptResults.LOST) {
            NimberTable.key(question.a(), question.b(), NimberTable.REGION, key);
            table.put(key, NimberTable.exact((int) question.c(), 1L << entry.effort()));
          }
        });
  }
}
