package org.farstar.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.proof.CatalogueRulesets;
import org.farstar.ask.solve.SolvedCheck;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.text.NotationException;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Rulesets;
import org.farstar.verify.Verified;
import org.farstar.verify.kernel.Proofs;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar verify}. */
@CommandLine.Command(
    description = {
      "Check a certificate, or the folder of a solve, and print the statement it proves. The"
          + " checker knows the rules of the games and uses none of Farstar's searches.",
      "A certificate with any fault is refused with the place of the fault."
    },
    footer = {"  farstar prove domineering 2x2 -o 2x2.cert", "  farstar verify 2x2.cert"})
final class VerifyCommand extends Command {
  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description =
          "The certificate; - reads standard input, and names ending in .gz are unpacked. Or the"
              + " folder of a solve, in which every position is compared with its options.")
  private String file;

  @Option(
      names = "--sample",
      paramLabel = "<n>",
      converter = Converters.Count.class,
      description = "For a folder: compare about this many positions, chosen at random.")
  private Long sample;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    Optional<Path> folder = folder(session);
    if (folder.isPresent()) {
      return solved(folder.get(), session);
    }
    if (sample != null) {
      throw new InputException("--sample is for the folder of a solve");
    }
    return certificate(session);
  }

  private Optional<Path> folder(Session session) {
    try {
      return Optional.of(session.terminal().folder().resolve(file)).filter(Files::isDirectory);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private ExitCode solved(Path folder, Session session) {
    Control control = session.begin(budget.budget(), budget.progress(), budget.threads());
    OptionalLong most = sample == null ? OptionalLong.empty() : OptionalLong.of(sample);
    SolvedCheck.Verified found;
    try {
      found =
          control.metered(meter -> SolvedCheck.check(folder, most, session.desk(), meter::count));
    } catch (RefusedException e) {
      throw refused(e, session);
    } catch (SearchStopped e) {
      return stopped(e, control, session);
    }
    session.end();
    session
        .out()
        .print(session.layout().indented("", "verified: " + SolveCommand.title(found.task())));
    session.out().print(session.layout().indented("  ", extent(found)));
    return ExitCode.ANSWERED;
  }

  private static String extent(SolvedCheck.Verified found) {
    String all = Amounts.count(found.positions(), "position");
    return found.checked() == found.positions()
        ? "by comparing each of " + all + " with its options"
        : "by comparing "
            + Amounts.count(found.checked())
            + " of "
            + all
            + " with their options; the others were not looked at";
  }

  private InputException refused(RefusedException e, Session session) {
    session.end();
    return InputException.outside(
        "'" + NotationException.visible(file) + "' proves nothing: " + e.getMessage());
  }

  private static ExitCode stopped(SearchStopped e, Control control, Session session) {
    String checked = Amounts.count(control.progress().positions(), "position");
    session.end();
    session.out().println("nothing verified: " + e.reason().sentence() + " after " + checked);
    return ExitCode.of(e.reason());
  }

  private String text(Session session) {
    if (file.equals("-")) {
      return DiskSources.text(session.terminal().in(), "standard input");
    }
    Path folder = session.terminal().folder();
    return file.endsWith(".gz")
        ? DiskSources.unpacked(folder, file)
        : DiskSources.text(folder, file);
  }

  private ExitCode certificate(Session session) {
    String text = text(session);
    Control control = session.begin(budget.budget(), budget.progress(), budget.threads());
    Rulesets rulesets = new CatalogueRulesets(session.desk().catalogue());
    Verified found;
    try {
      found =
          control.metered(
              meter ->
                  session
                      .desk()
                      .workspace()
                      .within(() -> Proofs.verify(text, rulesets, meter::count)));
    } catch (RefusedException e) {
      throw refused(e, session);
    } catch (SearchStopped e) {
      return stopped(e, control, session);
    }
    session.end();
    session.out().print(session.layout().indented("", "verified: " + found.statement().sentence()));
    session.out().print(session.layout().indented("  ", "by " + found.how()));
    return ExitCode.ANSWERED;
  }
}
