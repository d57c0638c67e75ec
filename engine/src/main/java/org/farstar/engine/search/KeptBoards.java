package org.farstar.engine.search;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.kernel.ProofEntry;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.memory.Workspace;

/**
 * Results of whole boards that outlive the process: a position is known by its two planes, each
 * added to a number of the SHA-256 of the rules and the frame, and by the other two numbers. Safe
 * for threads.
 */
public final class KeptBoards implements DepthFirst.Keeper {
  /** How many longs the key of a board has. */
  public static final int WORDS = 2;

  private final KeptResults results;
  private final Digest origin;

  /**
   * @param name of the rules and the frame, the same in every process
   */
  public KeptBoards(KeptResults results, String name) {
    this.results = results;
    this.origin = Digest.of(List.of("boards", name));
  }

  /**
   * What is kept of the boards of some rules; null where nothing is.
   *
   * @param kind which search keeps it
   * @param rules what names the rules, the same in every process; nothing is kept of unnamed ones
   */
  public static KeptBoards of(String kind, Optional<List<String>> rules, Workspace workspace) {
    return rules
        .flatMap(
            words ->
                workspace
                    .kept()
                    .map(
                        results -> new KeptBoards(results, kind + "\n" + String.join("\n", words))))
        .orElse(null);
  }

  /** Keeps the result of a position with Left to move, as long as there is room. */
  @Override
  public void keep(long[] key, boolean wins, int effort) {
    results.put(origin.plus(new Digest(key[0], key[1], 0, 0)), wins, effort);
  }

  /** Puts what was kept into a table. */
  void fill(SharedTable table) {
    results.forEachUnsorted(
        (digest, entry) -> {
          if (digest.c() == origin.c() && digest.d() == origin.d()) {
            table.put(
                new long[] {digest.a() - origin.a(), digest.b() - origin.b()},
                ProofEntry.ofKept(entry.content(), entry.effort()));
          }
        });
  }
}
