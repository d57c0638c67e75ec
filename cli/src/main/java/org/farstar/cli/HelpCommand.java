package org.farstar.cli;

import org.farstar.cli.input.InputException;
import org.farstar.cli.input.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Parameters;

/** {@code farstar help}. */
@CommandLine.Command(
    description = "Show the commands, or what one of them does.",
    footer = {"  farstar help outcome"})
final class HelpCommand extends Command {
  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command.")
  private String name;

  @Override
  ExitCode run(Session session) {
    CommandLine line = name == null ? Commands.all() : Commands.line(name, known(name));
    line.usage(session.out(), Ansi.OFF);
    return ExitCode.ANSWERED;
  }

  private static Command known(String name) {
    return Commands.find(name)
        .orElseThrow(
            () ->
                new InputException(
                    "unknown command '" + name + "'" + Nearest.hint(name, Commands.names()),
                    "The commands are " + String.join(", ", Commands.names()) + "."));
  }
}
