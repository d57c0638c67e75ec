package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.grundy.GrundyFact;
import org.farstar.games.heap.grundy.HeapTheory;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.LoweredHeaps;

/** Values of heaps one after the other, and beyond a proved period by the period. */
public final class SubtractionTheory implements Theory<Heaps> {
  private static final String RECURSION = "Sprague-Grundy recursion on heaps";

  /** How far a period is looked for when only a reason asks for it. */
  private static final int EXPLORED = 100_000;

  private final Subtraction rules;
  private final Supplier<SubtractionTable> tables;

  /** What is known about the single heaps of these rules. */
  public SubtractionTheory(Subtraction rules) {
    this(rules, () -> new SubtractionTable(rules.set()));
  }

  private SubtractionTheory(Subtraction rules, Supplier<SubtractionTable> tables) {
    this.rules = rules;
    this.tables = tables;
  }

  @Override
  public Theory<Heaps> in(Workspace workspace) {
    Object key = List.of(SubtractionTable.class, rules.set());
    return new SubtractionTheory(
        rules, () -> workspace.table(key, () -> new SubtractionTable(rules.set())));
  }

  @Override
  public String cite() {
    return RECURSION + "; " + SubtractionTable.THEOREM;
  }

  /** Empty where the heap is beyond the table and no period is proved. */
  @Override
  public Optional<Fact<Heaps>> fact(Heaps part, Ask ask, Control control) {
    return part.single().flatMap(heap -> fact(heap, ask, control));
  }

  private Optional<Fact<Heaps>> fact(BigInteger heap, Ask ask, Control control) {
    SubtractionTable table = tables.get();
    Meter meter = control.meter();
    try {
      Optional<Integer> value = table.value(heap, meter);
      if (value.isPresent() && ask.explain()) {
        table.compute(EXPLORED, meter);
      }
      return value.map(found -> fact(heap, found, table, meter));
    } finally {
      meter.settle();
    }
  }

  private Fact<Heaps> fact(BigInteger heap, int value, SubtractionTable table, Meter meter) {
    String cite = table.proved().map(p -> RECURSION + "; " + p.sentence()).orElse(RECURSION);
    Proof proof =
        table
            .proved()
            .map(p -> Proof.by(RECURSION, p.sentence()))
            .orElseGet(() -> Proof.by(RECURSION));
    return GrundyFact.worth(
        BigInteger.valueOf(value),
        proof.because(() -> steps(heap, value, table, cite)),
        (wanted, moves) -> {
          options(heap, wanted, table, meter, moves);
          return true;
        });
  }

  /** All rests lie below what is computed, and cost nothing more. */
  private void options(
      BigInteger heap, BigInteger wanted, SubtractionTable table, Meter meter, Moves<Heaps> moves) {
    rules.rests(
        heap,
        rest -> {
          int value = table.value(rest, meter).orElseThrow();
          if (BigInteger.valueOf(value).equals(wanted)) {
            LoweredHeaps.add(heap, rest, moves);
          }
        });
  }

  private static List<Step> steps(BigInteger heap, int value, SubtractionTable table, String cite) {
    List<Step> steps = new ArrayList<>();
    steps.add(HeapTheory.step(heap, BigInteger.valueOf(value), table.because(heap), cite));
    int greatest =
        heap.max(BigInteger.valueOf(EXPLORED))
            .min(BigInteger.valueOf(SubtractionTable.LONGEST))
            .intValue();
    table
        .period(greatest)
        .map(p -> HeapTheory.step(p, table, "The values of single heaps", SubtractionTable.THEOREM))
        .ifPresent(steps::add);
    return steps;
  }
}
