package org.farstar.engine.search;

import org.farstar.engine.kernel.ProofEntry;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.SharedTable;

/**
 * A table that several searches share, made when one of them first asks for it. Those who extend it
 * add what else these searches share. Thread-safe.
 */
public class TableOnDemand implements Forgetful {
  /** How many longs the key of a board has. */
  public static final int BOARD_WORDS = 2;

  private final int words;
  private final long most;

  /** Null where nothing is kept. */
  private final KeptKeys kept;

  private volatile SharedTable table;

  /**
   * @param words how many longs a key has
   * @param most how many entries there may be at a time
   * @param kept what it begins with, of keys of two longs; null where that is nothing
   */
  protected TableOnDemand(int words, long most, KeptKeys kept) {
    this.words = words;
    this.most = most;
    this.kept = kept;
  }

  /** What outlives the process; null where nothing does. */
  public final KeptKeys kept() {
    return kept;
  }

  /** The table of positions. */
  public final SharedTable table() {
    SharedTable made = table;
    return made == null ? made() : made;
  }

  private synchronized SharedTable made() {
    if (table == null) {
      SharedTable made = new SharedTable(words, most);
      if (kept != null) {
        kept.forEach(
            (first, second, third, entry) ->
                made.put(
                    new long[] {first, second},
                    ProofEntry.ofKept(entry.content(), entry.effort())));
      }
      table = made;
    }
    return table;
  }

  @Override
  public long bytes() {
    SharedTable made = table;
    return made == null ? 0 : made.bytes();
  }

  @Override
  public void forget() {
    SharedTable made = table;
    if (made != null) {
      made.forget();
    }
  }
}
