package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.farstar.engine.item.Verdict;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Value;
import org.farstar.values.player.Player;

/**
 * What the solver knows of a sum before it tries a move: its parts with their values, and the rule
 * that decides it, where one does.
 */
public final class SumReason {
  /** At most this many parts are listed. */
  private static final int MOST_PARTS = 12;

  private final Function<Term, PartFacts> facts;
  private final List<List<Object>> rows = new ArrayList<>();
  private int count;

  private SumReason(Function<Term, PartFacts> facts) {
    this.facts = facts;
  }

  /**
   * The step that lists the parts of a sum in the order of its terms.
   *
   * @param facts says what is known of a part
   */
  static Step parts(Sum sum, Function<Term, PartFacts> facts) {
    SumReason reason = new SumReason(facts);
    for (Term term : sum.terms()) {
      if (term instanceof Term.Placed<?> placed) {
        reason.add(placed);
      } else {
        reason.row(term);
      }
    }
    return reason.step();
  }

  /**
   * The same where every part has a value.
   *
   * @param values says what a part is worth
   */
  public static Step valued(Sum sum, Function<Term, Value> values) {
    return parts(sum, part -> new PartFacts(values.apply(part), List.of()));
  }

  private <P> void add(Term.Placed<P> placed) {
    for (P part : placed.variant().rules().parts(placed.position())) {
      row(placed.at(part));
    }
  }

  private void row(Term part) {
    count++;
    if (count <= MOST_PARTS) {
      List<Object> row = new ArrayList<>(List.of(part.toString()));
      row.addAll(facts.apply(part).row());
      rows.add(row);
    }
  }

  private Step step() {
    return Step.of(StepKind.PARTS).with("parts", rows).with("count", count);
  }

  /** The step that names the rule by which a player who moves first wins or loses a sum. */
  static Step rule(Sum sum, Player mover, Verdict verdict) {
    Step step =
        Step.of(StepKind.SUM_RULE)
            .with("player", sum.impartial() ? "the next player" : SumLook.title(sum, mover))
            .with("mover", mover.title())
            .with("rule", verdict.rule().id())
            .with("wins", verdict.wins());
    for (Map.Entry<String, String> found : verdict.data().entrySet()) {
      step = step.with(found.getKey(), found.getValue());
    }
    return step;
  }
}
