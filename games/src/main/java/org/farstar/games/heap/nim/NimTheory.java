package org.farstar.games.heap.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.HeapTheory;

/** A heap is worth its size (Bouton 1901). */
public final class NimTheory extends HeapTheory {
  /** The theory. */
  public NimTheory() {}

  @Override
  public List<Statement> statements() {
    return List.of(HeapStatements.NIM);
  }

  @Override
  protected BigInteger value(BigInteger heap) {
    return heap;
  }

  @Override
  protected void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests) {
    if (wanted.compareTo(heap) < 0) {
      rests.accept(wanted);
    }
  }

  @Override
  protected Step because(BigInteger heap, Step step) {
    return step.with("formula", "size");
  }
}
