package org.farstar.games.positional.search;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofEntry;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.SharedTable;

/** What is known of the positions of one attacker; forgets instead of growing. Thread-safe. */
final class LineTable implements Measured {
  /** How many longs a key has: four of points, and whose turn it is. */
  static final int WORDS = 5;

  private final SharedTable entries;

  /**
   * @param bytes how much memory it may take, about
   */
  LineTable(long bytes) {
    this.entries =
        new SharedTable(WORDS, Math.max(1 << 10, bytes / SharedTable.bytesPerEntry(WORDS)));
  }

  static void key(Bits node, long[] key) {
    key[0] = node.a();
    key[1] = node.a2();
    key[2] = node.d();
    key[3] = node.d2();
    key[4] = (long) node.left() << 1 | (node.attacks() ? 1 : 0);
  }

  /** Whether the player wins whose turn it is, as far as that is known. */
  Decision get(Bits node) {
    return ProofEntry.decision(entries.get(key(node)));
  }

  void put(Bits node, boolean wins) {
    entries.put(key(node), wins ? ProofEntry.WON : ProofEntry.LOST);
  }

  private static long[] key(Bits node) {
    long[] key = new long[WORDS];
    key(node, key);
    return key;
  }

  SharedTable entries() {
    return entries;
  }

  @Override
  public long bytes() {
    return entries.bytes();
  }
}
