package org.farstar.engine.search;

import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.SharedTable;

/**
 * A table that several searches share, made when one of them first asks for it. Those who extend it
 * add what else these searches share. Thread-safe.
 */
public class TableOnDemand implements Forgetful {
  private final int words;
  private final long most;

  /** Null where nothing is kept. */
  private final KeptBoards kept;

  private volatile SharedTable table;

  /**
   * @param words how many longs a key has
   * @param most how many entries there may be at a time
   * @param kept what it begins with; null where that is nothing
   */
  protected TableOnDemand(int words, long most, KeptBoards kept) {
    this.words = words;
    this.most = most;
    this.kept = kept;
  }

  /** What outlives the process; null where nothing does. */
  public final KeptBoards kept() {
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
        kept.fill(made);
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
