package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * One part of a sum, and what the steps that hold of it conclude. The players of the part are those
 * of its rules, even where the term has them exchanged.
 */
final class RefereedPart<P> {
  private final int term;
  private final Term.Placed<P> placed;
  private final P position;
  private final Referee.Searches search;
  private final Set<Outcome> concluded = new LinkedHashSet<>();
  private final Set<Value> worth = new LinkedHashSet<>();
  private OutcomeSet left = OutcomeSet.ALL;

  private RefereedPart(int term, Term.Placed<P> placed, P position, Referee.Searches search) {
    this.term = term;
    this.placed = placed;
    this.position = position;
    this.search = search;
  }

  /** The parts of the terms of a sum that are positions. */
  static List<RefereedPart<?>> of(Sum sum, Referee.Searches search) {
    List<RefereedPart<?>> parts = new ArrayList<>();
    for (int i = 0; i < sum.terms().size(); i++) {
      if (sum.terms().get(i) instanceof Term.Placed<?> placed && placed.bare().isEmpty()) {
        add(i, placed, search, parts);
      }
    }
    return parts;
  }

  private static <P> void add(
      int term, Term.Placed<P> placed, Referee.Searches search, List<RefereedPart<?>> parts) {
    Rules<P> rules = placed.variant().rules();
    List<P> positions =
        rules.ending() == Ending.VERDICT
            ? List.of(placed.position())
            : rules.parts(placed.position());
    positions.forEach(part -> parts.add(new RefereedPart<>(term, placed, part, search)));
  }

  /** Which term of the sum it belongs to, from 0. */
  int term() {
    return term;
  }

  /** The part as a term of the sum. */
  Term asTerm() {
    return placed.at(position);
  }

  /** The text of the part. */
  String written() {
    return placed.variant().rules().write(position);
  }

  /** Who wins the part, as a term of the sum, by the steps; several where they contradict. */
  Set<Outcome> concluded() {
    Set<Outcome> seen = new LinkedHashSet<>();
    concluded.forEach(outcome -> seen.add(placed.swapped() ? outcome.exchanged() : outcome));
    return seen;
  }

  /** The outcome classes of the part, as a term of the sum, that the steps do not rule out. */
  OutcomeSet left() {
    OutcomeSet possible = concluded.isEmpty() ? left : left.and(OutcomeSet.of(concluded));
    return placed.swapped() ? possible.exchanged() : possible;
  }

  /** What the part is worth, as a term of the sum, by the steps. */
  Set<Value> worth() {
    Set<Value> seen = new LinkedHashSet<>();
    worth.forEach(value -> seen.add(placed.swapped() ? Values.negative(value) : value));
    return seen;
  }

  /** What evaluates a step; none where the game hands over no checker of its kind. */
  private List<StepChecker<P>> checkers(Step step) {
    Variant<P> variant = placed.variant();
    List<StepChecker<P>> all = new ArrayList<>(variant.checkers());
    all.removeIf(checker -> !checker.kinds().contains(step.kind()));
    StepChecker<P> plays = new PlayChecker<>(variant.rules(), all.isEmpty());
    if (plays.kinds().contains(step.kind())) {
      all.add(plays);
    }
    return all;
  }

  /** Whether something evaluates steps of this kind. */
  boolean knows(Step step) {
    return !checkers(step).isEmpty();
  }

  /** What is false in a step if it is about this part; where nothing is, it counts. */
  List<String> check(Step step, List<Step> earlier) {
    Variant<P> variant = placed.variant();
    StepCheck<P> check =
        new StepCheck<>(
            position,
            step,
            earlier,
            other -> search.outcome(Sum.of(variant, other)),
            other -> value(Sum.of(variant, other)));
    try {
      checkers(step).forEach(checker -> checker.check(check));
    } catch (SearchStopped e) {
      throw e;
    } catch (RuntimeException e) {
      // The data are of another position: a name, a number or a move that this one has not.
      check.require(false, "it speaks of " + written());
    }
    if (check.faults().isEmpty()) {
      concluded.addAll(check.concluded());
      worth.addAll(check.worth());
      left = left.and(check.left());
    }
    return check.faults();
  }

  private Optional<Value> value(Sum alone) {
    return alone.ending() == Ending.LAST_PLAYER_WINS ? search.value(alone) : Optional.empty();
  }
}
