package org.farstar.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.farstar.ask.input.InputException;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar new ruleset}. */
@CommandLine.Command(
    description = {
      "Write a ruleset to start from: NAME.java, which works and has comments that say what"
          + " to change, and NAME.txt, a test with known answers. Existing files are not"
          + " overwritten. The default is a game on a row that uses no base class."
    },
    footer = {
      "  farstar new ruleset Shove",
      "  farstar value Shove.java '.x.o'",
      "  farstar check Shove.java --against Shove.txt",
      "  farstar new ruleset Split --grid"
    })
final class NewCommand extends Command {
  private static final String NAME = "NAME";

  @Parameters(
      index = "0",
      paramLabel = "WHAT",
      completionCandidates = What.class,
      description = "ruleset")
  private String what;

  @Parameters(
      index = "1",
      paramLabel = NAME,
      description = "The name of the class: a capital letter, then letters and digits.")
  private String name;

  @ArgGroup private Choice choice = new Choice();

  /** The kind of game, at most one. */
  private static final class Choice {
    @Option(
        names = "--grid",
        description = "A game on a grid, with the searches of the built-in games.")
    private boolean grid;

    @Option(names = "--heap", description = "A game of taking and breaking heaps, with periods.")
    private boolean heap;

    @Option(names = "--graph", description = "A game on a graph whose vertices can be clicked.")
    private boolean graph;

    @Option(
        names = "--verdict",
        description = "A game decided by the final position, not by the last move.")
    private boolean verdict;

    Template template() {
      return grid
          ? Template.GRID
          : heap
              ? Template.HEAP
              : graph ? Template.GRAPH : verdict ? Template.VERDICT : Template.STRIP;
    }
  }

  /** What a file to begin with is made from, and positions to try it with. */
  private enum Template {
    STRIP("Strip", "value", ".x.o", "x.xo.o"),
    GRID("Grid", "value", "....|.x..|....", ".....|.x.x.|....."),
    HEAP("Heap", "value", "1000000", "5 6"),
    GRAPH("Graph", "value", "1-2 2-3 3-4 4-1", "1-2 2-3 3-4 4-5"),
    VERDICT("Verdict", "outcome", "......", "x...o");

    private final String file;
    private final String command;
    private final String first;
    private final String next;

    Template(String file, String command, String first, String next) {
      this.file = file;
      this.command = command;
      this.first = first;
      this.next = next;
    }

    /** Commands to try. */
    List<String> commands(String name) {
      return List.of(
          command + " " + name + ".java '" + first + "'",
          "play " + name + ".java '" + next + "'",
          "check " + name + ".java --against " + name + ".txt",
          "check " + name + ".java --against search '" + next + "'");
    }
  }

  /** What can be begun. */
  static final class What implements Iterable<String> {
    @Override
    public java.util.Iterator<String> iterator() {
      return List.of("ruleset").iterator();
    }
  }

  @Override
  ExitCode run(Session session) {
    if (!what.equals("ruleset")) {
      throw new InputException("found '" + what + "', allowed: ruleset");
    }
    if (!name.matches("[A-Z][A-Za-z0-9]*") || SourceVersion.isKeyword(name)) {
      throw new InputException(
          "found '"
              + name
              + "', allowed: the name of a class, a capital letter, then letters and digits");
    }
    Template template = choice.template();
    String starter = starter(template.file + ".java.txt");
    if (isTaken(starter)) {
      throw new InputException(
          "found '" + name + "', allowed: a name that no class used by rulesets has",
          "As in farstar new ruleset My" + name + ".");
    }
    Path folder = session.terminal().folder();
    write(folder.resolve(name + ".java"), starter);
    write(folder.resolve(name + ".txt"), starter(template.file + ".txt"));
    session.out().println("wrote " + name + ".java and " + name + ".txt; to try them:");
    session.out().println();
    template.commands(name).forEach(words -> session.out().println("  farstar " + words));
    return ExitCode.ANSWERED;
  }

  /** Whether it is the name of a class that the file imports or would see without an import. */
  private boolean isTaken(String starter) {
    return starter.contains("." + name + ";")
        || Stream.of(Object.class, Rules.class, Play.class, Player.class)
            .anyMatch(known -> exists(known.getPackageName() + "." + name));
  }

  private static boolean exists(String className) {
    try {
      Class.forName(className, false, NewCommand.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private String starter(String resource) {
    try (InputStream in = NewCommand.class.getResourceAsStream("own/" + resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("STARTER", name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      throw new InputException("'" + file.getFileName() + "' exists already and was not changed");
    } catch (IOException e) {
      throw InputException.outside("cannot write '" + file + "': " + e.getMessage());
    }
  }
}
