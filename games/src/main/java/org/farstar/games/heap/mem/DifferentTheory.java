package org.farstar.games.heap.mem;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;

/** Who wins a heap from which any other number may be taken than the last one. */
final class DifferentTheory implements Theory<MemHeap> {
  @Override
  public List<Statement> statements() {
    return List.of(MemStatements.ALL, MemStatements.HALVES);
  }

  @Override
  public Optional<Fact<MemHeap>> fact(MemHeap heap, Ask ask, Control control) {
    return heap.n() == 0 ? Optional.empty() : Optional.of(fact(heap));
  }

  private static Fact<MemHeap> fact(MemHeap heap) {
    boolean barred = heap.last() == heap.n();
    int twos = Integer.numberOfTrailingZeros(heap.n());
    Outcome outcome = barred && twos % 2 == 0 ? Outcome.P : Outcome.N;
    Statement cite = barred ? MemStatements.HALVES : MemStatements.ALL;
    Step step =
        Step.of(StepKind.HALVES, cite)
            .with("heap", heap.toString())
            .with("size", heap.n())
            .with("barred", barred)
            .with("twos", twos)
            .with("outcome", outcome.name());
    Proof proof = Proof.by(cite).because(() -> List.of(step));
    return outcome == Outcome.P ? Fact.worth(Nimber.ZERO, proof) : Fact.won(outcome, proof);
  }
}
