package org.farstar.engine.answer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.sum.NimSum;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.ValueRules;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/** The steps that lead from facts about the parts to an answer about the sum. */
final class TheoryReason {
  /** At most this many parts of one term are explained one by one. */
  static final int MOST_PARTS = 12;

  private final Sum sum;
  private final PartFacts facts;
  private final boolean outcomeOnly;
  private final List<Step> steps = new ArrayList<>();

  private TheoryReason(Sum sum, PartFacts facts, boolean outcomeOnly) {
    this.sum = sum;
    this.facts = facts;
    this.outcomeOnly = outcomeOnly;
  }

  /** The steps to who wins a sum, and to what it is worth where that is known. */
  static List<Step> ofOutcome(Sum sum, PartFacts facts, Optional<Value> total, Outcome outcome) {
    return of(new TheoryReason(sum, facts, true), total, outcome);
  }

  /** The steps to what a sum is worth. */
  static List<Step> ofValue(Sum sum, PartFacts facts, Value total, Outcome outcome) {
    return of(new TheoryReason(sum, facts, false), Optional.of(total), outcome);
  }

  /** The steps about some terms of a sum alone. */
  static List<Step> ofTerms(Sum sum, PartFacts facts, List<Integer> terms) {
    TheoryReason reason = new TheoryReason(sum, facts, true);
    terms.forEach(reason::term);
    return reason.steps;
  }

  /** The heading of the steps about a term. */
  static Step heading(int index, Term term) {
    return Step.of(StepKind.TERM).with("term", index + 1).with("text", term.toString());
  }

  private static List<Step> of(TheoryReason reason, Optional<Value> total, Outcome outcome) {
    Sum sum = reason.sum;
    PartFacts facts = reason.facts;
    if (facts.facts().isEmpty() && facts.bare().isEmpty()) {
      reason.nothing(outcome);
    } else {
      for (int i = 0; i < sum.terms().size(); i++) {
        reason.term(i);
      }
      reason.together(total, outcome);
    }
    return reason.steps;
  }

  private void nothing(Outcome outcome) {
    steps.add(Step.of(StepKind.EMPTY).with("outcome", outcome.label(false)));
  }

  private void term(int index) {
    Term term = sum.terms().get(index);
    if (sum.terms().size() > 1) {
      steps.add(heading(index, term));
    }
    List<PartFact<?>> parts = facts.facts().stream().filter(fact -> fact.term() == index).toList();
    for (PartFact<?> fact : parts.subList(0, Math.min(MOST_PARTS, parts.size()))) {
      for (Step step : facts.proof(fact, outcomeOnly).steps()) {
        if (!steps.contains(step)) {
          steps.add(step);
        }
      }
    }
    if (parts.size() > MOST_PARTS) {
      steps.add(Step.of(StepKind.PARTS).with("count", parts.size()));
    }
  }

  private void together(Optional<Value> total, Outcome outcome) {
    int count = facts.facts().size() + facts.bare().size();
    if (count <= 1 || sum.ending() != Ending.LAST_PLAYER_WINS) {
      return;
    }
    List<Value> values = new ArrayList<>();
    for (PartFact<?> fact : facts.facts()) {
      fact.value().ifPresent(values::add);
    }
    values.addAll(facts.bare());
    if (total.isPresent() && values.size() == count) {
      String what = sum.terms().size() > 1 ? "terms" : "heaps";
      Optional<List<BigInteger>> nimbers = Values.nimbers(values);
      steps.add(
          nimbers
              .map(sizes -> NimSum.step(sizes, what, Basics.NIM_SUM, true))
              .orElseGet(() -> added(values, total.get())));
    } else if (sum.terms().stream().noneMatch(ValueRules::isInfinite)) {
      steps.add(byOutcomes(outcome));
    }
  }

  private static Step added(List<Value> values, Value total) {
    return Step.of(StepKind.TOTAL)
        .with("values", values.stream().map(Value::toString).toList())
        .with("total", total.toString());
  }

  private Step byOutcomes(Outcome outcome) {
    List<String> zero = new ArrayList<>();
    List<String> others = new ArrayList<>(facts.bare().stream().map(Value::toString).toList());
    for (PartFact<?> fact : facts.facts()) {
      (fact.isZero() ? zero : others).add(written(fact));
    }
    return zeros(sum, zero, others, outcome);
  }

  /** That parts worth 0 may be left out of a sum, and who wins the others decides. */
  static Step zeros(Sum sum, List<String> zero, List<String> others, Outcome outcome) {
    return Step.of(StepKind.ZEROS, sum.impartial() ? List.of(Basics.NIM_SUM) : List.of())
        .with("zero", zero)
        .with("others", others)
        .with("outcome", outcome.label(false));
  }

  private static <P> String written(PartFact<P> fact) {
    return fact.placed().variant().rules().write(fact.part());
  }
}
