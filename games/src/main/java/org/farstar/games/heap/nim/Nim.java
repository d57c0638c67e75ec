package org.farstar.games.heap.nim;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.LoweredHeaps;
import org.farstar.verify.heap.HeapSum;
import org.farstar.verify.heap.HeapSumRules;

/** Nim: a move takes any number, at least 1, from one heap. */
public final class Nim extends LoweredHeaps implements HeapSumRules<Heaps> {
  /** The rules. */
  public Nim() {}

  @Override
  public Optional<HeapSum> heapSum(Heaps heaps) {
    return Optional.of(new HeapSum(HeapSum.NIM, heaps.sizes()));
  }

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
