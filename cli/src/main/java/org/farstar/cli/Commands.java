package org.farstar.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands by name. A command is made, and its class loaded, only when it is asked for: reading
 * the annotations of all of them takes longer than most answers.
 */
final class Commands {
  private static final List<String> NAMES =
      List.of(
          "tour",
          "games",
          "outcome",
          "value",
          "eval",
          "shell",
          "table",
          "quotient",
          "solve",
          "cluster",
          "database",
          "check",
          "prove",
          "verify",
          "play",
          "serve",
          "plot",
          "export",
          "new",
          "completion",
          "help");

  private Commands() {}

  static List<String> names() {
    return NAMES;
  }

  /** A command by its name; a fault of the input, with the nearest names, if there is none. */
  static Command named(String name) {
    return switch (name) {
      case "tour" -> new TourCommand();
      case "games" -> new GamesCommand();
      case "outcome" -> new OutcomeCommand();
      case "value" -> new ValueCommand();
      case "eval" -> new EvalCommand();
      case "shell" -> new ShellCommand();
      case "table" -> new TableCommand();
      case "quotient" -> new QuotientCommand();
      case "solve" -> new SolveCommand();
      case "cluster" -> new ClusterCommand();
      case "database" -> new DatabaseCommand();
      case "check" -> new CheckCommand();
      case "prove" -> new ProveCommand();
      case "verify" -> new VerifyCommand();
      case "play" -> new PlayCommand();
      case "serve" -> new ServeCommand();
      case "plot" -> new PlotCommand();
      case "export" -> new ExportCommand();
      case "new" -> new NewCommand();
      case "completion" -> new CompletionCommand();
      case "help" -> new HelpCommand();
      default -> throw unknown(name);
    };
  }

  private static InputException unknown(String name) {
    String what =
        name.startsWith("-")
            ? "option '" + name + "' before the command"
            : "command '" + name + "'";
    return new InputException(
        "unknown " + what + NearestHint.hint(name, NAMES),
        "The commands are " + String.join(", ", NAMES) + ".");
  }

  /** The command line of one command alone. */
  static CommandLine line(String name, Command command) {
    CommandLine line = new CommandLine(command);
    CommandSpec spec = line.getCommandSpec();
    spec.qualifiedName("farstar " + name);
    spec.name("farstar " + name);
    describeEnds(spec, command);
    return configured(line);
  }

  /** The command line with all commands, for the overview and for completion. */
  static CommandLine all() {
    CommandSpec spec = CommandSpec.create().name("farstar");
    spec.usageMessage()
        .description("Combinatorial games: exact values, winners, winning moves, and why.")
        .synopsisSubcommandLabel("COMMAND")
        .commandListHeading("%nCommands:%n")
        .footer(
            "",
            "'farstar help COMMAND' says more about one. To begin with:",
            "",
            "  farstar tour",
            "  farstar outcome flipping-coins 1011 --moves --explain",
            "  farstar eval '1/2+1/4'");
    spec.addOption(flag("Show this help.", "-h", "--help"));
    spec.addOption(flag("Show the version.", "-V", "--version"));
    for (String name : NAMES) {
      Command command = named(name);
      CommandLine line = new CommandLine(command);
      describeEnds(line.getCommandSpec(), command);
      spec.addSubcommand(name, configured(line));
    }
    return configured(new CommandLine(spec));
  }

  private static CommandLine.Model.OptionSpec flag(String description, String... names) {
    return CommandLine.Model.OptionSpec.builder(names).description(description).build();
  }

  private static CommandLine configured(CommandLine line) {
    return line.setExpandAtFiles(false)
        .setPosixClusteredShortOptionsAllowed(false)
        .setUnmatchedOptionsArePositionalParams(true);
  }

  private static void describeEnds(CommandSpec spec, Command command) {
    Set<ExitCode> ends = new TreeSet<>(command.ends());
    ends.addAll(Set.of(ExitCode.ANSWERED, ExitCode.WRONG_INPUT, ExitCode.FAULT));
    ends.add(ExitCode.INTERRUPTED);
    Map<String, String> list = new LinkedHashMap<>();
    ends.forEach(end -> list.put(" " + end.number(), end.meaning()));
    spec.usageMessage()
        .parameterListHeading("%n")
        .optionListHeading("%n")
        .footerHeading("%nExamples:%n%n")
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(list);
  }
}
