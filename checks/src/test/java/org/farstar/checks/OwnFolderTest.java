package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.games.Games;
import org.junit.jupiter.api.Test;

/**
 * A game is known by its folder and by one line of the catalogue: nothing else that is shipped
 * names it, so that a new one touches nothing else.
 */
class OwnFolderTest {
  private static final Path ROOT = Checkout.root();
  private static final String CATALOGUE = "games/src/main/java/org/farstar/games/Games.java";
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  private static final Pattern SCRIPT = Pattern.compile("['\"`]([a-z-]+)['\"`]");
  private static final Pattern CARD =
      Pattern.compile("(?s)public final class (\\w+Game) \\{.*public static Game<");
  private static final Pattern PUT = Pattern.compile("CATALOGUE\\.put\\((\\w+)\\.\\w+, (\\w+)::");

  /** Files that name games for people or by what they are about, with the reason. */
  private static final Map<String, String> NAMING =
      Map.ofEntries(
          Map.entry(
              "cli/src/main/java/org/farstar/cli/TourStop.java",
              "the tour shows the papers' games"),
          Map.entry(
              "cli/src/main/java/org/farstar/cli/TrainingRun.java",
              "commands that are run at build"),
          Map.entry(
              "ask/src/main/java/org/farstar/ask/question/SumQuestion.java", "examples of sums"),
          Map.entry(
              "verify/src/main/java/org/farstar/verify/heap/HeapSum.java",
              "a kind of certificates"),
          Map.entry(
              "verify/src/main/java/org/farstar/verify/Statement.java", "a kind of certificates"),
          Map.entry(
              "engine/src/main/java/org/farstar/engine/theory/Works.java",
              "papers, named like games"),
          Map.entry("cli/src/main/java/org/farstar/cli/ProveCommand.java", "examples of the help"),
          Map.entry(
              "cli/src/main/java/org/farstar/cli/OutcomeCommand.java", "examples of the help"),
          Map.entry("cli/src/main/java/org/farstar/cli/EvalCommand.java", "examples of the help"),
          Map.entry(
              "cli/src/main/java/org/farstar/cli/PositionArguments.java", "examples of the help"),
          Map.entry("cli/src/main/java/org/farstar/cli/Shell.java", "examples of the help"));

  /** Words of other meanings that are names of games, too. */
  private static final Map<String, Set<String>> OTHERWISE =
      Map.of(
          "web/src/main/java/org/farstar/web/http/Gate.java", Set.of("token"),
          "web/src/main/java/org/farstar/web/WebServer.java", Set.of("token"),
          "picture/src/main/java/org/farstar/picture/Boards.java", Set.of("token"),
          "games/src/main/java/org/farstar/games/graph/core/GraphFiles.java", Set.of("col"),
          "games/src/main/java/org/farstar/games/heap/grundy/HeapStatements.java", Set.of("nim"),
          "engine/src/main/java/org/farstar/engine/theory/StepKind.java",
              Set.of("pennies", "pieces"),
          "verify/src/main/java/org/farstar/verify/solved/Expected.java", Set.of("grundy"));

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A source without its comments, which may name what they like. */
  private static String code(Path file) {
    return text(file).replaceAll("(?s)/\\*.*?\\*/|(?m)^ *//.*$", "");
  }

  /** The files of the modules that are shipped; papers and benchmarks are about certain games. */
  private static List<Path> files(String... endings) throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .filter(module -> !Set.of("papers", "bench").contains(module.getFileName().toString()))
          .map(module -> module.resolve("src/main"))
          .filter(Files::isDirectory)
          .flatMap(OwnFolderTest::walk)
          .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
          .toList();
    }
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(Path file) {
    return ROOT.relativize(file).toString();
  }

  /** The folders of the cards by the names of their classes. */
  private static Map<String, Path> cards() throws IOException {
    Map<String, Path> cards = new TreeMap<>();
    for (Path file : files("Game.java")) {
      CARD.matcher(text(file))
          .results()
          .forEach(found -> cards.put(found.group(1), file.getParent()));
    }
    return cards;
  }

  @Test
  void noOtherFileUsesTheCardOfAGame() throws IOException {
    Map<String, Path> cards = cards();
    assertThat(cards.size()).isGreaterThan(25);
    for (Path file : files(".java")) {
      if (name(file).equals(CATALOGUE)) {
        continue;
      }
      String text = text(file);
      cards.forEach(
          (card, folder) -> {
            if (!file.startsWith(folder)) {
              assertThat(Pattern.compile("\\b" + card + "\\b").matcher(text).find())
                  .as("%s names %s", name(file), card)
                  .isFalse();
            }
          });
    }
  }

  @Test
  void theCatalogueHasOneLineForEachGame() throws IOException {
    String catalogue = text(ROOT.resolve(CATALOGUE));
    List<MatchResult> lines = PUT.matcher(catalogue).results().toList();
    assertThat(lines).hasSize(Games.ids().size());
    assertThat(lines).allSatisfy(line -> assertThat(line.group(1)).isEqualTo(line.group(2)));
    Set<String> used = new TreeSet<>();
    lines.forEach(line -> used.add(line.group(1)));
    assertThat(used).isEqualTo(cards().keySet());
  }

  /** Neither as a whole text, nor as the function of an expression. */
  @Test
  void noOtherFileHasTheNameOfAGame() throws IOException {
    Set<String> named = new TreeSet<>();
    Set<Path> folders = Set.copyOf(cards().values());
    for (Path file : files(".java")) {
      // The checker has theorems on games, and a rule for each.
      if (folders.contains(file.getParent()) || name(file).contains("/verify/cite/")) {
        continue;
      }
      for (MatchResult literal : LITERAL.matcher(code(file)).results().toList()) {
        for (String id : Games.ids()) {
          String call = id.replace('-', '_') + "(\\\"";
          if (literal.group(1).equals(id) || literal.group(1).contains(call)) {
            if (NAMING.containsKey(name(file))) {
              named.add(name(file));
            } else {
              assertThat(OTHERWISE.getOrDefault(name(file), Set.of()))
                  .as("%s has \"%s\"", name(file), literal.group(1))
                  .contains(id);
            }
          }
        }
      }
    }
    assertThat(NAMING.keySet()).as("files that may name games, and do").isEqualTo(named);
  }

  /** The page asks the server what a game is like; papers have names like games. */
  @Test
  void noScriptHasTheNameOfAGame() throws IOException {
    Set<String> ids = new TreeSet<>(Games.ids());
    // Headings of tables have the scope col; a board may be positional, and a spot a token.
    ids.removeAll(Set.of("col", "positional", "token"));
    for (Path file : files(".js", ".html", ".css")) {
      if (file.endsWith("gallery.js")) {
        continue;
      }
      SCRIPT
          .matcher(text(file))
          .results()
          .forEach(
              word ->
                  assertThat(ids)
                      .as("%s: %s", name(file), word.group())
                      .doesNotContain(word.group(1)));
    }
  }
}
