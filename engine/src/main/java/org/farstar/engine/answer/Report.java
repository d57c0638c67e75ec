package org.farstar.engine.answer;

import java.util.List;
import java.util.Optional;

/**
 * All the answers to one question: at most one from a theory and one from a search.
 *
 * @param <A> the answers
 * @param answers those that were found, the theory's first
 * @param unfinished what the search knows, where its budget ended first
 * @param agree whether all answers found are the same
 */
public record Report<A>(List<A> answers, Optional<Unfinished> unfinished, boolean agree) {
  public Report {
    answers = List.copyOf(answers);
  }

  /** The first answer, where there is one. */
  public Optional<A> first() {
    return answers.stream().findFirst();
  }
}
