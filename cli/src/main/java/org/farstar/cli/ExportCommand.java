package org.farstar.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.engine.rules.Export;
import org.farstar.engine.sum.Term;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code farstar export}. */
@CommandLine.Command(
    description =
        "Write a question about a position in a format of other programs, where the game has"
            + " one.",
    footer = {
      "  farstar export positional 'waerden(3,9) :' --as dimacs",
      "  farstar export positional 'lines(3^2) maker-breaker :' --as qdimacs > game.qdimacs"
    })
final class ExportCommand extends Command {
  @Mixin private PositionArguments position;

  @Option(
      names = "--as",
      paramLabel = "FORM",
      required = true,
      description = "The format, such as dimacs or qdimacs.")
  private String form;

  @Override
  ExitCode run(Session session) {
    Question question = position.question(session);
    Optional<Term.Placed<?>> placed = question.sum().position();
    if (placed.isEmpty()) {
      throw new InputException("found a sum, allowed: a single position");
    }
    session.out().print(written(placed.get(), question));
    return ExitCode.ANSWERED;
  }

  private <P> String written(Term.Placed<P> placed, Question question) {
    List<Export<P>> exports = placed.variant().exports();
    if (exports.isEmpty()) {
      throw new InputException("these rules of " + question.game() + " have no form to export");
    }
    return exports.stream()
        .filter(export -> export.name().equals(form))
        .findFirst()
        .map(export -> export.writer().apply(placed.position()))
        .orElseThrow(
            () ->
                new InputException(
                    "found the form '"
                        + form
                        + "', allowed: "
                        + exports.stream().map(Export::name).collect(Collectors.joining(", ")),
                    exports.stream()
                        .map(export -> export.name() + ": " + export.what() + ".")
                        .collect(Collectors.joining("\n"))));
  }
}
