package org.farstar.engine.search;

import java.util.Optional;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.player.Player;

/**
 * What searches for verdicts remember: who reaches at least a draw, who wins, and proof numbers.
 * Old entries are forgotten when it is full. Safe for threads.
 *
 * @param <P> the positions
 */
public final class VerdictTable<P> implements Measured {
  /** A map node, a key with its position, its share of the index; estimated. */
  private static final long BYTES_PER_ENTRY = 224;

  /** The parts of a workspace's memory that answers and proof numbers may take. */
  private static final int MEMORY_SHARE = 6;

  private final BoundedTable<Object, Boolean> answers;
  private final ProofNumbers numbers;
  private volatile boolean draws;

  /**
   * @param bytes how much memory answers may take, and proof numbers once more, about
   */
  public VerdictTable(long bytes) {
    this.answers = new BoundedTable<>(Math.max(1 << 10, bytes / BYTES_PER_ENTRY), BYTES_PER_ENTRY);
    this.numbers = new ProofNumbers(bytes);
  }

  /** A table that takes its share of a workspace. */
  public static <P> VerdictTable<P> in(Workspace workspace) {
    return new VerdictTable<>(workspace.memoryBytes() / MEMORY_SHARE);
  }

  /**
   * A question: does the player who moves in a position win it?
   *
   * @param position the position
   * @param mover who moves
   * @param drawWins whether a draw counts as a win of the player who moves
   */
  record Asked<P>(P position, Player mover, boolean drawWins) {}

  Optional<Boolean> get(Asked<P> asked) {
    return Optional.ofNullable(answers.get(asked));
  }

  void put(Asked<P> asked, boolean wins) {
    answers.put(asked, wins);
  }

  ProofNumbers numbers() {
    return numbers;
  }

  /** Whether a drawn end of a play was ever met. */
  boolean draws() {
    return draws;
  }

  void drawMet() {
    draws = true;
  }

  @Override
  public long bytes() {
    return answers.bytes() + numbers.bytes();
  }
}
