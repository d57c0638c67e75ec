package org.farstar;

import java.util.List;
import org.farstar.engine.answer.Source;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Wording;
import org.farstar.values.player.Outcome;

/**
 * Who wins, and why. Prints itself as numbered sentences.
 *
 * @param outcome the outcome class
 * @param steps the steps of the reason, each with its kind, its data and its sentence
 * @param by the theorems and searches that it rests on
 */
public record Why(Outcome outcome, List<Step> steps, List<Source> by) {
  /** Keeps copies. */
  public Why {
    steps = List.copyOf(steps);
    by = List.copyOf(by);
  }

  @Override
  public String toString() {
    return in(Wording.english());
  }

  /** The same in other words, such as {@code Wording.named("plain")}. */
  public String in(Wording words) {
    StringBuilder text = new StringBuilder(outcome.toString());
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      text.append('\n').append(i + 1).append(". ").append(words.text(step));
      text.append(step.cite().isEmpty() ? "" : " [" + step.cite() + "]");
    }
    by.forEach(source -> text.append("\nby ").append(source.sentence()));
    return text.toString();
  }
}
