package org.farstar.games.heap.nim;

import java.math.BigInteger;
import java.util.function.Consumer;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.HeapsRule;
import org.farstar.games.heap.grundy.OneRuleTheory;

/** A heap is worth its size (Bouton 1901). */
public final class NimTheory extends OneRuleTheory<Heaps> {
  private static final String CITE = "slides, Nim: the value is the exclusive or of the heaps";

  public NimTheory() {
    super(CITE, rules -> rules instanceof Nim, Rule::new);
  }

  private static final class Rule extends HeapsRule {
    @Override
    public String cite() {
      return CITE;
    }

    @Override
    protected BigInteger heapValue(BigInteger heap) {
      return heap;
    }

    @Override
    protected void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests) {
      if (wanted.compareTo(heap) < 0) {
        rests.accept(wanted);
      }
    }

    @Override
    protected String because(BigInteger heap) {
      return ", its size";
    }
  }
}
