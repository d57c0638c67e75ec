package org.farstar.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.cli.output.Style;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
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
        Question question =
            Questions.read(stop.game(), false, stop.position(), session.desk(), session.searches());
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

  private static ExitCode visit(TourStop stop, Question question, Session session) {
    Style style = session.style();
    Control control = session.begin(Budget.ofTime(TIME), false);
    Analyst analyst = session.desk().analyst();
    Sum position = question.sum();
    say(session, style.strong(stop.title()) + "\n" + stop.question() + "\n\n");
    say(session, values(question, analyst, control, session));
    Report<OutcomeAnswer> report = analyst.outcome(position, Method.BEST, Ask.MOVES, control);
    ReplyText reply = new ReplyText(Reply.ofOutcomes(question, report, Method.BEST, true));
    say(session, reply.text(style) + "\n");
    ExitCode end = reply.end();
    end = end.and(search(question, analyst, control, session));
    end = end.and(claim(stop, control, session));
    session.end();
    String took = Amounts.duration(control.progress().millis());
    say(session, style.quiet("Answered and checked in " + took + ".") + "\n\n");
    return end;
  }

  private static void say(Session session, String text) {
    session.end();
    session.out().print(text);
    session.out().flush();
  }

  /** The value of each term and of the sum, where a theory gives them. */
  private static String values(
      Question question, Analyst analyst, Control control, Session session) {
    if (!valued(question, analyst, control)) {
      return "";
    }
    List<List<String>> rows = new ArrayList<>();
    Sum position = question.sum();
    if (position.terms().size() > 1) {
      for (Term term : position.terms()) {
        rows.add(row(term.toString(), analyst, Sum.of(term), control));
      }
    }
    rows.add(row("together", analyst, position, control));
    return session.layout().table("  ", rows) + "\n";
  }

  /** Whether a theory says what the position is worth. */
  private static boolean valued(Question question, Analyst analyst, Control control) {
    try {
      return analyst.value(question.sum(), Method.THEORY, Ask.ANSWER, control).first().isPresent();
    } catch (NotAnsweredException e) {
      return false;
    }
  }

  private static List<String> row(String label, Analyst analyst, Sum position, Control control) {
    Report<ValueAnswer> report = analyst.value(position, Method.BEST, Ask.ANSWER, control);
    return List.of(label, report.first().map(a -> a.value().toString()).orElse("?"));
  }

  /** The same question to a search that knows no theory: by values where the game has them. */
  private static ExitCode search(
      Question question, Analyst analyst, Control control, Session session) {
    Sum position = question.sum();
    Reply found =
        valued(question, analyst, control)
            ? Reply.ofValues(
                question,
                analyst.value(position, Method.BOTH, Ask.ANSWER, control),
                Method.BOTH,
                false)
            : Reply.ofOutcomes(
                question,
                analyst.outcome(position, Method.BOTH, Ask.ANSWER, control),
                Method.BOTH,
                false);
    ReplyText reply = new ReplyText(found);
    say(session, "The same, once by theory and once by search:\n");
    say(
        session,
        session.layout().indented("  ", reply.text(session.style().plain()).stripTrailing())
            + "\n");
    return reply.end();
  }

  private static ExitCode claim(TourStop stop, Control control, Session session) {
    Optional<Claim> claim =
        session.desk().catalogue().claimsOf(stop.game()).stream()
            .filter(c -> c.id().equals(stop.claim()))
            .findFirst();
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
