package org.farstar.cli;

import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.table.TableRequest;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.EngineOptions;
import org.farstar.cli.output.Terminal;
import org.farstar.cli.table.ReaderLeftException;
import org.farstar.cli.table.TablePrinter;
import org.farstar.cli.table.TableWords;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.BlockWorkers;
import org.farstar.engine.table.SpreadRun;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.cluster.TableJob;
import org.farstar.front.cluster.TextRecorder;
import org.farstar.front.table.StoreOwner;
import org.farstar.front.table.Stores;
import org.farstar.front.table.TableForm;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar table}. */
@CommandLine.Command(
    description = {
      "Make a table of outcomes or values.",
      "WHAT is a predefined table of the game ('farstar games GAME' lists them) or a"
          + " position with parameters in braces: {n} and {2*n+1} are numbers, {.:n} repeats the"
          + " text before the colon n times. --NAME RANGE gives the range of a parameter: 3..9,"
          + " 0..100/10, 1,4,9.",
      "Finished rows of a long table are stored; after an interruption the same command"
          + " resumes."
    },
    footer = {
      "  farstar table domineering --rows 1..3 --columns 1..4",
      "  farstar table octal '0.137: {n}' --n 0..20 --csv",
      "  farstar table end-nim '{a}|{b}|2' --a 1..4 --b 1..4 --show outcome",
      "  farstar table end-nim weights --piles 1..4 --height 3 --csv"
    })
final class TableCommand extends Command {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameIds.class,
      description = "The game; 'farstar games' lists them.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "WHAT",
      description =
          "The name of a table, or a position with parameters; then --NAME RANGE for each"
              + " parameter, and options of the table such as --show outcome or --misere.")
  private List<String> words = List.of();

  @ArgGroup private Forms forms = new Forms();

  /** At most one form. */
  static final class Forms {
    @Option(names = "--csv", description = "Print comma-separated values.")
    boolean csv;

    @Option(names = "--markdown", description = "Print a table in Markdown.")
    boolean markdown;

    @Option(names = "--latex", description = "Print a tabular environment of LaTeX.")
    boolean latex;

    @Option(names = "--json", description = "Print one JSON array of rows.")
    boolean json;

    TableForm form() {
      if (csv) {
        return TableForm.CSV;
      }
      if (markdown) {
        return TableForm.MARKDOWN;
      }
      if (latex) {
        return TableForm.LATEX;
      }
      return json ? TableForm.JSON : TableForm.TEXT;
    }
  }

  @Option(
      names = "--across",
      paramLabel = "<name>",
      description =
          "The parameter that labels the columns. Default: the last, if two have several values.")
  private String across;

  @Option(names = "--rows-only", description = "Print one row for each cell.")
  private boolean list;

  @Option(
      names = "--store",
      paramLabel = "<file>",
      description = "Store finished rows in this SQLite file, which serves one game.")
  private String store;

  @Option(names = "--no-store", description = "Neither use nor write a store.")
  private boolean noStore;

  @Mixin private EngineOptions engine;
  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  boolean hasOptionsOfGames(List<String> words) {
    return true;
  }

  @Override
  ExitCode run(Session session) {
    Game<?> played = session.desk().catalogue().game(game);
    TextRecorder sources = new TextRecorder(session.desk().sources());
    Desk desk = new Desk(session.desk().catalogue(), session.desk().workspace(), sources);
    TableRequest request = TableWords.read(played, words, desk);
    TablePrinter printer =
        new TablePrinter(request, forms.form(), Optional.ofNullable(across), list, session.out());
    boolean onCluster = engine.onCluster();
    int threads = budget.threads();
    TableRun run;
    try (Store kept = store(played, request, session);
        Cluster cluster = onCluster ? engine.open(session.terminal(), budget.memory()) : null) {
      Control control = session.begin(budget.budget(), budget.progress(), threads);
      run =
          cluster == null
              ? TableRun.fill(request.table(), request.settings(), kept, control, printer::row)
              : spread(
                  request, kept, control, printer, workers(cluster, request, sources, session));
    } catch (ReaderLeftException e) {
      // Whether that is a failure, as on a full disk, is decided when the streams are closed.
      session.end();
      return ExitCode.ANSWERED;
    }
    session.end();
    printer.finish(run);
    return run.stopped()
        .map(
            reason -> {
              List<String> words = new ArrayList<>(List.of(reason.sentence()));
              words.add(Amounts.count(run.made() + run.found(), "block") + " finished");
              if (!noStore) {
                words.add("the same command resumes from there");
              }
              session.terminal().err().println("farstar: " + String.join("; ", words));
              return ExitCode.of(reason);
            })
        .orElse(ExitCode.ANSWERED);
  }

  private static TableRun spread(
      TableRequest request,
      Store kept,
      Control control,
      TablePrinter printer,
      BlockWorkers workers) {
    try (workers) {
      return SpreadRun.fill(
          request.table(), request.settings(), kept, control, printer::row, workers);
    }
  }

  private BlockWorkers workers(
      Cluster cluster, TableRequest request, TextRecorder sources, Session session) {
    return cluster.blocks(
        () ->
            TableJob.of(
                ShippedGame.of(game, session.desk().catalogue(), sources.texts()), request));
  }

  private Store store(Game<?> played, TableRequest request, Session session) {
    if (noStore) {
      if (store != null) {
        throw new InputException("--store and --no-store exclude each other");
      }
      return Store.none();
    }
    StoreOwner owner = new StoreOwner(RulesVersions.current(), played.id(), played.edition());
    Terminal terminal = session.terminal();
    Stores stores =
        new Stores(
            terminal.dataFolder(),
            terminal.cacheFolder(),
            words -> terminal.err().println("farstar: " + words));
    if (store == null) {
      return stores.usual(request.table().name(), owner);
    }
    try {
      return stores.in(terminal.folder().resolve(store), owner);
    } catch (InvalidPathException e) {
      throw new InputException("--store: '" + store + "' is no file name: " + e.getReason());
    }
  }
}
