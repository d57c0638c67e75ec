package org.farstar.games.heap.subtraction;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.GrundyRule;
import org.farstar.games.heap.grundy.GrundyTheory;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.HeapsRule;
import org.farstar.games.heap.grundy.Period;

/**
 * n mod (k+1) for the sets {1, ..., k}; for all others values of heaps one after the other, and
 * beyond a proved period by the period.
 */
public final class SubtractionTheory extends GrundyTheory<Heaps> {
  private static final String INTERVAL = "slides, Game 1: G(n) = n mod (k+1) for {1,...,k}";
  private static final String RECURSION = "Sprague-Grundy recursion on heaps";

  /** How far a period is looked for when only a reason asks for it. */
  private static final int EXPLORED = 100_000;

  @Override
  public String cite() {
    return INTERVAL + "; " + RECURSION + "; " + SubtractionTable.THEOREM;
  }

  @Override
  protected Optional<GrundyRule<Heaps>> rule(
      Rules<Heaps> rules, Sum<Heaps> position, Ask ask, Control control) {
    if (!(rules instanceof Subtraction subtraction)) {
      return Optional.empty();
    }
    if (subtraction.set().isInterval()) {
      return Optional.of(new Rule(subtraction, new Interval(subtraction.set())));
    }
    SubtractionTable table = new SubtractionTable(subtraction.set());
    Meter meter = control.meter();
    try {
      for (Heaps heaps : position.terms()) {
        if (table.value(heaps.largest(), meter).isEmpty()) {
          return Optional.empty();
        }
      }
      if (ask.explain()) {
        table.compute(EXPLORED, meter);
      }
      // Options lie below what has been computed, and cost nothing more.
      return Optional.of(new Rule(subtraction, new Recursion(table, meter)));
    } finally {
      meter.settle();
    }
  }

  /** Where the values come from. */
  private interface Values {
    String cite();

    int of(BigInteger heap);

    String because(BigInteger heap);

    List<Step> more();
  }

  private record Interval(SubtractionSet set) implements Values {
    private BigInteger modulus() {
      return BigInteger.valueOf(set.largest() + 1L);
    }

    @Override
    public String cite() {
      return INTERVAL;
    }

    @Override
    public int of(BigInteger heap) {
      return heap.mod(modulus()).intValue();
    }

    @Override
    public String because(BigInteger heap) {
      return " = " + Digits.shown(heap) + " mod " + modulus();
    }

    @Override
    public List<Step> more() {
      return List.of();
    }
  }

  private record Recursion(SubtractionTable table, Meter meter) implements Values {
    @Override
    public String cite() {
      return table.period().map(p -> RECURSION + "; " + p.sentence()).orElse(RECURSION);
    }

    @Override
    public int of(BigInteger heap) {
      return table.value(heap, meter).orElseThrow();
    }

    @Override
    public String because(BigInteger heap) {
      return table
          .period()
          .filter(Period::proved)
          .filter(p -> heap.compareTo(BigInteger.valueOf((long) p.from() + p.length())) >= 0)
          .map(p -> ", as a heap of " + SubtractionTable.place(heap, p) + " has")
          .orElse("");
    }

    @Override
    public List<Step> more() {
      return table
          .period()
          .map(
              p ->
                  Step.of(
                          "period",
                          p.proved() ? SubtractionTable.THEOREM : "",
                          "The values of single heaps have the " + p.sentence() + ".")
                      .with("period", p.length())
                      .with("from", p.from())
                      .with("checked", p.checked())
                      .with("proved", p.proved()))
          .stream()
          .toList();
    }
  }

  private static final class Rule extends HeapsRule {
    private final Subtraction rules;
    private final Values values;

    Rule(Subtraction rules, Values values) {
      this.rules = rules;
      this.values = values;
    }

    @Override
    public String cite() {
      return values.cite();
    }

    @Override
    protected BigInteger heapValue(BigInteger heap) {
      return BigInteger.valueOf(values.of(heap));
    }

    @Override
    protected void rests(BigInteger heap, BigInteger wanted, Consumer<BigInteger> rests) {
      rules.rests(
          heap,
          rest -> {
            if (heapValue(rest).equals(wanted)) {
              rests.accept(rest);
            }
          });
    }

    @Override
    protected String because(BigInteger heap) {
      return values.because(heap);
    }

    @Override
    protected List<Step> more() {
      return values.more();
    }
  }
}
