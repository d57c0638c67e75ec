package org.farstar.games.positional.search;

import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.search.ProofNumbers;

/** What is known of the positions of one attacker; forgets instead of growing. Thread-safe. */
final class LineTable implements Measured {
  /** A map node with its key, and its share of the index; estimated. */
  private static final long BYTES_PER_ENTRY = 128;

  private final BoundedTable<Bits, Boolean> answers;
  private final ProofNumbers numbers;

  /**
   * @param bytes how much memory answers may take, and proof numbers once more, about
   */
  LineTable(long bytes) {
    this.answers = new BoundedTable<>(Math.max(1 << 10, bytes / BYTES_PER_ENTRY), BYTES_PER_ENTRY);
    this.numbers = new ProofNumbers(bytes);
  }

  /** Whether the player wins whose turn it is; null where that is not known. */
  Boolean get(Bits node) {
    return answers.get(node);
  }

  void put(Bits node, boolean wins) {
    answers.put(node, wins);
  }

  ProofNumbers numbers() {
    return numbers;
  }

  @Override
  public long bytes() {
    return answers.bytes() + numbers.bytes();
  }
}
