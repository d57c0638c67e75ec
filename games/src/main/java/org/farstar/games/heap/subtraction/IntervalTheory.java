package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.HeapTheory;

/** The value n mod (k+1) of a heap of n where 1 to k may be taken. */
public final class IntervalTheory extends HeapTheory {
  private final Subtraction rules;
  private final BigInteger modulus;

  /**
   * @param rules rules whose set is {1, ..., k}
   */
  public IntervalTheory(Subtraction rules) {
    if (!rules.set().isInterval()) {
      throw new IllegalArgumentException("no interval from 1: " + rules.set());
    }
    this.rules = rules;
    this.modulus = BigInteger.valueOf(rules.set().largest() + 1L);
  }

  @Override
  public List<Statement> statements() {
    return List.of(HeapStatements.INTERVAL);
  }

  @Override
  protected BigInteger value(BigInteger heap) {
    return heap.mod(modulus);
  }

  @Override
  protected void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests) {
    rules.rests(
        heap,
        rest -> {
          if (value(rest).equals(wanted)) {
            rests.accept(rest);
          }
        });
  }

  @Override
  protected Step because(BigInteger heap, Step step) {
    return step.with("formula", "remainder").with("modulus", modulus.toString());
  }
}
