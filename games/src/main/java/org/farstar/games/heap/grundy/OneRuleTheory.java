package org.farstar.games.heap.grundy;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.theory.Ask;

/**
 * A theory whose Grundy values come from one rule, whatever the position.
 *
 * @param <P> the positions of one term
 */
public abstract class OneRuleTheory<P> extends GrundyTheory<P> {
  private final String cite;
  private final Predicate<Rules<P>> knows;
  private final Supplier<GrundyRule<P>> rule;

  /**
   * @param cite the statement it rests on
   * @param knows whether the rule is about these rules
   * @param rule makes the rule, for one question
   */
  protected OneRuleTheory(String cite, Predicate<Rules<P>> knows, Supplier<GrundyRule<P>> rule) {
    this.cite = cite;
    this.knows = knows;
    this.rule = rule;
  }

  @Override
  public final String cite() {
    return cite;
  }

  @Override
  protected final Optional<GrundyRule<P>> rule(
      Rules<P> rules, Sum<P> position, Ask ask, Control control) {
    return knows.test(rules) ? Optional.of(rule.get()) : Optional.empty();
  }
}
