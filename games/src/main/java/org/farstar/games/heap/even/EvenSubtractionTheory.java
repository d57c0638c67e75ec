package org.farstar.games.heap.even;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.HeapTheory;

/** The lecture's lemma: g(0) = 0, g(2k) = k-1 and g(2k-1) = k for k at least 1. */
public final class EvenSubtractionTheory extends HeapTheory {
  /** The theory. */
  public EvenSubtractionTheory() {}

  @Override
  public List<Statement> statements() {
    return List.of(HeapStatements.EVEN);
  }

  @Override
  protected BigInteger value(BigInteger heap) {
    BigInteger half = heap.shiftRight(1);
    return heap.testBit(0) ? half.add(BigInteger.ONE) : half.subtract(BigInteger.ONE);
  }

  /** Taking an even number keeps the parity, which leaves one size of each value. */
  @Override
  protected void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests) {
    boolean odd = heap.testBit(0);
    BigInteger rest =
        odd
            ? wanted.shiftLeft(1).subtract(BigInteger.ONE)
            : wanted.shiftLeft(1).add(BigInteger.TWO);
    if (rest.signum() > 0 && rest.compareTo(heap) < 0) {
      rests.accept(rest);
    }
    if (odd && wanted.signum() == 0) {
      rests.accept(BigInteger.ZERO);
    }
  }

  @Override
  protected Step because(BigInteger heap, Step step) {
    return step.with("formula", heap.testBit(0) ? "odd" : "even");
  }
}
