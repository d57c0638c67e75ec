package org.farstar.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.RulesVersions;
import org.farstar.ask.solve.SolveGames;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.cli.input.EngineOptions;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.LocalStore;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.engine.sum.SumLook;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.front.cluster.TextRecorder;
import org.farstar.values.player.Outcome;
import org.farstar.web.PublishedGame;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code farstar solve}. */
@CommandLine.Command(
    description = {
      "Solve a whole game: store the outcome, or the value, of every position that can arise"
          + " from the given one in a folder.",
      "The same command resumes a solve that was interrupted. docs/guide/solve.md describes"
          + " the folder."
    },
    footer = {
      "  farstar solve connect-four 4x4: -o c4x4",
      "  farstar outcome connect-four '4x4: 12' --from c4x4 --moves",
      "  farstar verify c4x4",
      "  farstar solve cram 4x5 -o cram",
      "  farstar solve tic-tac-toe 3^2: --record remoteness -o ttt",
      "  farstar solve connect-four 5x4: --publish site"
    })
final class SolveCommand extends Command {
  /** The values of {@code --record}, spelt as they are typed. */
  enum What {
    outcome,
    grundy,
    remoteness,
    starters
  }

  @Mixin private PositionArguments position;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description =
          "A new or empty folder, or the folder of this solve. With --engine spark also the address"
              + " of a store that the workers reach, such as hdfs://host/solves/c7x6.")
  private String output;

  @Option(
      names = "--publish",
      paramLabel = "DIR",
      description =
          "In place of -o: solve in DIR/solve and put the workbench beside it as plain files, with"
              + " the game as its first page, which looks up there. Any file server can offer DIR.")
  private String publish;

  @Option(
      names = "--record",
      paramLabel = "<what>",
      description =
          "The record of each position: outcome, grundy (Grundy values), remoteness (outcomes with"
              + " the number of moves) or starters (the same for either player who begins, where a"
              + " play may be endless). Default: grundy for impartial games in normal play, starters"
              + " where a play may be endless, otherwise outcome.")
  private What what;

  @Option(
      names = "--chunk",
      paramLabel = "<n>",
      converter = Converters.Count.class,
      description = "The approximate number of positions in a chunk; default one million.")
  private Long chunk;

  @Option(
      names = "--parquet",
      paramLabel = "FILE",
      description =
          "With --engine spark: also write the solved game to this new Parquet file, one row per"
              + " position.")
  private String parquet;

  @Mixin private EngineOptions engine;
  @Mixin private BudgetOptions budget;

  /** The property in which the launcher names the workbench as plain files. */
  private static final String PLAIN = "farstar.plain";

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    if (parquet != null && !engine.onCluster()) {
      throw new InputException("--parquet is an option of --engine spark only");
    }
    place(session);
    Control control =
        session.begin(budget.budget(), budget.progress(), budget.threadsOrProcessors());
    Question question = position.question(session, control);
    TextRecorder sources = new TextRecorder(session.desk().sources());
    SolveGames games = new SolveGames(session.desk().catalogue(), sources);
    Optional<Content> content = Optional.ofNullable(what).flatMap(w -> Content.ofWord(w.name()));
    SolveTask task =
        games.task(position.game(), question, content, chunkKeys(), RulesVersions.current());
    KeyPlay play = games.open(task);
    try (Cluster cluster =
        engine.onCluster() ? engine.open(session.terminal(), budget.memory()) : null) {
      ChunkStore store = store(cluster, session);
      ChunkExecutor executor =
          cluster == null
              ? executor(games, play, store, control)
              : cluster.chunks(
                  ShippedGame.of(position.game(), session.desk().catalogue(), sources.texts()));
      try (executor) {
        Description solved = new LayerSolver(task, play, store, executor, control).solve();
        session.end();
        print(question, solved, store, session);
        if (publish != null) {
          writePages(question, session);
        }
        if (parquet != null) {
          Path file = SolveFolders.path(parquet, session);
          engine.engine().writeParquet(new SolvedFolder(store), play, file);
        }
        return ExitCode.ANSWERED;
      } catch (SearchStopped e) {
        session.end();
        return stopped(e, control, session);
      }
    }
  }

  /** Where the game is solved: what -o says, or a folder within what is published. */
  private void place(Session session) {
    if ((output == null) == (publish == null)) {
      throw new InputException(
          output == null
              ? "-o FOLDER or --publish DIR says where the game is solved"
              : "-o and --publish both say where the game is solved; allowed: one of them");
    }
    if (publish == null) {
      return;
    }
    if (Catalogue.STANDARD.named(position.game()).isEmpty()) {
      throw new InputException(
          "--publish is for games that 'farstar games' lists, which the pages know");
    }
    if (SolveFolders.isStore(publish)) {
      throw new InputException("--publish: '" + publish + "' is an address; allowed: a folder");
    }
    plain(session);
    output = publish + "/" + PublishedGame.SOLVE;
  }

  /** Where the plain files come from: those that the launcher has made, or that are there. */
  private Path plain(Session session) {
    Path there = SolveFolders.path(publish, session);
    String set = System.getProperty(PLAIN, "");
    Path made = set.isEmpty() ? there : Path.of(set);
    if (!PublishedGame.isPlain(made) && !PublishedGame.isPlain(there)) {
      throw new InputException(
          "--publish puts the plain files of the workbench into '"
              + publish
              + "', and there are none",
          "'./farstar' in the sources makes them, also for a folder: ./farstar site DIR.");
    }
    return PublishedGame.isPlain(made) ? made : there;
  }

  private void writePages(Question question, Session session) {
    try {
      PublishedGame.write(
          plain(session),
          SolveFolders.path(publish, session),
          position.game(),
          question.text(),
          question.misere());
    } catch (IOException e) {
      throw InputException.unwritten(
          "cannot write the pages into '" + publish + "': " + e.getMessage(), "");
    }
    print("  ", "'" + publish + "' has pages that play; any file server can offer it", session);
  }

  private static ExitCode stopped(SearchStopped e, Control control, Session session) {
    print(
        "",
        "not solved: "
            + e.reason().sentence()
            + " after "
            + Amounts.count(control.progress().positions(), "position")
            + "; the same command resumes from there",
        session);
    return ExitCode.of(e.reason());
  }

  private static void print(String indent, String text, Session session) {
    session.out().print(session.layout().indented(indent, text));
  }

  private int chunkKeys() {
    if (chunk == null) {
      return SolveTask.USUAL_KEYS;
    }
    if (chunk < SolveTask.FEWEST_KEYS || chunk > SolveTask.MOST_KEYS) {
      throw new InputException(
          "--chunk: found '"
              + chunk
              + "', allowed: from "
              + SolveTask.FEWEST_KEYS
              + " to "
              + SolveTask.MOST_KEYS);
    }
    return (int) (long) chunk;
  }

  /** Where the game is solved: a folder, or on a cluster also a store that has an address. */
  private ChunkStore store(Cluster cluster, Session session) {
    if (!SolveFolders.isStore(output)) {
      return new LocalStore(SolveFolders.path(output, session));
    }
    if (cluster == null) {
      throw new InputException(
          "-o: '" + output + "' is the address of a store; allowed with --engine spark only");
    }
    return cluster.store(output);
  }

  private ChunkExecutor executor(
      SolveGames games, KeyPlay play, ChunkStore store, Control control) {
    return ThreadExecutor.within(
        games,
        play.words(),
        control.threads(),
        control.mostMemory(),
        LayerSolver.spill(Path.of(store.place())));
  }

  /** What a task is about. */
  static String title(SolveTask task) {
    return task.game()
        + " "
        + (task.parameters().isEmpty() ? "" : task.parameters() + ": ")
        + task.start()
        + (task.misere() ? " in mis\u00e8re play" : "")
        + ", "
        + task.content().word();
  }

  private void print(Question question, Description solved, ChunkStore store, Session session) {
    session.out().print(session.layout().indented("", "solved: " + title(solved.task())));
    SolvedGame<?> game = SolvedGame.open(question, output, new SolvedFolder(store), session.desk());
    Outcome outcome = game.outcome(question.sum());
    String who =
        Sentences.of(
            outcome,
            question.sum().impartial(),
            SumLook.label(question.sum(), outcome),
            SumLook.winner(question.sum(), outcome));
    session.out().print(session.layout().indented("  ", who));
    long kilobytes = (store.bytes("layers") + 999) / 1000;
    session
        .out()
        .print(
            session
                .layout()
                .indented(
                    "  ",
                    Amounts.count(solved.positions(), "position")
                        + " in "
                        + Amounts.count(solved.layers().size(), "layer")
                        + ", "
                        + Amounts.count(kilobytes)
                        + " kB"));
    session.out().print(session.layout().indented("  ", "sum " + solved.sum()));
  }
}
