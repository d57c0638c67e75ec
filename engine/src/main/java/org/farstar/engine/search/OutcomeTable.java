package org.farstar.engine.search;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Movable;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.Universe;

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
public final class OutcomeTable<P> implements Forgetful, Movable {
  /**
   * A map node, its share of the index, and a sum of small positions: 174 for single lines of coins
   * and 206 for sums of three, measured as heap in use; rounded up.
   */
  private static final long BYTES_PER_ENTRY = 224;

  /** The part of a workspace's memory that one table may take. */
  private static final int MEMORY_SHARE = 3;

  private static final Result[] RESULTS = Result.values();

  private final ConcurrentHashMap<P, Byte> all;
  private final ForgettingTable<P, Byte> lately;

  private OutcomeTable(ConcurrentHashMap<P, Byte> all, ForgettingTable<P, Byte> lately) {
    this.all = all;
    this.lately = lately;
  }

  /** A table that remembers everything; safe for threads. */
  public static <P> OutcomeTable<P> remembering() {
    return new OutcomeTable<>(new ConcurrentHashMap<>(), null);
  }

  /** A table that takes its share of a workspace and forgets old results when that is full. */
  public static <P> OutcomeTable<P> in(Workspace workspace) {
    long most = Math.max(1 << 10, workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_ENTRY);
    return new OutcomeTable<>(null, new ForgettingTable<>(most, BYTES_PER_ENTRY));
  }

  /** A table that remembers nothing: the plain game tree, for checks of the table itself. */
  public static <P> OutcomeTable<P> forgetting() {
    return new OutcomeTable<>(null, null);
  }

  /** The result for this player moving first, where it is known. */
  public Optional<Result> get(P position, Player mover) {
    Byte bits = all != null ? all.get(position) : lately != null ? lately.get(position) : null;
    int code = bits == null ? 0 : (bits >>> shift(mover)) & 3;
    return code == 0 ? Optional.empty() : Optional.of(RESULTS[code - 1]);
  }

  /** Remembers the result for this player moving first. */
  public void put(P position, Player mover, Result result) {
    byte bits = (byte) ((result.ordinal() + 1) << shift(mover));
    if (all != null) {
      all.merge(position, bits, (old, fresh) -> (byte) (old | fresh));
    } else if (lately != null) {
      // Of two threads that meet here one result may be lost, and is found again when needed.
      Byte known = lately.get(position);
      lately.put(position, known == null ? bits : (byte) (known | bits));
    }
  }

  /** How many positions are remembered. */
  public long size() {
    return all != null ? all.mappingCount() : lately != null ? lately.size() : 0;
  }

  /** An estimate of the memory in use that grows without end; 0 for a table that is bounded. */
  public long unboundedBytes() {
    return all == null ? 0 : bytes();
  }

  /** An estimate of the memory in use, in bytes. */
  @Override
  public long bytes() {
    return size() * BYTES_PER_ENTRY;
  }

  /** Where everything is to be remembered, nothing is forgotten. */
  @Override
  public void forget() {
    if (lately != null) {
      lately.forget();
    }
  }

  /** Results are no short games, and stay. */
  @Override
  public void moveTo(Universe universe, long most) {}

  private static int shift(Player mover) {
    return mover == Player.LEFT ? 0 : 2;
  }
}
