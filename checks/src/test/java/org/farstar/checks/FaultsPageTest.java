package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page on faults promises what tests show: each test that it names is there. */
class FaultsPageTest {
  private static final Pattern NAMED = Pattern.compile("`([A-Z][A-Za-z]*Test)\\.([a-z][A-Za-z]*)`");

  @Test
  void eachNamedTestIsThere() throws IOException {
    Path root = Checkout.root();
    Map<String, String> sources = new TreeMap<>();
    for (Path source : sources(root)) {
      sources.put(source.getFileName().toString(), Files.readString(source));
    }
    Matcher named = NAMED.matcher(Files.readString(root.resolve("docs/faults.md")));
    int count = 0;
    while (named.find()) {
      count++;
      Pattern test =
          Pattern.compile(
              "@(Test|ParameterizedTest|Property)\\b(?:(?!\\bvoid\\b).)*\\bvoid "
                  + named.group(2)
                  + "\\(",
              Pattern.DOTALL);
      assertThat(sources).as(named.group()).containsKey(named.group(1) + ".java");
      assertThat(sources.get(named.group(1) + ".java")).as(named.group()).containsPattern(test);
    }
    assertThat(count).isGreaterThan(20);
  }

  private static List<Path> sources(Path root) throws IOException {
    try (Stream<Path> modules = Files.list(root)) {
      List<Path> folders =
          modules
              .map(module -> module.resolve("src/test/java"))
              .filter(Files::isDirectory)
              .toList();
      Stream<Path> all = Stream.empty();
      for (Path folder : folders) {
        try (Stream<Path> files = Files.walk(folder)) {
          all =
              Stream.concat(
                  all, files.filter(f -> f.toString().endsWith(".java")).toList().stream());
        }
      }
      return all.toList();
    }
  }
}
