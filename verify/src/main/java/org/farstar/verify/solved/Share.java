package org.farstar.verify.solved;

import java.util.Map;
import java.util.TreeMap;
import org.farstar.verify.RefusedException;

/**
 * The layers of a solved folder that are still to be read, or its chunks that are still to be
 * checked: checkers take them in ascending order, and what is refused is the first fault of the
 * folder however many checkers there are.
 */
public final class Share {
  /** None is left. */
  static final int NONE = -1;

  private final int pieces;
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

  Share(int pieces, long positions) {
    this.pieces = pieces;
    this.positions = positions;
  }

  /** The next one, or {@link #NONE}. */
  synchronized int next() {
    return taken == pieces || !refused.isEmpty() ? NONE : taken++;
  }

  /** One was checked, with so many positions of it. */
  synchronized void checked(long some) {
    done++;
    checked += some;
  }

  /** One is false. */
  synchronized void refused(int piece, RefusedException e) {
    refused.put(piece, e);
  }

  /**
   * What was verified, when all checkers have ended.
   *
   * @throws RefusedException where anything is wrong
   * @throws IllegalStateException if some are left
   */
  public synchronized Verified verified() {
    for (RefusedException first : refused.values()) {
      throw first;
    }
    if (done != pieces) {
      throw new IllegalStateException(done + " of " + pieces + " were checked");
    }
    return new Verified(positions, checked);
  }
}
