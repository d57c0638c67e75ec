package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.engine.theory.SumRule;
import org.junit.jupiter.api.Test;

/** What a bound of sums touches is what {@code docs/guide/exercises.md} says. */
class NewBoundTest {
  private static final Path ROOT = Checkout.root();
  private static final Pattern BOUND = Pattern.compile("final class (\\w+) implements Bound \\{");

  private static final List<Path> WORDINGS =
      Stream.of("english.words", "german.words")
          .map(Path.of("engine/src/main/resources/org/farstar/engine/theory")::resolve)
          .toList();

  private static Map<String, String> sources() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path folder : modules.map(module -> module.resolve("src/main/java")).toList()) {
        if (Files.isDirectory(folder)) {
          try (Stream<Path> files = Files.walk(folder)) {
            files
                .filter(file -> file.toString().endsWith(".java"))
                .forEach(file -> sources.put(ROOT.relativize(file).toString(), text(file)));
          }
        }
      }
    }
    return sources;
  }

  private static String text(Path file) {
    try {
      // Comments may name what they like.
      return Files.readString(file).replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files that have this in them. */
  private static Set<String> naming(Map<String, String> sources, String words) {
    Pattern used = Pattern.compile("\\b" + words + "(?!\\w)");
    Set<String> naming = new TreeSet<>();
    sources.forEach(
        (name, text) -> {
          if (used.matcher(text).find()) {
            naming.add(name);
          }
        });
    return naming;
  }

  @Test
  void aBoundIsNamedByTheListOfBoundsAlone() throws IOException {
    Map<String, String> sources = sources();
    List<String> bounds = new ArrayList<>();
    sources
        .values()
        .forEach(
            text -> BOUND.matcher(text).results().forEach(found -> bounds.add(found.group(1))));
    assertThat(bounds).contains("Signs", "Stops").hasSizeGreaterThanOrEqualTo(4);
    for (String bound : bounds) {
      assertThat(naming(sources, "new " + bound + "\\(\\)"))
          .as(bound)
          .containsExactly("engine/src/main/java/org/farstar/engine/item/SumBounds.java");
    }
  }

  @Test
  void aRuleIsNamedByItsBoundAlone() throws IOException {
    Map<String, String> sources = sources();
    for (SumRule rule : SumRule.values()) {
      assertThat(naming(sources, "SumRule\\." + rule.name())).as(rule.name()).hasSize(1);
    }
  }

  /** The last heading of a phrase has no condition, so one rule alone may come without its own. */
  @Test
  void everyLanguageHasAClauseForEachRule() throws IOException {
    for (Path file : WORDINGS) {
      String text = Files.readString(ROOT.resolve(file));
      List<SumRule> without =
          Stream.of(SumRule.values())
              .filter(rule -> !text.contains("[=rule: rule " + rule.id()))
              .toList();
      assertThat(without).as("%s", file).containsExactly(SumRule.ATOMIC_WEIGHT);
    }
  }

  @Test
  void thePageListsTheseFiles() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/guide/exercises.md"));
    for (String file :
        List.of(
            "engine/item/Signs.java",
            "engine/item/SumBounds.java",
            "engine/theory/SumRule.java",
            "engine/answer/SumRules.java")) {
      assertThat(page).contains("| `" + file + "` |");
      assertThat(ROOT.resolve("engine/src/main/java/org/farstar").resolve(file)).exists();
    }
    for (Path file : WORDINGS) {
      assertThat(page).contains("`" + file.getFileName() + "`");
    }
  }
}
