package org.farstar.cli;

import java.nio.file.InvalidPathException;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.theory.Ask;
import org.farstar.front.table.KeptFile;
import org.farstar.front.table.StoreOwner;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code farstar outcome}. */
@CommandLine.Command(
    description = "Say who wins a position, by which moves, and why.",
    footer = {
      "  farstar outcome flipping-coins 1011",
      "  farstar outcome flipping-coins '1011 + 0101' --moves --explain",
      "  farstar outcome flipping-coins 0110111 --by both --time 10s",
      "  farstar outcome flipping-coins @lines.txt --each",
      "  farstar outcome flipping-coins 'left=111 right=001: 0110111' --json",
      "  farstar outcome sum 'domineering(\"4x4\") + clobber(\"xo.|oxo\") - 1/2'"
    })
final class OutcomeCommand extends QuestionCommand {
  /** The part of the memory that kept results may take. */
  private static final int KEPT_SHARE = 8;

  @Option(names = "--moves", description = "List the winning moves.")
  private boolean moves;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description =
          "Save the results of the search in this file, also when it is stopped; the same"
              + " command resumes from there.")
  private String keep;

  @Option(
      names = "--from",
      paramLabel = "FOLDER",
      description =
          "Look the answer up in the folder of a solve, or at its address if a web"
              + " server has it.")
  private String from;

  /** What is done when the answer has been printed. */
  private Runnable afterwards = () -> {};

  /** What was opened for the first question. */
  private SolvedGame<?> solved;

  /** Results of one game in one ending, or of sums. */
  private KeptFile kept(String name, Question question, Session session) {
    if (options().method() != Method.SEARCH) {
      throw new InputException("--keep is for --by search: theories have nothing to keep");
    }
    String game = question.game() + (question.misere() ? " in misère play" : "");
    StoreOwner owner =
        new StoreOwner(RulesVersions.current(), game, position().edition(question, session));
    try {
      return new KeptFile(session.terminal().folder(), name, owner);
    } catch (InvalidPathException e) {
      throw new InputException("--keep: '" + name + "' is no file name: " + e.getReason());
    }
  }

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.REFUTED, ExitCode.BUDGET_ENDED, ExitCode.UNWRITTEN);
  }

  @Override
  void finish() {
    afterwards.run();
  }

  @Override
  String tooMuchForALine() {
    if (keep != null) {
      return "--keep";
    }
    return moves && !options().json() ? "--moves" : super.tooMuchForALine();
  }

  @Override
  Reply ask(Question question, Control control, Session session) {
    return from == null ? search(question, control, session) : lookUp(question, session);
  }

  private Reply lookUp(Question question, Session session) {
    if (keep != null || options().explain() || options().method() != Method.BEST) {
      throw new InputException(
          "--from looks answers up: --keep, --by and --explain do not go with it");
    }
    if (solved == null) {
      solved = SolveFolders.open(from, question, session);
    }
    Report<OutcomeAnswer> report = solved.outcome(question.sum(), moves);
    session.end();
    return Reply.ofOutcomes(question, report, Method.BEST, moves);
  }

  private Reply search(Question question, Control control, Session session) {
    Ask ask = new Ask(moves, options().explain());
    Optional<KeptFile> file = Optional.ofNullable(keep).map(name -> kept(name, question, session));
    KeptResults results = new KeptResults(session.desk().workspace().memoryBytes() / KEPT_SHARE);
    if (file.isPresent()) {
      file.get().open();
      file.get().read(results, session.desk().workspace().universe());
      session.desk().workspace().keep(results);
    }
    Report<OutcomeAnswer> report =
        session.desk().analyst().outcome(question.sum(), options().method(), ask, control);
    session.end();
    file.ifPresent(kept -> afterwards = () -> session.finish(() -> kept.write(results)));
    return Reply.ofOutcomes(question, report, options().method(), ask.moves());
  }
}
