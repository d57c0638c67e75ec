package org.farstar.verify.solved;

import java.util.Map;
import java.util.TreeMap;
import org.farstar.verify.RefusedException;

/**
 * The chunks of a solved folder that are still to be checked: checkers take them in ascending
 * order, and what is refused is the first fault of the folder however many checkers there are.
 */
public final class Share {
  /** No chunk is left. */
  static final int NONE = -1;

  private final int chunks;
  private final long positions;
  private final Map<Integer, RefusedException> refused = new TreeMap<>();
  private int taken;
  private int done;
  private long checked;

  /**
   * What was verified.
   *
   * @param positions how many positions the folder has
   * @param checked how many of them were checked with all their options
   */
  public record Verified(long positions, long checked) {}

  Share(int chunks, long positions) {
    this.chunks = chunks;
    this.positions = positions;
  }

  /** The next chunk, or {@link #NONE}. */
  synchronized int next() {
    return taken == chunks || !refused.isEmpty() ? NONE : taken++;
  }

  /** A chunk was checked, with so many positions of it. */
  synchronized void checked(long some) {
    done++;
    checked += some;
  }

  /** A chunk is false. */
  synchronized void refused(int chunk, RefusedException e) {
    refused.put(chunk, e);
  }

  /**
   * What was verified, when all checkers have ended.
   *
   * @throws RefusedException where anything is wrong
   * @throws IllegalStateException if chunks are left
   */
  public synchronized Verified verified() {
    for (RefusedException first : refused.values()) {
      throw first;
    }
    if (done != chunks) {
      throw new IllegalStateException("chunks " + done + " to " + chunks + " were not checked");
    }
    return new Verified(positions, checked);
  }
}
