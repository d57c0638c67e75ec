package org.farstar.games.heap.unequal;

import org.farstar.games.heap.octal.TakeAndBreak;

/**
 * Grundy's game (P. M. Grundy, Mathematics and games, Eureka 2, 1939): a move splits a heap into
 * two of unequal size.
 */
public final class UnequalSplit extends TakeAndBreak {
  /** The rules. */
  public UnequalSplit() {
    super(0);
  }

  @Override
  public boolean leaves(int taken, int heaps) {
    return heaps == 2;
  }

  @Override
  public boolean halves() {
    return false;
  }
}
