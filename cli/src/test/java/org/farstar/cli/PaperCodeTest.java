package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The classes that the tables of the pages about papers name exist. */
class PaperCodeTest {
  private static final Pattern CLASS =
      Pattern.compile("`([A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+)(?:\\.\\w+)?`");

  private static Set<String> classes() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void theClassesInTablesExist() throws IOException {
    Set<String> classes = classes();
    List<String> named = new ArrayList<>();
    for (Path page : ClaimTableTest.pages().toList()) {
      for (String line : Files.readAllLines(page)) {
        if (line.startsWith("|")) {
          CLASS.matcher(line).results().forEach(name -> named.add(name.group(1)));
        }
      }
    }
    assertThat(named).hasSizeGreaterThan(50);
    named.removeAll(classes);
    assertThat(named).isEmpty();
  }
}
