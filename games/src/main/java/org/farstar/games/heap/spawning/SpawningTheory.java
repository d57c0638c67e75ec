package org.farstar.games.heap.spawning;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.grundy.GrundyFact;
import org.farstar.games.heap.grundy.HeapTheory;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.strip.turning.CoinValues;
import org.farstar.values.player.Player;

/**
 * The value of a heap is that of the coin in its place: see {@link CoinValues}, for time and memory
 * as well.
 */
final class SpawningTheory implements Theory<Heaps> {
  private static final List<Statement> CITES = List.of(Basics.RECURSION);

  private final Spawning rules;

  SpawningTheory(Spawning rules) {
    this.rules = rules;
  }

  @Override
  public List<Statement> statements() {
    return CITES;
  }

  @Override
  public Optional<Fact<Heaps>> fact(Heaps part, Ask ask, Control control) {
    return part.single().map(heap -> fact(heap.intValueExact(), control));
  }

  private Fact<Heaps> fact(int heap, Control control) {
    int[] values = CoinValues.of(rules.rule(), 1, heap, control)[0];
    BigInteger value = BigInteger.valueOf(values[heap - 1]);
    return GrundyFact.worth(
        value,
        Proof.by(CITES)
            .because(() -> List.of(HeapTheory.step(BigInteger.valueOf(heap), value, CITES))),
        (wanted, moves) -> {
          control.metered(
              meter -> {
                rules.each(
                    heap,
                    Player.LEFT,
                    sizes -> {
                      meter.count();
                      int sum = 0;
                      for (long size : sizes) {
                        sum ^= values[(int) size - 1];
                      }
                      if (wanted.equals(BigInteger.valueOf(sum))) {
                        moves.add(Heaps.of(sizes), () -> Spawning.text(heap, sizes));
                      }
                    });
                return moves;
              });
          return true;
        });
  }
}
