package org.farstar.cli;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.ask.proof.Prover;
import org.farstar.ask.question.Question;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.output.OutputFile;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.Universe;
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
      "  farstar prove domineering 2x3 --at-least -1 --at-most 3 -o bounds.cert",
      "  farstar prove tic-tac-toe '4^3 misere:' --possible 'P or D' -o misere.cert",
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
      names = "--possible",
      paramLabel = "<outcomes>",
      description =
          "Prove that the outcome is one of these, as in 'P or D': what a player gets at least.")
  private String possible;

  @Option(
      names = "--at-least",
      paramLabel = "<value>",
      description = "Prove a lower bound of the value; with --at-most both bounds.")
  private String low;

  @Option(
      names = "--at-most",
      paramLabel = "<value>",
      description = "Prove an upper bound of the value.")
  private String high;

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

  private Certificate certificate(
      Prover prover, Question question, Session session, Control control) {
    if (possible != null) {
      OutcomeSet outcomes =
          OutcomeSet.read(possible)
              .orElseThrow(
                  () ->
                      new InputException(
                          "--possible: found '" + possible + "', allowed: outcomes, as in P or D"));
      return prover.possible(question, outcomes, control);
    }
    if (low != null || high != null) {
      Universe universe = session.desk().workspace().universe();
      return prover.bounds(
          question,
          Optional.ofNullable(low).map(universe::read),
          Optional.ofNullable(high).map(universe::read),
          control);
    }
    return value ? prover.value(question, control) : prover.outcome(question, control);
  }

  @Override
  ExitCode run(Session session) {
    long asked = Stream.of(possible, low == null ? high : low).filter(Objects::nonNull).count();
    if (asked + (value ? 1 : 0) > 1) {
      throw new InputException(
          "one of --value, --possible, and --at-least or --at-most is asked for at a time");
    }
    Prover.requireKnownRules(position.game());
    Control control = session.begin(budget.budget(), budget.progress(), budget.threads());
    Question question = position.question(session, control);
    OutputFile output = new OutputFile(file, session.terminal().folder());
    if (!file.equals(STANDARD_OUTPUT)) {
      output.open();
    }
    Prover prover = new Prover(session.desk());
    Certificate certificate;
    try {
      certificate = certificate(prover, question, session, control);
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
