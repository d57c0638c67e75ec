package org.farstar.games.heap.octal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;

/**
 * Values of heaps one after the other, and beyond a proved period by the period. The values of the
 * code asked for last are kept for the next question.
 */
public final class OctalTheory implements Theory<Heaps> {
  private static final String CITE = "Sprague-Grundy recursion on heaps";

  private OctalCode code;
  private OctalTable table;

  @Override
  public String cite() {
    return "Sprague and Grundy; " + OctalTable.THEOREM;
  }

  /** Winning moves are left to the search. */
  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<Heaps> rules, Sum<Heaps> position, Ask ask, Control control) {
    if (ask.moves()) {
      return Optional.empty();
    }
    return value(rules, position, ask, control)
        .map(v -> new OutcomeAnswer(v.outcome(), Optional.empty(), v.reason(), v.by()));
  }

  @Override
  public synchronized Optional<ValueAnswer> value(
      SumRuleset<Heaps> rules, Sum<Heaps> position, Ask ask, Control control) {
    if (!(rules.base() instanceof Octal octal)) {
      return Optional.empty();
    }
    if (!octal.code().equals(code)) {
      code = octal.code();
      table = new OctalTable(code);
    }
    Meter meter = control.meter();
    List<Step> steps = new ArrayList<>();
    int total = 0;
    int greatest = 0;
    for (Heaps term : position.terms()) {
      for (int heap : term.sizes()) {
        int value = table.value(heap, meter);
        total ^= value;
        greatest = Math.max(greatest, heap);
        steps.add(
            Step.of("heap", "", "A heap of " + heap + " has the value " + new Nimber(value) + ".")
                .with("heap", heap)
                .with("value", value));
      }
    }
    meter.settle();
    Optional<Period> period = table.period(greatest);
    period.ifPresent(p -> steps.add(step(octal.code(), p)));
    Source by = new Source.ByTheory(period.map(p -> CITE + "; " + p.sentence()).orElse(CITE));
    Outcome outcome = total == 0 ? Outcome.P : Outcome.N;
    return Optional.of(
        new ValueAnswer(new Nimber(total), outcome, ask.explain() ? steps : List.of(), by));
  }

  private static Step step(OctalCode code, Period period) {
    return Step.of(
            "period",
            period.proved() ? OctalTable.THEOREM : "",
            "The values of " + code + " have the " + period.sentence() + ".")
        .with("period", period.length())
        .with("from", period.from())
        .with("checked", period.checked())
        .with("proved", period.proved());
  }
}
