package org.farstar.engine.play;

import org.farstar.values.cancel.Cancellation;

/**
 * Counts the moves that one position hands over, and {@linkplain Cancellation asks} now and then
 * whether the work may go on: a heap of a million has half a million options, and a row of twenty
 * digits as many as that. Every collector of moves that may meet such a position counts on one, or
 * on the meter of its search.
 */
public final class MoveCount {
  /** An option in a list: its place and an object of a few words. */
  public static final long BYTES_PER_OPTION = 96;

  private static final int ASKED_EVERY = 256;

  private final long bytesEach;
  private long made;

  /** Of moves that are counted and not kept. */
  public static MoveCount passing() {
    return new MoveCount(0);
  }

  /** Of moves that are kept in a list, which takes memory. */
  public static MoveCount kept() {
    return new MoveCount(BYTES_PER_OPTION);
  }

  private MoveCount(long bytesEach) {
    this.bytesEach = bytesEach;
  }

  /**
   * Counts a move that was handed over. What the check of this thread throws comes out, through the
   * rules that hand over.
   */
  public void add() {
    if (++made % ASKED_EVERY == 0) {
      Cancellation.check(made * bytesEach);
    }
  }
}
