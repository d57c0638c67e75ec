package org.farstar.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.Style;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Method;
import org.farstar.engine.game.Report;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.theory.Ask;
import picocli.CommandLine;

/** {@code farstar tour}. */
@CommandLine.Command(
    description = "The headline question of each paper, answered live in a few seconds.",
    footer = {"  farstar tour"})
final class TourCommand extends Command {
  private static final Duration TIME = Duration.ofSeconds(20);

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    ExitCode end = ExitCode.ANSWERED;
    for (TourStop stop : TourStop.ALL) {
      if (!session.interrupted()) {
        Question<?> question =
            Question.read(session.catalogue().game(stop.game()), false, stop.position());
        end = end.and(visit(stop, question, session));
      }
    }
    if (session.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    session.out().println("Next:");
    for (TourStop stop : TourStop.ALL) {
      stop.next().forEach(command -> session.out().println("  farstar " + command));
    }
    session.out().println("  farstar games");
    return end;
  }

  private static <P> ExitCode visit(TourStop stop, Question<P> question, Session session) {
    Style style = session.style();
    Control control = session.begin(Budget.ofTime(TIME), false);
    Analyst<P> analyst = question.analyst();
    Sum<P> position = question.read().position();
    say(session, style.strong(stop.title()) + "\n" + stop.question() + "\n\n");
    say(session, values(question, analyst, control));
    Report<OutcomeAnswer> report =
        Question.ask(
            () -> analyst.outcome(position, Method.BEST, Ask.MOVES, control),
            control,
            question.rules());
    Reply reply = Reply.ofOutcomes(report, Method.BEST, question.read(), true);
    say(session, reply.text(style) + "\n");
    ExitCode end = reply.end();
    end = end.and(search(question, analyst, control, session));
    end = end.and(claim(stop, question, control, session));
    session.end();
    String took = Layout.duration(control.progress().millis());
    say(session, style.quiet("Answered and checked in " + took + ".") + "\n\n");
    return end;
  }

  private static void say(Session session, String text) {
    session.end();
    session.out().print(text);
    session.out().flush();
  }

  /** The value of each term and of the sum, where a theory gives them. */
  private static <P> String values(Question<P> question, Analyst<P> analyst, Control control) {
    if (!valued(question, control)) {
      return "";
    }
    List<List<String>> rows = new ArrayList<>();
    Sum<P> position = question.read().position();
    if (position.terms().size() > 1) {
      for (P term : position.terms()) {
        rows.add(row(question.rules().base().write(term), analyst, Sum.of(term), control));
      }
    }
    rows.add(row("together", analyst, position, control));
    return Layout.table("  ", rows) + "\n";
  }

  /** Whether a theory says what the position is worth. */
  private static <P> boolean valued(Question<P> question, Control control) {
    Sum<P> position = question.read().position();
    return question.game().theories().stream()
        .anyMatch(
            theory -> theory.value(question.rules(), position, Ask.ANSWER, control).isPresent());
  }

  private static <P> List<String> row(
      String label, Analyst<P> analyst, Sum<P> position, Control control) {
    Report<ValueAnswer> report = analyst.value(position, Method.BEST, Ask.ANSWER, control);
    return List.of(label, report.first().map(a -> a.value().toString()).orElse("?"));
  }

  /** The same question to a search that knows no theory: by values where the game has them. */
  private static <P> ExitCode search(
      Question<P> question, Analyst<P> analyst, Control control, Session session) {
    Sum<P> position = question.read().position();
    Reply reply =
        valued(question, control)
            ? Reply.ofValues(
                Question.ask(
                    () -> analyst.value(position, Method.BOTH, Ask.ANSWER, control),
                    control,
                    question.rules()),
                Method.BOTH,
                question.rules().impartial(),
                false)
            : Reply.ofOutcomes(
                Question.ask(
                    () -> analyst.outcome(position, Method.BOTH, Ask.ANSWER, control),
                    control,
                    question.rules()),
                Method.BOTH,
                question.read(),
                false);
    say(session, "The same, once by theory and once by search:\n");
    say(session, Layout.indented("  ", reply.text(Style.PLAIN).stripTrailing()) + "\n");
    return reply.end();
  }

  private static ExitCode claim(
      TourStop stop, Question<?> question, Control control, Session session) {
    Optional<Claim> claim =
        question.game().claims().stream().filter(c -> c.id().equals(stop.claim())).findFirst();
    if (claim.isEmpty()) {
      return ExitCode.ANSWERED;
    }
    long before = control.progress().millis();
    Finding finding = claim.get().check(OptionalInt.of(stop.size()), control);
    ClaimText text = new ClaimText(List.of(claim.get()), session.style(), true);
    say(session, "The claim behind it:\n");
    say(session, text.checked(claim.get(), finding, control.progress().millis() - before) + "\n");
    return CheckCommand.endOf(finding);
  }
}
