package org.farstar.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.ValueText;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.Worksheet;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Texts;
import org.farstar.cli.output.Layout;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.front.json.AnswerJson;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Evaluated.OfNumber;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar eval}. */
@CommandLine.Command(
    description = "Compute with values: the algebra of numbers and games.",
    footer = {
      "  farstar eval '1/2+1/4'",
      "  farstar eval '{0|1} < 3/4'                    comparisons",
      "  farstar eval '(1/2:1/2):1/64'                 ordinal sums",
      "  farstar eval 'x := 5/8; x.SignExpansion'      names and properties",
      "  farstar eval '{4|1} <> 2'                     games, here confused with 2",
      "  farstar eval '{4|1}.Cool(1/2)'                properties with parameters",
      "  farstar eval '^.AtomicWeight + 1/2^*'         ups and stars as printed",
      "  farstar eval 'flipping_coins(\"1011\") + *'",
      "                                    a position is its value; - is written _",
      "  farstar eval -1/2 + 1                         blanks need no quotes"
    })
final class EvalCommand extends Command {
  @Parameters(
      arity = "1..*",
      paramLabel = "EXPRESSION",
      description = "The expression; several words are joined, - reads standard input.")
  private List<String> words;

  @Option(names = "--digits", description = "Print all digits of a number, however long.")
  private boolean digits;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Mixin private BudgetOptions budget;

  /** A position's value may take a search. */
  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    String text = Texts.of(words, session.terminal().in(), session.terminal().folder());
    Worksheet worksheet = session.worksheet();
    Searches searches =
        Searches.of(
            () -> session.begin(budget.budget(), budget.progress(), budget.threads()),
            session::end);
    ValueText value;
    try {
      value = text(worksheet.evaluate(text, searches));
    } catch (SearchStopped e) {
      if (json) {
        Optional<Unfinished> known = worksheet.unfinished();
        session.json(
            known.isPresent() ? AnswerJson.of(text, known.get()) : AnswerJson.of(text, e.reason()));
      } else {
        session.out().print(unfinished(worksheet, e.reason(), session.layout()));
      }
      return ExitCode.of(e.reason());
    }
    if (json) {
      session.json(AnswerJson.of(text, value));
    } else {
      session.out().println(value.text());
    }
    return ExitCode.ANSWERED;
  }

  /** A number prints as its record does, unless it is too long for that. */
  private ValueText text(Evaluated result) {
    return ValueText.of(result instanceof OfNumber number ? number.number() : result, digits);
  }

  /** What is known where an expression was not evaluated to the end. */
  static String unfinished(Worksheet worksheet, StopReason reason, Layout layout) {
    if (worksheet.unfinished().isEmpty()) {
      return "not known: " + reason.sentence() + "\n";
    }
    Unfinished known = worksheet.unfinished().get();
    String possible = known.possible().toString();
    return layout.indented(
        "",
        "not known: "
            + known.reason().sentence()
            + " after "
            + Amounts.count(known.positions(), "position")
            + (known.bounds().isEmpty() ? "" : "; the value of the position is " + known.bounds())
            + "; the outcome class of the position is "
            + possible);
  }
}
