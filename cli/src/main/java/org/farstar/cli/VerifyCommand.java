package org.farstar.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.input.InputException;
import org.farstar.ask.proof.CatalogueRulesets;
import org.farstar.ask.solve.SolvedCheck;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.solve.ServedFiles;
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
      "A certificate with any fault is refused with the place of the fault.",
      "A folder at a web server is not copied: a sample of it is checked, of 1000 positions unless"
          + " --sample or --whole says otherwise."
    },
    footer = {
      "  farstar prove domineering 2x2 -o 2x2.cert",
      "  farstar verify 2x2.cert",
      "  farstar verify https://example.org/c6x5 --sample 2000"
    })
final class VerifyCommand extends Command {
  /** Of a folder at a web server so many positions are compared, unless it is said how many. */
  private static final long SERVED_SAMPLE = 1000;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description =
          "The certificate; - reads standard input, and names ending in .gz are unpacked. Or the"
              + " folder of a solve, in which every position is compared with its options, or the"
              + " address of such a folder at a web server.")
  private String file;

  @Option(
      names = "--sample",
      paramLabel = "<n>",
      converter = Converters.Count.class,
      description = "For a folder: compare this many positions, chosen at random.")
  private Long sample;

  @Option(
      names = "--seed",
      paramLabel = "<n>",
      description =
          "What the sample is drawn with, to draw the same one again; default another one each"
              + " time.")
  private Long seed;

  @Option(
      names = "--whole",
      description = "For a folder at a web server: read all of it and compare every position.")
  private boolean whole;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    if (sample != null && sample < 1) {
      throw new InputException(
          "--sample: " + sample + " positions show nothing; allowed: 1 or more");
    }
    if (whole && (sample != null || seed != null)) {
      throw new InputException("--whole compares every position; --sample and --seed some");
    }
    if (ServedFiles.isAddress(file)) {
      long most = sample == null ? SERVED_SAMPLE : sample;
      return solved(
          control ->
              SolvedCheck.check(
                  new ServedFiles(file, control::throwIfStopped),
                  whole ? SolvedCheck.Extent.ALL : SolvedCheck.Extent.sample(most, seed()),
                  session.desk(),
                  control),
          budget.threads(),
          session);
    }
    if (seed != null && sample == null) {
      throw new InputException("--seed is for --sample");
    }
    Optional<Path> folder = folder(session);
    if (folder.isPresent()) {
      SolvedCheck.Extent extent =
          sample == null ? SolvedCheck.Extent.ALL : SolvedCheck.Extent.sample(sample, seed());
      return solved(
          control -> SolvedCheck.check(folder.get(), extent, session.desk(), control),
          budget.threadsOrProcessors(),
          session);
    }
    if (sample != null || whole) {
      throw new InputException((whole ? "--whole" : "--sample") + " is for the folder of a solve");
    }
    return certificate(session);
  }

  private long seed() {
    if (seed == null) {
      seed = (long) ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
    }
    return seed;
  }

  private Optional<Path> folder(Session session) {
    try {
      return Optional.of(session.terminal().folder().resolve(file)).filter(Files::isDirectory);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private ExitCode solved(
      Function<Control, SolvedCheck.Verified> check, int threads, Session session) {
    Control control = session.begin(budget.budget(), budget.progress(), threads);
    SolvedCheck.Verified found;
    try {
      found = check.apply(control);
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

  private String extent(SolvedCheck.Verified found) {
    String all = Amounts.count(found.positions(), "position");
    return found.checked() == found.positions()
        ? "by comparing each of " + all + " with its options"
        : "by comparing "
            + Amounts.count(found.checked())
            + " of "
            + all
            + " with their options, a sample drawn with seed "
            + seed
            + "; the others were not looked at";
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
