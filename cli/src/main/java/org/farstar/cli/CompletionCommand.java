package org.farstar.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code farstar completion}. */
@CommandLine.Command(
    description = "Print a script that lets the tab key complete commands, options and games.",
    footer = {
      "  source <(farstar completion bash)         in this shell",
      "  farstar completion bash > ~/.farstar.sh   to be sourced from ~/.bashrc"
    })
final class CompletionCommand extends Command {
  /** The shells, spelt as they are typed. */
  enum Shell {
    bash,
    zsh
  }

  @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
  private Shell shell;

  @Override
  ExitCode run(Session session) {
    // One script serves both: it turns on zsh's emulation of bash completion where it finds zsh.
    session.out().print(AutoComplete.bash("farstar", Commands.all()));
    return ExitCode.ANSWERED;
  }
}
