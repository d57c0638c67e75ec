package org.farstar.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.cli.input.BudgetOptions;
import org.farstar.cli.input.Converters;
import org.farstar.engine.budget.Control;
import org.farstar.engine.database.DatabaseException;
import org.farstar.engine.database.DatabaseFile;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.DatabaseWriter;
import org.farstar.engine.database.Databases;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.DatabaseMaker;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar database}. */
@CommandLine.Command(
    description = {
      "Compute the values of all small regions of a game once, for use by later searches.",
      "A board is the sum of its regions. A database holds the value of every region up to a"
          + " given number of cells, one of each class under symmetry, in a file in the user's"
          + " cache folder. All commands look values up there. A database changes no answer."
    },
    footer = {
      "  farstar database domineering --cells 12",
      "  farstar database clobber cannibal --cells 6",
      "  farstar database nogo --cells 8 --threads 2 --time 10m"
    })
final class DatabaseCommand extends Command {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameIds.class,
      description = "The game; 'farstar games' lists them.")
  private String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "PARAMETERS",
      description = "The parameters of a variant, as written before the colon of a position.")
  private String parameters = "";

  @Option(
      names = "--cells",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      required = true,
      description = "The number of cells of the largest regions.")
  private int cells;

  @Option(
      names = "--rebuild",
      description = "Replace an existing file in any case, for example one that is refused.")
  private boolean rebuild;

  @Mixin private BudgetOptions budget;

  @Override
  Set<ExitCode> ends() {
    return Set.of(ExitCode.BUDGET_ENDED);
  }

  @Override
  ExitCode run(Session session) {
    if (cells < 1 || cells > DatabaseMaker.MOST_CELLS) {
      throw new InputException(
          "--cells: found '" + cells + "', allowed: from 1 to " + DatabaseMaker.MOST_CELLS);
    }
    Game<?> played = session.desk().catalogue().game(game);
    Variant<?> variant = played.family().variant(parameters, Sources.none());
    DatabaseMaker maker =
        variant
            .values()
            .database()
            .orElseThrow(
                () ->
                    new InputException(
                        "there are databases of games on boards that fall into regions, such as"
                            + " domineering; not of "
                            + played.id()));
    Databases databases =
        session
            .desk()
            .workspace()
            .databases()
            .orElseThrow(
                () -> new InputException("FARSTAR_DATABASES is 'none', allowed: a folder"));
    DatabaseOwner owner = databases.owner(played.id(), played.edition(), variant.parameters());
    Path file = databases.file(owner);
    int there = rebuild ? 0 : cells(file, owner);
    if (there >= cells) {
      session
          .out()
          .println(shown(file, session) + " has the regions of up to " + there + " cells already");
      return ExitCode.ANSWERED;
    }
    return make(maker, owner, file, there, session);
  }

  /** How many cells the largest regions of a database have, or 0 if there is none. */
  private static int cells(Path file, DatabaseOwner owner) {
    if (!Files.exists(file)) {
      return 0;
    }
    try {
      return DatabaseFile.open(file, owner).cells();
    } catch (DatabaseException | IOException e) {
      throw new InputException(
          "the database '" + file + "' is refused: " + e.getMessage(),
          "'farstar database ... --rebuild' replaces it.");
    }
  }

  /** The cells of a database that is to be replaced; 0 where it is refused. */
  private static int readable(Path file, DatabaseOwner owner) {
    try {
      return cells(file, owner);
    } catch (InputException e) {
      return 0;
    }
  }

  private ExitCode make(
      DatabaseMaker maker, DatabaseOwner owner, Path file, int there, Session session) {
    Control control = session.begin(budget.budget(), budget.progress(), budget.threads());
    int old = rebuild ? readable(file, owner) : there;
    session.out().println("cells  regions  values");
    DatabaseMaker.Made made =
        maker.make(
            owner,
            cells,
            session.desk().workspace(),
            control,
            (size, writer) -> {
              session.end();
              String regions = Amounts.count(size.regions());
              String values = Amounts.count(size.values());
              session
                  .out()
                  .println(
                      String.format(Locale.ROOT, "%5d  %7s  %6s", size.cells(), regions, values));
              session.out().flush();
              if (size.cells() > old && size.cells() < cells) {
                // A process that is killed keeps what is ready.
                session.finish(() -> write(writer.get(), file));
              }
            });
    session.end();
    made.stopped()
        .ifPresent(reason -> session.terminal().err().println("farstar: " + reason.sentence()));
    if (made.cells() > there) {
      session.finish(() -> write(made.writer(), file));
      session.out().println("wrote " + shown(file, session) + ", " + size(file, owner));
    } else {
      session.out().println("nothing was written");
    }
    return made.stopped().map(ExitCode::of).orElse(ExitCode.ANSWERED);
  }

  /** As short as it can be typed. */
  private static Path shown(Path file, Session session) {
    Path here = session.terminal().folder();
    return file.startsWith(here) ? here.relativize(file) : file;
  }

  private static void write(DatabaseWriter writer, Path file) {
    try {
      writer.write(file);
    } catch (IOException e) {
      String message = "cannot write '" + file + "': " + e.getMessage();
      if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
        throw InputException.outside(message);
      }
      throw InputException.unwritten(
          message, "The old database is unchanged. FARSTAR_DATABASES names another folder.");
    }
  }

  private static String size(Path file, DatabaseOwner owner) {
    try {
      DatabaseFile written = DatabaseFile.open(file, owner);
      return Amounts.count(written.regions(), "region")
          + (" of up to " + written.cells() + " cells, ")
          + Amounts.count(written.bytes(), "byte");
    } catch (IOException e) {
      throw InputException.outside("cannot read '" + file + "': " + e.getMessage());
    }
  }
}
