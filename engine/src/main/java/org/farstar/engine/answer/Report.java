package org.farstar.engine.answer;

import java.util.List;
import java.util.Optional;

/**
 * All the answers to one question: at most one from a theory and one from a search. Where both were
 * asked for, the theory's reason has been judged, too.
 *
 * @param <A> the answers
 * @param answers those that were found, the theory's first
 * @param unfinished what the search knows, where its budget ended first
 * @param agree whether all answers found are the same, and no step of the reason is false
 * @param fault the step that is false, or does not lead to the answer, and what is wrong about it
 */
public record Report<A>(
    List<A> answers, Optional<Unfinished> unfinished, boolean agree, Optional<String> fault) {
  public Report {
    answers = List.copyOf(answers);
  }

  /** A report of answers whose reasons stand. */
  public Report(List<A> answers, Optional<Unfinished> unfinished, boolean agree) {
    this(answers, unfinished, agree, Optional.empty());
  }

  /** The first answer, where there is one. */
  public Optional<A> first() {
    return answers.stream().findFirst();
  }
}
