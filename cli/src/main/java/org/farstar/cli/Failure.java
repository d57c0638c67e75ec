package org.farstar.cli;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.ask.own.OwnGameException;
import org.farstar.ask.own.OwnGames;
import org.farstar.ask.own.Watchdog.OwnCodeStuckException;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.Terminal;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.table.CellException;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.UniverseFullException;
import org.farstar.values.text.NotationException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Something that kept a command from answering, as one message for people and an exit code.
 *
 * @param words the whole command line
 * @param cause what was thrown
 * @param before what comes before the message; empty where whoever typed the line knows
 */
record Failure(List<String> words, Throwable cause, String before) {
  /** Positions as long as books are not repeated in messages. */
  private static final int LONGEST_WORD = 200;

  Failure(List<String> words, Throwable cause) {
    this(words, cause, "farstar" + named(words) + ": ");
  }

  private static String named(List<String> words) {
    boolean named = !words.isEmpty() && Commands.names().contains(words.get(0));
    return named ? " " + words.get(0) : "";
  }

  /** Of a line of a script. */
  static Failure inScript(Throwable cause, String place) {
    return new Failure(List.of("shell"), cause, "farstar shell: " + place + ": ");
  }

  /** Of a line that somebody has just typed. */
  static Failure inConversation(Throwable cause) {
    return new Failure(List.of("shell"), cause, "");
  }

  ExitCode report(Terminal terminal) {
    ExitCode code = print(terminal.err());
    if (terminal.debug()) {
      cause.printStackTrace(terminal.err());
    }
    return code;
  }

  private ExitCode print(PrintStream err) {
    if (cause instanceof InputException e) {
      say(err, e.getMessage(), e.advice().isEmpty() && e.wantsHelp() ? help() : e.advice());
      return e.isUnwritten() ? ExitCode.UNWRITTEN : ExitCode.WRONG_INPUT;
    } else if (cause instanceof ParameterException e) {
      say(err, plain(e), help());
    } else if (cause instanceof NotationException e) {
      say(err, e.getMessage(), "");
      err.print(indented(e.caret()));
    } else if (cause instanceof CellException e) {
      say(err, e.getMessage(), "");
      err.print(e.fault().text().isEmpty() ? "" : indented(e.fault().caret()));
    } else if (cause instanceof NotAnsweredException
        || cause instanceof NoSuchValueException
        || cause instanceof GameTooLargeException
        || cause instanceof OwnGameException) {
      say(err, cause.getMessage(), "");
    } else if (cause instanceof SolveException e) {
      say(err, e.getMessage(), "");
      return e.isUnwritten() ? ExitCode.UNWRITTEN : ExitCode.WRONG_INPUT;
    } else if (cause instanceof LoopyGameException e) {
      // What was found of the game, and nothing wrong with the question.
      say(err, e.getMessage(), "Rules say by 'endless' who wins such a play; then 'outcome' does.");
      return ExitCode.REFUTED;
    } else if (cause instanceof OwnCodeStuckException e) {
      say(err, e.getMessage(), "");
      return ExitCode.BUDGET_ENDED;
    } else if (cause instanceof SearchStopped e) {
      say(err, e.getMessage() + "; nothing is known", "");
      return ExitCode.of(e.reason());
    } else if (cause instanceof UniverseFullException) {
      say(err, StopReason.MEMORY.sentence() + "; nothing is known", "");
      return ExitCode.BUDGET_ENDED;
    } else if (cause instanceof UncheckedIOException) {
      say(err, "cannot read or write: " + cause.getCause().getMessage(), "");
    } else if (cause instanceof OutOfMemoryError) {
      String most = Amounts.count(Runtime.getRuntime().maxMemory() >> 20);
      say(
          err,
          "the memory is used up, all " + most + " MB that Java may use; nothing is known",
          "Give it more, as in FARSTAR_JAVA_OPTS=-Xmx8g, or less to remember: --memory 1g.");
      return ExitCode.BUDGET_ENDED;
    } else if (OwnGameException.of(cause).isPresent()) {
      say(err, OwnGameException.of(cause).get().getMessage(), "");
    } else if (ownFault().isPresent()) {
      say(err, ownFault().get(), "");
    } else {
      say(err, "internal fault: " + cause + "; to reproduce: " + commandLine(), "");
      return ExitCode.FAULT;
    }
    return ExitCode.WRONG_INPUT;
  }

  /** What must be the doing of a file that was named as a game, though no method of it was met. */
  private Optional<String> ownFault() {
    Optional<String> file = words.stream().filter(OwnGames::isFile).findFirst();
    if (cause instanceof BrokenRulesException) {
      return file.map(name -> name + ": " + cause.getMessage());
    }
    if (cause.getStackTrace().length == 0) {
      // Classes may make exceptions that say nothing of their place; Farstar's do not.
      return file.map(name -> name + ": a method ended with " + cause);
    }
    return cause instanceof NullPointerException
        ? file.map(name -> name + ": a method gave null where something is needed")
        : Optional.empty();
  }

  private void say(PrintStream err, String message, String advice) {
    err.println(visible(before + message));
    if (!advice.isEmpty()) {
      err.println(visible(advice));
    }
  }

  /** Lines that are aligned with each other are not broken. */
  private static String indented(String lines) {
    return lines.lines().map(line -> "  " + line + "\n").collect(Collectors.joining());
  }

  /** What was typed stands in messages, and must not steer the terminal; their lines stay lines. */
  private static String visible(String message) {
    return message.lines().map(NotationException::visible).collect(Collectors.joining("\n"));
  }

  private String help() {
    if (before.isEmpty()) {
      return "";
    }
    return "Try 'farstar " + words.get(0) + " --help'.";
  }

  /** What picocli says, in the manner of all other messages. */
  private static String plain(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return "one argument too many: '" + unmatched.getUnmatched().get(0) + "'";
    }
    String message = e.getMessage().replace("required parameter", "argument");
    if (e instanceof MissingParameterException) {
      message = message.replaceAll(" \\(at least .*| at index .*", "");
    }
    message =
        message
            .replaceAll("positional parameter at index [0-9.*+]+ \\((.*?)\\)", "'$1'")
            .replaceAll(
                "expected one of \\[(.*)] \\(case-sensitive\\) but was ('.*')",
                "found $2, allowed: $1");
    return Character.toLowerCase(message.charAt(0)) + message.substring(1);
  }

  /** The command as a shell reads it. */
  private String commandLine() {
    StringBuilder line = new StringBuilder("farstar");
    for (String word : words) {
      String shown = Layout.cut(word, LONGEST_WORD);
      boolean bare = shown.matches("[A-Za-z0-9_./:=,@%+-]+");
      line.append(' ').append(bare ? shown : "'" + shown.replace("'", "'\\''") + "'");
    }
    return line.toString();
  }
}
