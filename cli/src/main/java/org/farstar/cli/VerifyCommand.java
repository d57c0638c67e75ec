package org.farstar.cli;

import java.util.Set;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.output.Layout;
import org.farstar.desk.answer.Amounts;
import org.farstar.desk.input.DiskSources;
import org.farstar.desk.input.InputException;
import org.farstar.desk.proof.Proofs;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.text.NotationException;
import org.farstar.verify.RefusedException;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code farstar verify}. */
@CommandLine.Command(
    description = {
      "Check a certificate, and say what it proves. The checker knows the rules and uses no search"
          + " of Farstar's.",
      "A certificate with any fault is refused: the message says in which line, and nothing is"
          + " claimed."
    },
    footer = {"  farstar prove domineering 2x2 -o 2x2.cert", "  farstar verify 2x2.cert"})
final class VerifyCommand extends Command {
  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The certificate; - reads it from standard input.")
  private String file;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    String text =
        file.equals("-")
            ? DiskSources.text(session.terminal().in(), "standard input")
            : DiskSources.text(session.terminal().folder(), file);
    Control control = session.begin(budget.budget(), budget.progress(), budget.threads());
    Meter meter = control.meter();
    Proofs.Verified found;
    try {
      found = new Proofs(session.desk()).verify(text, meter::count);
    } catch (RefusedException e) {
      session.end();
      throw InputException.outside(
          "'" + NotationException.visible(file) + "' proves nothing: " + e.getMessage());
    } catch (SearchStopped e) {
      meter.settle();
      String checked = Amounts.count(control.progress().positions(), "position");
      session.end();
      session.out().println("nothing verified: " + e.reason().sentence() + " after " + checked);
      return ExitCode.of(e.reason());
    }
    session.end();
    session.out().print(Layout.indented("", "verified: " + found.statement()));
    session.out().print(Layout.indented("  ", "by " + found.how()));
    return ExitCode.ANSWERED;
  }
}
