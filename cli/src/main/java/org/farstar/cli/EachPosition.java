package org.farstar.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.theory.Wording;
import org.farstar.front.json.AnswerJson;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.text.NotationException;

/** Many positions in one run: all of them are read before the first is answered. */
final class EachPosition {
  /** A position and the line that it stands on. */
  private record Row(String text, Question question) {}

  private final QuestionCommand command;
  private final Session session;

  EachPosition(QuestionCommand command, Session session) {
    this.command = command;
    this.session = session;
  }

  /** Answers line by line, and says how the command ends: as gravely as any of its positions. */
  ExitCode answer() {
    List<Row> rows = read();
    List<Object> data = new ArrayList<>();
    try {
      return answer(rows, data);
    } finally {
      // Also where something ends the command, that the answers so far are not lost.
      if (command.options().json() && !data.isEmpty()) {
        session.json(data);
      }
    }
  }

  private ExitCode answer(List<Row> rows, List<Object> data) {
    Optional<Wording> wording = command.options().wording(session);
    ExitCode end = ExitCode.ANSWERED;
    for (Row row : rows) {
      Control control = command.options().begin(session);
      String line;
      try {
        Reply reply = command.ask(row.question(), control, session);
        data.add(AnswerJson.of(reply, wording));
        line = line(row.text(), reply);
        end = end.and(new ReplyText(reply).end());
      } catch (LoopyGameException e) {
        data.add(AnswerJson.of(row.question(), e));
        line = comment(row.text(), e.getMessage());
        end = end.and(ExitCode.REFUTED);
      } catch (NotAnsweredException | NoSuchValueException | GameTooLargeException e) {
        data.add(AnswerJson.of(row.question(), e.getMessage()));
        line = comment(row.text(), e.getMessage());
        end = end.and(ExitCode.WRONG_INPUT);
      }
      if (!command.options().json()) {
        session.out().println(line);
      }
      if (session.interrupted()) {
        break;
      }
    }
    return session.interrupted() && end != ExitCode.REFUTED ? ExitCode.INTERRUPTED : end;
  }

  private List<Row> read() {
    List<Row> rows = new ArrayList<>();
    int number = 0;
    for (String line : command.position().text(session).split("\n", -1)) {
      number++;
      if (!line.isBlank()) {
        String text = line.strip();
        try {
          rows.add(new Row(text, command.position().question(text, session)));
        } catch (NotationException e) {
          throw new InputException("line " + number + ": " + e.getMessage());
        }
      }
    }
    if (rows.isEmpty()) {
      throw new InputException("--each found no position, allowed: one on each line");
    }
    return rows;
  }

  /** A position that is not decided becomes a comment in a file of answers. */
  private static String line(String text, Reply reply) {
    if (!reply.agree()) {
      return comment(
          text,
          reply.fault().isPresent()
              ? "the theory's reason does not stand"
              : "theory and search disagree");
    }
    return reply
        .first()
        .map(found -> text + " = " + label(reply, found))
        .orElseGet(() -> comment(text, reply.unfinished().map(EachPosition::why).orElse("")));
  }

  private static String comment(String text, String why) {
    return "# " + text + ": " + NotationException.visible(why);
  }

  private static String label(Reply reply, Reply.Answer found) {
    return found.value().map(value -> value.text()).orElseGet(() -> reply.label(found.outcome()));
  }

  private static String why(Unfinished known) {
    return "not decided, "
        + known.reason().sentence()
        + " after "
        + Amounts.count(known.positions(), "position");
  }
}
