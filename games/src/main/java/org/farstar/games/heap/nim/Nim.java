package org.farstar.games.heap.nim;

import java.math.BigInteger;
import java.util.function.Consumer;
import org.farstar.games.heap.grundy.LoweredHeaps;

/** Nim: a move takes any number, at least 1, from one heap. */
public final class Nim extends LoweredHeaps {
  @Override
  protected void rests(BigInteger heap, Consumer<BigInteger> rests) {
    BigInteger rest = heap;
    for (int taken = 1; taken <= LISTED && rest.signum() > 0; taken++) {
      rest = rest.subtract(BigInteger.ONE);
      rests.accept(rest);
    }
  }

  @Override
  protected boolean lowers(BigInteger heap, BigInteger rest) {
    return true;
  }
}
