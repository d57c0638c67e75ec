package org.farstar.cli;

import org.farstar.cli.manual.FishCompletion;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code farstar completion}. */
@CommandLine.Command(
    description = "Print a script that lets the tab key complete commands, options and games.",
    footer = {
      "  source <(farstar completion bash)         in this shell",
      "  farstar completion bash > ~/.farstar.sh   to be sourced from ~/.bashrc",
      "  farstar completion fish | source          in this shell"
    })
final class CompletionCommand extends Command {
  /** The shells, spelt as they are typed. */
  enum Shell {
    bash,
    zsh,
    fish
  }

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
  private Shell shell;

  @Override
  ExitCode run(Session session) {
    CommandLine line = Commands.all();
    // One script serves bash and zsh: it turns on zsh's emulation of bash completion where it finds
    // zsh.
    session
        .out()
        .print(
            shell == Shell.fish
                ? FishCompletion.of(line)
                : AutoComplete.bash(line.getCommandName(), line));
    return ExitCode.ANSWERED;
  }
}
