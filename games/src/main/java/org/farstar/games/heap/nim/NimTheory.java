package org.farstar.games.heap.nim;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.answer.Ask;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Ruleset;
import org.farstar.engine.rules.Sum;
import org.farstar.games.heap.grundy.GrundyRule;
import org.farstar.games.heap.grundy.GrundyTheory;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.HeapsRule;

/** A heap is worth its size (Bouton 1901). */
public final class NimTheory extends GrundyTheory<Heaps> {
  private static final String CITE = "slides, Nim: the value is the exclusive or of the heaps";

  @Override
  public String cite() {
    return CITE;
  }

  @Override
  protected Optional<GrundyRule<Heaps>> rule(
      Ruleset<Heaps> rules, Sum<Heaps> position, Ask ask, Control control) {
    return rules instanceof Nim ? Optional.of(new Rule()) : Optional.empty();
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
