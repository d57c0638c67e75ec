package org.farstar.cli;

import org.farstar.cli.manual.HelpPage;
import org.farstar.cli.manual.ManualPage;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar help}. */
@CommandLine.Command(
    description = "List the commands, or describe one of them.",
    footer = {"  farstar help outcome", "  farstar help --man > farstar.1"})
final class HelpCommand extends Command {
  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command.")
  private String name;

  @Option(names = "--man", description = "Print the manual page of all commands, for man.")
  private boolean man;

  @Override
  ExitCode run(Session session) {
    if (man) {
      session.out().print(ManualPage.of(Commands.all(), Version.line()));
      return ExitCode.ANSWERED;
    }
    CommandLine line = name == null ? Commands.all() : Commands.line(name, Commands.named(name));
    session.out().print(HelpPage.of(line, session.layout()));
    return ExitCode.ANSWERED;
  }
}
