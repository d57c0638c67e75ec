package org.farstar.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.question.QuotientQuestion;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.front.json.AnswerJson;
import org.farstar.values.misere.MisereQuotient;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar quotient}. */
@CommandLine.Command(
    description = {
      "Compute the misère quotient of an octal game.",
      "Two sums of heaps are the same element of it if no sum of heaps tells them apart in misère"
          + " play. Heaps are added until a period of their elements is proved; the quotient is"
          + " then that of all heaps, and otherwise that of the heaps so far."
    },
    footer = {
      "  farstar quotient 0.75",
      "  farstar quotient kayles --json",
      "  farstar quotient 0.07 --to 33 --order 1000"
    })
final class QuotientCommand extends Command {
  private static final int USUAL_HEAPS = 400;

  private static final int USUAL_ORDER = 100;

  @Parameters(
      index = "0",
      paramLabel = "CODE",
      completionCandidates = GameIds.class,
      description = "The code of an octal game, or the name of a game of taking and breaking.")
  private String code;

  @Option(
      names = "--to",
      paramLabel = "<heap>",
      converter = Converters.Whole.class,
      description = "The largest heap, if no period is proved before. Default: 400.")
  private int to = USUAL_HEAPS;

  @Option(
      names = "--order",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "Give up where the quotient has more elements, at most 1000. Default: 100.")
  private int order = USUAL_ORDER;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    QuotientQuestion question = QuotientQuestion.of(code, session.desk().catalogue(), to, order);
    Optional<StopReason> stopped = Optional.empty();
    try {
      question.compute(session.begin(budget.budget(), budget.progress(), budget.threads()));
    } catch (SearchStopped e) {
      stopped = Optional.of(e.reason());
    }
    session.end();
    if (json) {
      session.json(AnswerJson.of(question));
    } else {
      session.out().print(text(question));
    }
    stopped.ifPresent(reason -> session.terminal().err().println("farstar: " + reason.sentence()));
    return stopped.map(ExitCode::of).orElse(ExitCode.ANSWERED);
  }

  private String text(QuotientQuestion question) {
    MisereQuotient quotient = question.quotient();
    StringBuilder text = new StringBuilder();
    text.append("misère quotient of ").append(question.game()).append('\n');
    Map<String, List<String>> lines = new LinkedHashMap<>();
    lines.put("elements", List.of(String.valueOf(quotient.order())));
    lines.put("for", List.of(question.scope()));
    lines.put("generators", question.generators());
    lines.put("relations", quotient.relations());
    lines.put("P", question.lost());
    lines.forEach(
        (name, words) ->
            text.append(wrapped(String.format(Locale.ROOT, "  %-12s", name), ", ", words)));
    List<String> words = question.words();
    for (int from = 0; from < words.size(); from += 10) {
      List<String> ten = words.subList(from, Math.min(from + 10, words.size()));
      String name = from == 0 ? "heaps" : "";
      text.append(wrapped(String.format(Locale.ROOT, "  %-8s%3d ", name, from + 1), " ", ten));
    }
    if (question.isGivenUp()) {
      int next = quotient.parts() + 1;
      text.append("  With the heap of ").append(next);
      text.append(" there are more elements, or more sums to look at, than are allowed.\n");
    }
    return text.toString();
  }

  /** Lines of 80 signs, those from the second on indented. */
  private static String wrapped(String begin, String between, List<String> words) {
    StringBuilder text = new StringBuilder();
    StringBuilder line = new StringBuilder(begin);
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i) + (i + 1 < words.size() ? between : "");
      if (line.length() > begin.length() && line.length() + word.strip().length() > 80) {
        text.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder(" ".repeat(begin.length()));
      }
      line.append(word);
    }
    return text.append(line.toString().stripTrailing()).append('\n').toString();
  }
}
