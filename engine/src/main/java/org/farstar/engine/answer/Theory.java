package org.farstar.engine.answer;

import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;

/**
 * Answers by a theorem, without search. Each method is empty where the theory does not apply, and
 * an answer always says which statement it rests on.
 *
 * @param <P> the positions of one term
 */
public interface Theory<P> {
  /** The paper and the statements it implements. */
  String cite();

  /**
   * Who wins.
   *
   * @param rules the variant of the rules
   * @param position the position
   * @param ask what is wanted beyond the outcome
   * @param control may stop the work where it is long, by {@link
   *     org.farstar.engine.budget.SearchStopped}
   */
  Optional<OutcomeAnswer> outcome(SumRuleset<P> rules, Sum<P> position, Ask ask, Control control);

  /** What the position is worth; like {@link #outcome}. */
  default Optional<ValueAnswer> value(
      SumRuleset<P> rules, Sum<P> position, Ask ask, Control control) {
    return Optional.empty();
  }
}
