package org.farstar.cli;

import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.theory.Wording;
import org.farstar.front.json.AnswerJson;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that asks the same about one position, or about each of many. */
abstract class QuestionCommand extends Command {
  @Mixin private PositionArguments position;

  @Option(
      names = "--each",
      description =
          "Answer many positions, one per line of the text. Each has the whole budget. The"
              + " output can be read by 'farstar check --against'.")
  private boolean each;

  @Mixin private AnswerOptions options;

  /** Asks within this budget. */
  abstract Reply ask(Question question, Control control, Session session);

  /** An option that is given and asks for more than a line has room for; empty without. */
  String tooMuchForALine() {
    return options.explain() && !options.json() ? "--explain" : "";
  }

  /** Whether many positions are asked about. */
  final boolean each() {
    return each;
  }

  final PositionArguments position() {
    return position;
  }

  final AnswerOptions options() {
    return options;
  }

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED);
  }

  @Override
  final ExitCode run(Session session) {
    if (each) {
      String wide = tooMuchForALine();
      if (!wide.isEmpty()) {
        throw new InputException(
            "--each prints a line for a position, which has no room for " + wide);
      }
      return new EachPosition(this, session).answer();
    }
    Optional<Wording> wording = options.wording(session);
    Control control = options.begin(session);
    Question question = position.question(session, control);
    try {
      ExitCode code =
          new ReplyText(ask(question, control, session), wording).deliver(options, session);
      finish();
      return code;
    } catch (LoopyGameException e) {
      if (options.json()) {
        session.json(AnswerJson.of(question, e));
      }
      throw e;
    }
  }

  /** Does what is left to do when the answer has been printed. */
  void finish() {}
}
