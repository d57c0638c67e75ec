package org.farstar.regions.board;

import java.util.Arrays;

/** The planes that moves lead to, in the order in which they were added. */
public final class PlaneList implements BoardMoves {
  private long[] planes = new long[32];
  private int size;

  /** No planes. */
  public PlaneList() {}

  @Override
  public void add(Board to, int one, int two, int three) {
    int at = 2 * size++;
    if (at == planes.length) {
      planes = Arrays.copyOf(planes, 2 * at);
    }
    planes[at] = to.first();
    planes[at + 1] = to.second();
  }

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  /** The two planes of one board after the other; there may be unused room behind them. */
  public long[] planes() {
    return planes;
  }
}
