package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
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

  /** Why a heap has its value: the end of a sentence without a full stop, as {@code , its size}. */
  protected abstract String because(BigInteger heap);

  @Override
  public final Optional<Fact<Heaps>> fact(Heaps part, Ask ask, Control control) {
    return part.single().map(this::fact);
  }

  private Fact<Heaps> fact(BigInteger heap) {
    BigInteger value = value(heap);
    return GrundyFact.worth(
        value,
        Proof.by(statements())
            .because(() -> List.of(step(heap, value, because(heap), statements()))),
        (wanted, moves) -> {
          rests(heap, wanted, rest -> LoweredHeaps.add(heap, rest, moves));
          return true;
        });
  }

  /** The step that states the value of a heap. */
  public static Step step(
      BigInteger heap, BigInteger value, String because, List<Statement> cites) {
    String text = "A heap of " + Digits.shown(heap) + " has the Grundy value ";
    return Step.of(StepKind.HEAP, cites, text + Digits.shown(value) + because + ".")
        .with("heap", heap.toString())
        .with("value", value.toString());
  }

  /**
   * The step that states the period of the values in a table.
   *
   * @param what what has these values, as {@code the values of 0.77}
   * @param theorem why a proved period never ends
   */
  public static Step step(Period period, HeapTable table, String what, Statement theorem) {
    int shown = Math.min(period.from() + period.length(), MOST_VALUES);
    return Step.of(
            StepKind.PERIOD,
            period.proved() ? List.of(theorem) : List.<Statement>of(),
            what + " have the " + period.sentence() + ".")
        .with("period", period.length())
        .with("from", period.from())
        .with("checked", period.checked())
        .with("proved", period.proved())
        .with("values", table.first(shown));
  }
}
