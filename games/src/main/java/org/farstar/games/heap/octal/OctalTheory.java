package org.farstar.games.heap.octal;

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
import org.farstar.games.heap.grundy.Period;

/**
 * Values of heaps one after the other, and beyond a proved period by the period. Winning moves are
 * found by looking up all options, whose number is linear in the heap.
 */
public final class OctalTheory implements Theory<Heaps> {
  private static final String RECURSION = "Sprague-Grundy recursion on heaps";

  private final Octal rules;
  private final Supplier<OctalTable> tables;

  /** What is known about the single heaps of these rules. */
  public OctalTheory(Octal rules) {
    this(rules, () -> new OctalTable(rules.code()));
  }

  private OctalTheory(Octal rules, Supplier<OctalTable> tables) {
    this.rules = rules;
    this.tables = tables;
  }

  @Override
  public Theory<Heaps> in(Workspace workspace) {
    Object key = List.of(OctalTable.class, rules.code().text());
    return new OctalTheory(rules, () -> workspace.table(key, () -> new OctalTable(rules.code())));
  }

  @Override
  public String cite() {
    return "Sprague and Grundy; " + OctalTable.THEOREM;
  }

  @Override
  public Optional<Fact<Heaps>> fact(Heaps part, Ask ask, Control control) {
    return part.single().map(heap -> fact(heap.intValueExact(), control));
  }

  private Fact<Heaps> fact(int heap, Control control) {
    OctalTable table = tables.get();
    int value = metered(control, meter -> table.value(heap, meter));
    Optional<Period> proved = table.proved();
    String cite = proved.map(p -> RECURSION + "; " + p.sentence()).orElse(RECURSION);
    Proof proof =
        proved.map(p -> Proof.by(RECURSION, p.sentence())).orElseGet(() -> Proof.by(RECURSION));
    return GrundyFact.worth(
        BigInteger.valueOf(value),
        proof.because(() -> steps(heap, value, table, cite)),
        (wanted, moves) -> {
          options(heap, wanted, table, control, moves);
          return true;
        });
  }

  private interface Work<T> {
    T with(Meter meter);
  }

  private static <T> T metered(Control control, Work<T> work) {
    Meter meter = control.meter();
    try {
      return work.with(meter);
    } finally {
      meter.settle();
    }
  }

  private void options(
      int heap, BigInteger wanted, OctalTable table, Control control, Moves<Heaps> moves) {
    metered(
        control,
        meter -> {
          rules.splits(
              heap,
              (one, other) -> {
                meter.count();
                int value = table.value(one, meter) ^ table.value(other, meter);
                if (BigInteger.valueOf(value).equals(wanted)) {
                  moves.add(Heaps.of(one, other), () -> Octal.moveText(heap, one, other));
                }
              });
          return null;
        });
  }

  private List<Step> steps(int heap, int value, OctalTable table, String cite) {
    List<Step> steps = new ArrayList<>();
    BigInteger size = BigInteger.valueOf(heap);
    steps.add(HeapTheory.step(size, BigInteger.valueOf(value), table.because(size), cite));
    table
        .period(heap)
        .map(p -> HeapTheory.step(p, table, "The values of " + rules.code(), OctalTable.THEOREM))
        .ifPresent(steps::add);
    return steps;
  }
}
