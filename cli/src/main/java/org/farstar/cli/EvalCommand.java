package org.farstar.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.cli.input.Texts;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import picocli.CommandLine;
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

  @Override
  ExitCode run(Session session) {
    String text = Texts.of(words, session.terminal().in());
    Evaluated result = Expression.parse(text).evaluate();
    // A number prints as its record does, unless it is too long for that.
    Object shown = result instanceof Evaluated.OfNumber number ? number.number() : result;
    ValueText value = ValueText.of(shown, digits);
    if (json) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("expression", text);
      value.into(data);
      session.json(data);
    } else {
      session.out().println(value.text());
    }
    return ExitCode.ANSWERED;
  }
}
