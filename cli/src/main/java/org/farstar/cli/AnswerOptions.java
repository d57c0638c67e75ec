package org.farstar.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Wording;
import org.farstar.engine.theory.WordingException;
import org.farstar.values.text.NotationException;
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
      names = "--words",
      paramLabel = "<words>",
      description =
          "Give the reason in other words: plain, german, german-plain, or those of a file."
              + " Default: english.")
  private String words;

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
    return explain || words != null;
  }

  /** The words of the reason; empty where it is not asked for. */
  Optional<Wording> wording(Session session) {
    if (words == null) {
      return explain ? Optional.of(Wording.english()) : Optional.empty();
    }
    Optional<Wording> named = Wording.named(words);
    return named.isPresent() ? named : Optional.of(ofFile(words, session.terminal().folder()));
  }

  private static Wording ofFile(String name, Path folder) {
    String text;
    try {
      text = DiskSources.text(folder, name);
    } catch (InputException | NotationException e) {
      String known = String.join(", ", Wording.names());
      throw new InputException("--words: " + e.getMessage() + "; or one of " + known);
    }
    try {
      return Wording.read(name, text);
    } catch (WordingException e) {
      throw new InputException("--words: " + e.getMessage());
    }
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
