package org.farstar.games.heap.even;

import java.math.BigInteger;
import java.util.function.Consumer;
import org.farstar.games.heap.grundy.LoweredHeaps;

/**
 * A move takes an even number from a heap, at least 2, but not the whole of it; or the whole heap
 * if it is odd. Heaps of 2 are dead.
 */
public final class EvenSubtraction extends LoweredHeaps {
  /** The rules. */
  public EvenSubtraction() {}

  @Override
  protected void rests(BigInteger heap, Consumer<BigInteger> rests) {
    BigInteger rest = heap.subtract(BigInteger.TWO);
    for (int taken = 1; taken < LISTED && rest.signum() > 0; taken++) {
      rests.accept(rest);
      rest = rest.subtract(BigInteger.TWO);
    }
    if (heap.testBit(0)) {
      rests.accept(BigInteger.ZERO);
    }
  }

  @Override
  protected boolean lowers(BigInteger heap, BigInteger rest) {
    return rest.signum() == 0 ? heap.testBit(0) : heap.testBit(0) == rest.testBit(0);
  }
}
