package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;

/** A formula for the Grundy value of a single heap, in a game in which a move lowers a heap. */
public abstract class HeapTheory implements Theory<Heaps> {
  /** A step has this many values of a table at most. */
  private static final int MOST_VALUES = 200;

  /** The theory. */
  public HeapTheory() {}

  /** The Grundy value of a heap of at least 1. */
  protected abstract BigInteger value(BigInteger heap);

  /** Hands over every size with this Grundy value to which a heap may be lowered. */
  protected abstract void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests);

  /** The step that states a value, with the formula that gives it. */
  protected abstract Step because(BigInteger heap, Step step);

  @Override
  public final Optional<Fact<Heaps>> fact(Heaps part, Ask ask, Control control) {
    return part.single().map(this::fact);
  }

  private Fact<Heaps> fact(BigInteger heap) {
    BigInteger value = value(heap);
    return GrundyFact.worth(
        value,
        Proof.by(statements())
            .because(() -> List.of(because(heap, step(heap, value, statements())))),
        (wanted, moves) -> {
          rests(heap, wanted, rest -> LoweredHeaps.add(heap, rest, moves));
          return true;
        });
  }

  /** The step that states the value of a heap. */
  public static Step step(BigInteger heap, BigInteger value, List<Statement> cites) {
    return Step.of(StepKind.HEAP, cites)
        .with("heap", heap.toString())
        .with("value", value.toString());
  }

  /**
   * The step that states the period of the values in a table.
   *
   * @param game the code of the game, where it has one
   * @param theorem why a proved period never ends
   */
  public static Step step(
      Period period, HeapTable table, Optional<String> game, Statement theorem) {
    int shown = Math.min(period.from() + period.length(), MOST_VALUES);
    return Step.of(StepKind.PERIOD, period.proved() ? List.of(theorem) : List.of())
        .with("game", game)
        .with("period", period.length())
        .with("from", period.from())
        .with("saltus", Optional.of(period.saltus()).filter(saltus -> saltus > 0))
        .with("checked", period.checked())
        .with("proved", period.proved())
        .with("values", table.first(shown));
  }
}
