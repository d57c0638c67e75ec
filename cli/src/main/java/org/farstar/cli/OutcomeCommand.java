package org.farstar.cli;

import java.util.Set;
import org.farstar.desk.answer.Reply;
import org.farstar.desk.question.Question;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code farstar outcome}. */
@CommandLine.Command(
    description = "Say who wins a position, by which moves, and why.",
    footer = {
      "  farstar outcome flipping-coins 1011",
      "  farstar outcome flipping-coins '1011 + 0101' --moves --explain",
      "  farstar outcome flipping-coins 0110111 --by both --time 10s",
      "  farstar outcome flipping-coins 'left=111 right=001: 0110111' --json",
      "  farstar outcome sum 'domineering(\"4x4\") + clobber(\"xo.|oxo\") - 1/2'"
    })
final class OutcomeCommand extends Command {
  @Mixin private PositionArguments position;

  @Option(names = "--moves", description = "List the winning moves.")
  private boolean moves;

  @Mixin private AnswerOptions options;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    Control control = options.begin(session);
    return ask(position.question(session, control), control, session);
  }

  private ExitCode ask(Question question, Control control, Session session) {
    Ask ask = new Ask(moves, options.explain());
    Report<OutcomeAnswer> report =
        session.desk().analyst().outcome(question.sum(), options.method(), ask, control);
    session.end();
    Reply reply = Reply.ofOutcomes(question, report, options.method(), ask.moves());
    return new ReplyText(reply).deliver(options, session);
  }
}
