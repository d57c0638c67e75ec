package org.farstar.cli;

import org.farstar.ask.answer.Reply;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code farstar value}. */
@CommandLine.Command(
    description = "Compute the exact value of a position, where the game has values.",
    footer = {
      "  farstar value flipping-coins 1011",
      "  farstar value flipping-coins '1011 + 0101' --explain",
      "  farstar value flipping-coins 0110111 --by both --json"
    })
final class ValueCommand extends QuestionCommand {
  @Option(names = "--digits", description = "Print all digits of a number, however long.")
  private boolean digits;

  @Override
  Reply ask(Question question, Control control, Session session) {
    Ask ask = new Ask(false, options().explain());
    Analyst analyst = session.desk().analyst();
    Method method = options().method();
    // A line of many has room for a value, and not for bounds.
    Report<ValueAnswer> report =
        each()
            ? analyst.value(question.sum(), method, ask, control)
            : analyst.valueOrBounds(question.sum(), method, ask, control);
    session.end();
    return Reply.ofValues(question, report, method, digits);
  }
}
