package org.farstar.cli;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.ask.proof.Prover;
import org.farstar.ask.question.Question;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.output.OutputFile;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.text.NotationException;
import org.farstar.verify.Certificate;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code farstar prove}. */
@CommandLine.Command(
    description = {
      "Prove who wins a position, or its value, and write the proof down as a certificate: a"
          + " move for the winner in every position that can arise.",
      "'farstar verify' checks it; docs/guide/certificates.md says how it is written."
    },
    footer = {
      "  farstar prove domineering 2x2 -o 2x2.cert",
      "  farstar prove domineering 2x3 --value -o value.cert",
      "  farstar prove nim '1 + 2 + 3' --misere -o nim.cert",
      "  farstar prove sum 'clobber(\"xo.|oxo\") + ^*' -o sum.cert"
    })
final class ProveCommand extends Command {
  private static final String STANDARD_OUTPUT = "-";

  @Mixin private PositionArguments position;

  @Option(
      names = "--value",
      description = "Prove the value: the second player wins the difference.")
  private boolean value;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "<file>",
      required = true,
      description = "The file to write; - is standard output.")
  private String file;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED, ExitCode.UNWRITTEN);
  }

  @Override
  ExitCode run(Session session) {
    Control control = session.begin(budget.budget(), budget.progress(), budget.threads());
    Question question = position.question(session, control);
    OutputFile output = new OutputFile(file, session.terminal().folder());
    if (!file.equals(STANDARD_OUTPUT)) {
      output.open();
    }
    Prover prover = new Prover(session.desk());
    Certificate certificate;
    try {
      certificate = value ? prover.value(question, control) : prover.outcome(question, control);
    } catch (SearchStopped e) {
      String searched = Amounts.count(control.progress().positions(), "position");
      session.end();
      session.out().println("nothing proved: " + e.reason().sentence() + " after " + searched);
      prover.tried().forEach(each -> session.out().println("  tried " + each));
      return ExitCode.of(e.reason());
    }
    session.end();
    String text = certificate.write();
    if (file.equals(STANDARD_OUTPUT)) {
      session.out().print(text);
      return ExitCode.ANSWERED;
    }
    String proved = "proved: " + certificate.claim();
    String lines = Amounts.count(certificate.body().size(), "line");
    try {
      output.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (InputException e) {
      session.out().println(proved + "; the proof has " + lines);
      throw e;
    }
    session.out().println(proved + "; wrote " + NotationException.visible(file) + ", " + lines);
    return ExitCode.ANSWERED;
  }
}
