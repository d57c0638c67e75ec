package org.farstar.cli;

import java.util.Iterator;
import java.util.Optional;
import org.farstar.cli.input.Lines;
import org.farstar.values.text.NotationException;

/** Lines that are obeyed one after the other, from a file or a pipe. */
final class Script {
  private static final String PROGRAM = "shell";

  private final Shell shell;
  private final Session session;
  private final String name;
  private int read;

  /**
   * @param name what it is called where a line of it fails
   */
  Script(Shell shell, Session session, String name) {
    this.shell = shell;
    this.session = session;
    this.name = name;
  }

  /**
   * How it is run.
   *
   * @param keepGoing whether it goes on after a line that failed
   * @param echo whether its lines are printed before their answers
   */
  record Manner(boolean keepGoing, boolean echo) {}

  /** The first line of a file that this version writes. */
  static String header() {
    return Version.header(PROGRAM);
  }

  /** The lines of a text. */
  static Lines lines(String text) {
    Iterator<String> lines = text.lines().iterator();
    return prompt -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
  }

  /**
   * Obeys the lines. Where one is not finished, those below it belong to it.
   *
   * @return how it ended: as the first line did that was not answered
   */
  ExitCode run(Lines lines, Manner manner) {
    ExitCode end = ExitCode.ANSWERED;
    Optional<String> line = next(lines);
    while (line.isPresent() && !shell.isOver()) {
      int first = read;
      StringBuilder text = new StringBuilder(line.get());
      while (shell.goesOn(text.toString())) {
        Optional<String> more = next(lines);
        if (more.isEmpty()) {
          break;
        }
        text.append('\n').append(more.get());
      }
      if (manner.echo) {
        text.toString().lines().forEach(each -> session.out().println("> " + each));
      }
      ExitCode code = obey(text.toString(), first);
      session.out().flush();
      end = end.and(code);
      if (code != ExitCode.ANSWERED && (!manner.keepGoing || code == ExitCode.INTERRUPTED)) {
        return end;
      }
      line = next(lines);
    }
    return end;
  }

  private Optional<String> next(Lines lines) {
    Optional<String> line = lines.next("");
    read++;
    line.filter(text -> read == 1)
        .ifPresent(text -> Version.compare(text, PROGRAM, name, session.terminal()));
    return line;
  }

  private ExitCode obey(String text, int first) {
    try {
      return shell.obey(text);
    } catch (NotationException e) {
      return report(e.text().equals(text) ? inItsLine(e) : e, first + lineOf(text, e) - 1);
    } catch (RuntimeException | Error e) {
      return report(e, first);
    }
  }

  private ExitCode report(Throwable cause, int line) {
    session.end();
    session.out().flush();
    return Failure.inScript(cause, name + ", line " + line).report(session.terminal());
  }

  /** In which line of a text the fault is, from 1. */
  private static int lineOf(String text, NotationException e) {
    return e.text().equals(text)
        ? (int) text.substring(0, e.column() - 1).chars().filter(c -> c == '\n').count() + 1
        : 1;
  }

  /** The fault as one of its line alone. */
  static NotationException inItsLine(NotationException e) {
    int begin = e.text().lastIndexOf('\n', e.column() - 2) + 1;
    int end = e.text().indexOf('\n', e.column() - 1);
    String line = e.text().substring(begin, end < 0 ? e.text().length() : end);
    return new NotationException(line, e.column() - begin, e.found(), e.allowed());
  }
}
