package example;

import org.farstar.games.heap.octal.TakeAndBreak;

/** Rows of skittles, as in Kayles: a throw takes one or two neighbours and may split the row. */
final class Skittles extends TakeAndBreak {
  Skittles() {
    super(2);
  }

  @Override
  public boolean leaves(int taken, int heaps) {
    return taken > 0;
  }
}
