package org.farstar.cli;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Parameters;

/** {@code farstar help}. */
@CommandLine.Command(
    description = "List the commands, or describe one of them.",
    footer = {"  farstar help outcome"})
final class HelpCommand extends Command {
  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command.")
  private String name;

  @Override
  ExitCode run(Session session) {
    CommandLine line = name == null ? Commands.all() : Commands.line(name, Commands.named(name));
    line.usage(session.out(), Ansi.OFF);
    return ExitCode.ANSWERED;
  }
}
