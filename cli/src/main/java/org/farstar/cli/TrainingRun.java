package org.farstar.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.input.Completion;
import org.farstar.cli.input.Keyboard;
import org.farstar.engine.solve.LocalStore;
import org.farstar.values.notation.Expression;
import org.farstar.web.WebServer;

/**
 * The training run for the class-data archive: the launcher lists the classes that these commands
 * load and archives them, once for each build and JDK.
 *
 * <p>The commands together reach what most commands need, each in a moment. Help is not among them:
 * what it derives from the reader's old classes would keep those out of the archive.
 */
public final class TrainingRun {
  static final List<List<String>> COMMANDS =
      List.of(
          List.of("games"),
          List.of("eval", "1/2+1/4"),
          List.of("shell", "-"),
          List.of("eval", "--json", "{2|-1}.Cool(1/2) + ^*"),
          List.of("value", "domineering", "4x4"),
          List.of("value", "--json", "clobber", "xox|oxo"),
          List.of("value", "flipping-coins", "10110", "--explain"),
          List.of("value", "kayles", "5"),
          List.of("outcome", "nim", "1 2", "--moves", "--explain"),
          List.of("outcome", "vertex-geography", "path(3) @1", "--json"),
          List.of("outcome", "clobber", "xoxo|oxox", "--by", "search", "--moves"),
          List.of("outcome", "cram", "3x3"),
          List.of("outcome", "toppling-dominoes", "LRLL", "--moves", "--explain"),
          List.of("outcome", "sum", "domineering(\"3x3\") + nogo(\"2x3\") + ^*", "--explain"),
          List.of("table", "monotone", "--a", "3", "--d", "2..3", "--n", "1..6"),
          List.of("check", "flipping-coins/1-options"));

  private static final long MEMORY = 64L << 20;

  private TrainingRun() {}

  public static void main(String[] args) throws IOException {
    if (List.of(args).contains("serve")) {
      serve();
    } else if (List.of(args).contains("spark")) {
      spark();
    } else {
      COMMANDS.forEach(Main::run);
      type();
    }
  }

  /** What a worksheet needs of a terminal: a line typed with a completion. */
  static String type() throws IOException {
    try (Keyboard keyboard = Keyboard.typing("1/2 + 1/\t\r")) {
      Completion completion =
          before ->
              new Completion.Offer(before.length(), List.of(new Completion.Word("4", "", true)));
      return keyboard
          .lines(completion, Expression::goesOn, Optional.empty(), true)
          .next("farstar> ")
          .orElseThrow();
    }
  }

  /** What commands on Spark have an archive of their own for: a small game, solved in a thread. */
  private static void spark() throws IOException {
    Path folder = Files.createTempDirectory("farstar-training");
    String solved = folder.resolve("solved").toString();
    List<String> words =
        new ArrayList<>(List.of("solve", "connect-four", "3x3:", "-o", solved, "--chunk", "64"));
    words.addAll(List.of("--engine", "spark", "--master", "local[1]"));
    try {
      if (Main.run(words) != ExitCode.ANSWERED) {
        // An archive without Spark's classes would be taken for one with them.
        throw new IllegalStateException("not solved: " + words);
      }
    } finally {
      new LocalStore(folder).delete("");
    }
  }

  /**
   * What {@code serve} has an archive of its own for: the server and its first page, which ends
   * when it has been read.
   */
  static String serve() throws IOException {
    WebServer.Options options = new WebServer.Options("127.0.0.1", 0, MEMORY);
    try (WebServer server = WebServer.start(options, Catalogue.STANDARD);
        InputStream page = URI.create(server.address()).toURL().openStream()) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
