package org.farstar.cli;

import org.farstar.cli.input.BudgetOptions;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How an answer is found and shown. */
final class AnswerOptions {
  /** The values of {@code --by}, spelt as they are typed. */
  enum By {
    theory,
    search,
    both
  }

  @Option(names = "--explain", description = "Give the reason, step by step.")
  private boolean explain;

  @Option(
      names = "--by",
      paramLabel = "<method>",
      description =
          "theory, search, or both, which compares them. Default: theory where one applies,"
              + " otherwise search.")
  private By by;

  @Option(
      names = "--json",
      description = "Print one JSON object, or with --each one JSON array at the end.")
  private boolean json;

  @Mixin private BudgetOptions budget;

  boolean explain() {
    return explain;
  }

  boolean json() {
    return json;
  }

  Method method() {
    if (by == null) {
      return Method.BEST;
    }
    return switch (by) {
      case theory -> Method.THEORY;
      case search -> Method.SEARCH;
      case both -> Method.BOTH;
    };
  }

  /** Begins the work on the answer. */
  Control begin(Session session) {
    return session.begin(budget.budget(), budget.progress(), budget.threads());
  }
}
