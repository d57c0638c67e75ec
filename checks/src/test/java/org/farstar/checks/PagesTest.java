package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages for people: whole tables, and classes that exist. */
class PagesTest {
  private static final Path ROOT = Checkout.root();
  private static final Pattern SEPARATOR = Pattern.compile("\\|[-:| ]+\\|");
  private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z]\\w+)(?:\\.\\w+)?`");

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
    }
    return pages.stream();
  }

  /** A row that follows no other one is the head of a table, with a line of dashes below it. */
  @ParameterizedTest
  @MethodSource("pages")
  void noTableIsCutInTwo(Path page) throws IOException {
    List<String> lines = Files.readAllLines(page);
    boolean code = false;
    for (int i = 0; i < lines.size(); i++) {
      code ^= lines.get(i).startsWith("```");
      boolean row = !code && lines.get(i).startsWith("|");
      if (row && (i == 0 || !lines.get(i - 1).startsWith("|"))) {
        assertThat(i + 1 < lines.size() && SEPARATOR.matcher(lines.get(i + 1)).matches())
            .as("%s:%s: %s", ROOT.relativize(page), i + 1, lines.get(i))
            .isTrue();
      }
    }
  }

  /** In which packages of games the page of a paper may name classes; elsewhere it may in all. */
  private static final Map<String, List<String>> GAMES =
      Map.of(
          "flipping-coins", List.of("/games/strip/"),
          "end-nim", List.of("/games/heap/"),
          "transposition", List.of("/games/order/"),
          "monotone", List.of("/games/order/", "/games/symmetry/"),
          "qubic", List.of("/games/positional/"),
          "rulesets", List.of("/games/heap/", "/games/grid/"),
          "slides", List.of("/games/heap/", "/games/graph/", "/games/positional/"));

  /**
   * What a page of a paper calls a class in a table is one, of the games that the paper is about.
   */
  @Test
  void theClassesOfThePapersExist() throws IOException {
    Map<String, List<String>> classes = classes();
    try (Stream<Path> pages = Files.list(ROOT.resolve("docs/papers"))) {
      for (Path page : pages.toList()) {
        String name = page.getFileName().toString();
        Optional<List<String>> games =
            GAMES.keySet().stream().filter(name::startsWith).findFirst().map(GAMES::get);
        for (String line : Files.readAllLines(page)) {
          Matcher named = CLASS.matcher(line);
          while (line.startsWith("|") && games.isPresent() && named.find()) {
            assertThat(classes.getOrDefault(named.group(1), List.of()))
                .as("%s: %s", ROOT.relativize(page), line)
                .anyMatch(
                    file ->
                        !file.contains("/games/") || games.get().stream().anyMatch(file::contains));
          }
        }
      }
    }
  }

  /** The files of the classes of each name. */
  private static Map<String, List<String>> classes() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .map(module -> module.resolve("src/main/java/org/farstar"))
          .filter(Files::isDirectory)
          .flatMap(PagesTest::walk)
          .map(Path::toString)
          .filter(file -> file.endsWith(".java"))
          .map(file -> file.substring(file.indexOf("/org/farstar/")))
          .collect(
              Collectors.groupingBy(
                  file -> file.substring(file.lastIndexOf('/') + 1, file.length() - 5)));
    }
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
