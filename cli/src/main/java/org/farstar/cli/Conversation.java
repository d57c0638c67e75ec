package org.farstar.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.farstar.cli.input.Keyboard;
import org.farstar.cli.input.Lines;
import org.farstar.values.text.NotationException;

/** The shell as somebody types into it. */
final class Conversation {
  private static final String PROMPT = "farstar> ";

  private final Shell shell;
  private final Session session;

  Conversation(Shell shell, Session session) {
    this.shell = shell;
    this.session = session;
  }

  /** Obeys line after line until the person leaves. */
  ExitCode hold() {
    Path history = session.terminal().stateFolder().resolve("history");
    Keyboard keyboard = session.openKeyboard();
    Lines lines =
        keyboard.lines(
            new ShellCompletion(session),
            shell::goesOn,
            Optional.of(history),
            session.style().colored());
    session.out().println("Farstar " + Version.number() + ". ':help' for help, Ctrl-D to leave.");
    session.out().flush();
    session.rest();
    while (!shell.isOver()) {
      try {
        Optional<String> text = lines.next(session.style().strong(PROMPT));
        if (text.isEmpty()) {
          break;
        }
        // What is pasted may be several lines, each with an answer of its own.
        obey(text.get());
      } catch (Lines.DiscardedException e) {
        // What was typed is gone; the next line is asked for.
        continue;
      }
    }
    return ExitCode.ANSWERED;
  }

  private void obey(String text) {
    Lines lines = Script.lines(text);
    Optional<String> line = lines.next("");
    while (line.isPresent() && !shell.isOver()) {
      StringBuilder whole = new StringBuilder(line.get());
      Optional<String> more = Optional.empty();
      while (shell.goesOn(whole.toString()) && (more = lines.next("")).isPresent()) {
        whole.append('\n').append(more.get());
      }
      if (!answered(whole.toString())) {
        return;
      }
      line = lines.next("");
    }
  }

  private boolean answered(String text) {
    session.renew();
    try {
      return shell.obey(text) == ExitCode.ANSWERED;
    } catch (NotationException e) {
      return failed(e.text().equals(text) ? Script.inItsLine(e) : e);
    } catch (RuntimeException | Error e) {
      return failed(e);
    } finally {
      session.rest();
      session.out().flush();
      session.terminal().err().flush();
    }
  }

  private boolean failed(Throwable cause) {
    session.end();
    session.out().flush();
    Failure.inConversation(cause).report(session.terminal());
    return false;
  }
}
