package org.farstar.cli;

import java.util.Set;
import org.farstar.desk.question.Question;
import org.farstar.engine.budget.Control;
import picocli.CommandLine.Mixin;

/** A command that asks one question about one position or sum. */
abstract class QuestionCommand extends Command {
  @Mixin private PositionArguments position;

  @Mixin private AnswerOptions options;

  /** Asks within this budget and prints the reply. */
  abstract ExitCode ask(Question question, Control control, Session session);

  final PositionArguments position() {
    return position;
  }

  final AnswerOptions options() {
    return options;
  }

  @Override
  final Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED);
  }

  @Override
  final ExitCode run(Session session) {
    Control control = options.begin(session);
    return ask(position.question(session, control), control, session);
  }
}
