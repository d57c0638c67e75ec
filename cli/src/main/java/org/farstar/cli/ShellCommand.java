package org.farstar.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.PipedLines;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar shell}. */
@CommandLine.Command(
    description = {
      "A worksheet: expressions, names that are kept, and all commands, without leaving.",
      "On a terminal, Tab completes a word, the arrow keys bring earlier lines back, Ctrl-C ends a"
          + " computation, Ctrl-D the shell. ':help' says more.",
      "A script is run line by line; it ends at the first line that is not answered."
    },
    footer = {
      "  farstar shell",
      "  farstar shell script.fs",
      "  farstar shell --echo script.fs    each line before its answer",
      "  echo '{2|-1}.Mean' | farstar shell"
    })
final class ShellCommand extends Command {
  @Parameters(
      arity = "0..1",
      paramLabel = "SCRIPT",
      description = "A file with a script; - reads one from standard input.")
  private String script;

  @Option(names = "--keep-going", description = "Go on with a script after a line that failed.")
  private boolean keepGoing;

  @Option(names = "--echo", description = "Print the lines of a script before their answers.")
  private boolean echo;

  @Mixin private BudgetOptions budget;

  /** All that the commands can end with. */
  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED, ExitCode.UNWRITTEN);
  }

  @Override
  ExitCode run(Session session) {
    if (session.isShared()) {
      throw new InputException("a shell within a shell; ':load FILE' runs a script in this one");
    }
    Shell shell = new Shell(session, budget);
    boolean typed = session.terminal().inIsTerminal() && session.terminal().outIsTerminal();
    if (script == null && typed) {
      requireForScripts();
      return new Conversation(shell, session).hold();
    }
    Script.Manner manner = new Script.Manner(keepGoing, echo);
    if (script == null || script.equals("-")) {
      return new Script(shell, session, "standard input")
          .run(new PipedLines(session.terminal().in()), manner);
    }
    String text = DiskSources.text(session.terminal().folder(), script);
    return new Script(shell, session, script).run(Script.lines(text), manner);
  }

  private void requireForScripts() {
    Optional<String> given =
        List.of(keepGoing ? "--keep-going" : "", echo ? "--echo" : "").stream()
            .filter(option -> !option.isEmpty())
            .findFirst();
    given.ifPresent(
        option -> {
          throw new InputException(option + " is for scripts");
        });
  }
}
