package org.farstar.engine.search;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Remembers results of positions. The caller of a search owns its table and its lifetime; a table
 * may serve several searches of the same rules, one after the other or side by side.
 *
 * <p>A position's two results share one byte:
 *
 * <pre>
 *   bit  7 6 5 4 | 3 2     | 1 0
 *        0 0 0 0 | Right   | Left moves first      0 unknown, 1 win, 2 draw, 3 loss
 * </pre>
 *
 * @param <P> the positions
 */
public final class OutcomeTable<P> {
  /**
   * A map node, its share of the index, and a sum of small positions: 174 for single lines of coins
   * and 206 for sums of three, measured as heap in use; rounded up.
   */
  private static final long BYTES_PER_ENTRY = 224;

  private static final Result[] RESULTS = Result.values();

  private final ConcurrentHashMap<P, Byte> results;

  private OutcomeTable(ConcurrentHashMap<P, Byte> results) {
    this.results = results;
  }

  /** A table that remembers everything; safe for threads. */
  public static <P> OutcomeTable<P> remembering() {
    return new OutcomeTable<>(new ConcurrentHashMap<>());
  }

  /** A table that remembers nothing: the plain game tree, for checks of the table itself. */
  public static <P> OutcomeTable<P> forgetting() {
    return new OutcomeTable<>(null);
  }

  /** The result for this player moving first, where it is known. */
  public Optional<Result> get(P position, Player mover) {
    Byte bits = results == null ? null : results.get(position);
    int code = bits == null ? 0 : (bits >>> shift(mover)) & 3;
    return code == 0 ? Optional.empty() : Optional.of(RESULTS[code - 1]);
  }

  /** Remembers the result for this player moving first. */
  public void put(P position, Player mover, Result result) {
    if (results != null) {
      byte bits = (byte) ((result.ordinal() + 1) << shift(mover));
      results.merge(position, bits, (old, fresh) -> (byte) (old | fresh));
    }
  }

  /** How many positions are remembered. */
  public long size() {
    return results == null ? 0 : results.mappingCount();
  }

  /** An estimate of the memory in use. */
  public long bytes() {
    return size() * BYTES_PER_ENTRY;
  }

  private static int shift(Player mover) {
    return mover == Player.LEFT ? 0 : 2;
  }
}
