package org.farstar.cli;

import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.Worksheet;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Completion;
import org.farstar.cli.input.Keyboard;
import org.farstar.cli.input.Lines;
import org.farstar.cli.input.PipedLines;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.ProgressLine;
import org.farstar.cli.output.Style;
import org.farstar.cli.output.Terminal;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.front.json.Json;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.notation.Evaluated;

/** What one command has to work with: the games, the streams, colours or none, interruptions. */
final class Session {
  private static final long HEEDS_WITHIN = 1_000_000_000;

  private final Desk desk;
  private final Terminal terminal;
  private final Style style;
  private final Interruption interruption;
  private ProgressLine progress;
  private volatile boolean heeds;
  private Worksheet worksheet;
  private Optional<Keyboard> keyboard = Optional.empty();
  private boolean shared;
  private volatile long interruptedAt;

  /**
   * @param desk what the questions of the command share
   */
  Session(Desk desk, Terminal terminal, Style style, Interruption interruption) {
    this.desk = desk;
    this.terminal = terminal;
    this.style = style;
    this.interruption = interruption;
  }

  /** What questions are asked with; names in positions are files, relative to the user's folder. */
  Desk desk() {
    return desk;
  }

  /** The expressions of the command, and of those before it where a shell has given their names. */
  Worksheet worksheet() {
    if (worksheet == null) {
      worksheet = new Worksheet(desk);
    }
    return worksheet;
  }

  /** Goes on with the names of a shell, and on its keyboard. */
  void use(Session shell) {
    worksheet = shell.worksheet();
    keyboard = shell.keyboard;
    shared = true;
  }

  /** Whether it is that of a command within a shell. */
  boolean isShared() {
    return shared;
  }

  /** Runs commands that share the games, the names and the results of this one. */
  Cli commands() {
    return new Cli(desk.catalogue(), interruption, Optional.of(this));
  }

  /** Opens the terminal for somebody who types. */
  Keyboard openKeyboard() {
    keyboard = Optional.of(Keyboard.open(this::interrupt));
    interruption.atEnd(keyboard.get()::close);
    return keyboard.get();
  }

  /** Ctrl-C ends the work, and where that does not heed it, one second later the process. */
  private void interrupt() {
    if (interruption.asked() && System.nanoTime() - interruptedAt > HEEDS_WITHIN) {
      interruption.force();
    }
    interruptedAt = System.nanoTime();
    interruption.ask();
  }

  /** Lines that somebody types, completed where there is a terminal. */
  Lines lines(Completion completion) {
    if (!terminal.inIsTerminal() || !terminal.outIsTerminal()) {
      return new PipedLines(terminal.in());
    }
    return keyboard
        .orElseGet(this::openKeyboard)
        .lines(completion, text -> false, Optional.empty(), style.colored());
  }

  /** Gives the terminal back where this command has opened it. */
  void close() {
    if (!shared) {
      keyboard.ifPresent(Keyboard::close);
    }
  }

  /** Lets the next line begin where the last one was interrupted. */
  void renew() {
    interruption.renew();
  }

  /** What names in sums and in other expressions stand for. */
  Map<String, Evaluated> names() {
    return worksheet == null ? Map.of() : worksheet.known();
  }

  Terminal terminal() {
    return terminal;
  }

  PrintStream out() {
    return terminal.out();
  }

  Style style() {
    return style;
  }

  /** How lines fit the screen. */
  Layout layout() {
    return style.layout();
  }

  void json(Object data) {
    out().print(Json.write(data));
  }

  /** Begins a search that an interruption stops and whose progress is shown. */
  Control begin(Budget budget, boolean progressInAnyCase) {
    return begin(budget, progressInAnyCase, 1);
  }

  /** Begins a search with several threads. */
  Control begin(Budget budget, boolean progressInAnyCase, int threads) {
    Consumer<Progress> listener = heard -> {};
    if (terminal.errIsTerminal() || progressInAnyCase) {
      progress = new ProgressLine(terminal.err(), terminal.errIsTerminal(), layout());
      listener = progress;
    }
    Control control = new Control(budget, listener, threads);
    heeds = true;
    control.sharing(desk.workspace());
    interruption.begin(control);
    return control;
  }

  /** Searches for parts of expressions, with the usual budget. */
  Searches searches() {
    return Searches.of(() -> begin(new BudgetOptions().budget(), false), this::end);
  }

  /**
   * Does the work of a command, which asks the search that was begun last, or the budget of the
   * command as long as there is none, whether it may go on: also while it reads a position and
   * while the rules hand over moves. What is done with an answer, from {@link #end} on, is not
   * hurried.
   */
  <T> T heeding(Budget whole, Supplier<T> work) {
    heeds = true;
    Control reading = new Control(whole);
    reading.sharing(desk.workspace());
    interruption.begin(reading);
    return Cancellation.during(
        bytes -> {
          if (heeds) {
            interruption.heed(bytes);
          }
        },
        work);
  }

  /** Takes the progress line away before something else is printed. */
  void end() {
    heeds = false;
    if (progress != null) {
      progress.clear();
    }
  }

  /**
   * Ends a search after which the command waits for a person: from here nothing need be finished.
   */
  void rest() {
    end();
    interruption.rest();
  }

  /** Does what must not be cut short by an interruption, such as writing a file. */
  void finish(Runnable work) {
    interruption.finish(work);
  }

  /** Whether somebody interrupted the command. */
  boolean interrupted() {
    return interruption.asked();
  }
}
