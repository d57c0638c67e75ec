package org.farstar.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.ask.own.Watchdog;
import org.farstar.ask.question.Desk;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.manual.HelpPage;
import org.farstar.cli.output.Terminal;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.database.Databases;
import org.farstar.engine.memory.Workspace;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/**
 * The command line without the process around it: takes words and streams, prints, and answers with
 * an exit code. Nothing is ever thrown out of here.
 */
final class Cli {
  private final Catalogue catalogue;
  private final Interruption interruption;
  private final Optional<Session> shell;

  Cli(Catalogue catalogue, Interruption interruption) {
    this(catalogue, interruption, Optional.empty());
  }

  /**
   * @param shell whose games, names and results the commands share; empty where each has its own
   */
  Cli(Catalogue catalogue, Interruption interruption, Optional<Session> shell) {
    this.catalogue = catalogue;
    this.interruption = interruption;
    this.shell = shell;
  }

  /** Runs one command. */
  ExitCode run(List<String> words, Terminal terminal) {
    ExitCode code;
    try {
      code = dispatch(words, terminal);
      terminal.finish();
    } catch (Throwable e) {
      code = new Failure(words, e).report(terminal);
    }
    terminal.out().flush();
    terminal.err().flush();
    return code;
  }

  private ExitCode dispatch(List<String> words, Terminal terminal) {
    String first = words.isEmpty() ? "--help" : words.get(0);
    switch (first) {
      case "-h", "--help" -> {
        terminal.out().print(HelpPage.of(Commands.all(), terminal.layout()));
        return ExitCode.ANSWERED;
      }
      case "-V", "--version" -> {
        terminal.out().println(Version.line());
        return ExitCode.ANSWERED;
      }
      default -> {
        Command command = Commands.named(first);
        return run(first, command, words.subList(1, words.size()), terminal);
      }
    }
  }

  private ExitCode run(String name, Command command, List<String> words, Terminal terminal) {
    CommandLine line = Commands.line(name, command);
    if (!command.hasOptionsOfGames(words)) {
      requireKnownOptions(line, words);
    }
    ParseResult parsed = line.parseArgs(words.toArray(String[]::new));
    if (line.isUsageHelpRequested()) {
      terminal.out().print(HelpPage.of(line, terminal.layout()));
      return ExitCode.ANSWERED;
    }
    long memory = BudgetOptions.memory(parsed.matchedOptionValue("--memory", (Long) null));
    Desk desk = shell.map(Session::desk).orElseGet(() -> desk(memory, terminal));
    Session session = new Session(desk, terminal, command.style(terminal), interruption);
    shell.ifPresent(session::use);
    Duration time = parsed.matchedOptionValue("--time", (Duration) null);
    Budget whole =
        new Budget(Optional.ofNullable(time), OptionalLong.empty(), OptionalLong.of(memory));
    Supplier<ExitCode> run = () -> session.heeding(whole, () -> command.run(session));
    try {
      return time != null ? Watchdog.run(run, time) : run.get();
    } finally {
      session.close();
    }
  }

  private Desk desk(long memory, Terminal terminal) {
    Catalogue games =
        new OwnCatalogue(catalogue, terminal.folder(), terminal.dataFolder().resolve("games"));
    Workspace workspace = new Workspace(memory);
    terminal.databaseFolder().ifPresent(folder -> workspace.use(databases(folder, terminal)));
    return new Desk(games, workspace, new DiskSources(terminal.folder()));
  }

  private static Databases databases(Path folder, Terminal terminal) {
    return new Databases(
        folder, RulesVersions.current(), message -> terminal.err().println("farstar: " + message));
  }

  /**
   * Whatever begins with a minus sign and is no option is part of a position or an expression, such
   * as {@code -1/2} or {@code -N}. Only what begins with two and continues with a letter must be an
   * option, so that a misspelt one does not become part of a position.
   */
  private static void requireKnownOptions(CommandLine line, List<String> words) {
    for (String word : words) {
      if (word.equals("--")) {
        return;
      }
      if (word.length() > 2 && word.startsWith("--") && Character.isLetter(word.charAt(2))) {
        String name = word.split("=", 2)[0];
        var options = line.getCommandSpec().optionsMap().keySet();
        if (!options.contains(name)) {
          throw new InputException(
              "unknown option '" + name + "'" + NearestHint.hint(name, options));
        }
      }
    }
  }
}
