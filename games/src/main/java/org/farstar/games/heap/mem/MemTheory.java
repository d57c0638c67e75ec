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

/**
 * The value of a heap of Mem by the integer parts of n/j, unless so few were taken last that only
 * who wins is known. In time of order the square root of the heap.
 */
final class MemTheory implements Theory<MemHeap> {
  /** The one heap that is not worth what the theorem says of all others. */
  private static final MemHeap EXCEPTION = new MemHeap(42, 3);

  @Override
  public List<Statement> statements() {
    return List.of(MemStatements.QUOTIENTS, MemStatements.ALL);
  }

  @Override
  public Optional<Fact<MemHeap>> fact(MemHeap heap, Ask ask, Control control) {
    int n = heap.n();
    int least = Math.max(1, heap.last());
    int missing = 2;
    while (n / missing != n / (missing + 1)) {
      missing++;
    }
    int quotient = n / least;
    int rest = n % (missing + 1);
    if (quotient < missing) {
      Step step = step(heap, MemStatements.QUOTIENTS).with("value", quotient);
      return Optional.of(worth(quotient, step));
    }
    if (least > rest && !heap.equals(EXCEPTION)) {
      Step step =
          step(heap, MemStatements.QUOTIENTS)
              .with("missing", missing)
              .with("rest", rest)
              .with("value", missing - 1);
      return Optional.of(worth(missing - 1, step));
    }
    return Optional.of(Fact.won(Outcome.N, proof(step(heap, MemStatements.ALL))));
  }

  private static Step step(MemHeap heap, Statement statement) {
    return Step.of(StepKind.QUOTIENTS, statement)
        .with("heap", heap.toString())
        .with("size", heap.n())
        .with("least", Math.max(1, heap.last()));
  }

  private static Fact<MemHeap> worth(int value, Step step) {
    return Fact.worth(new Nimber(value), proof(step));
  }

  private static Proof proof(Step step) {
    return Proof.by(step.statements().get(0)).because(() -> List.of(step));
  }
}
